import type { en } from './en.ts'

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'welcome.title': 'En retard, mais pas battu',
  'welcome.text': 'Vous êtes rouge. Il vous reste quatre pas, et trois au bleu.',
  'sprint.title': 'Sprinter',
  'sprint.text': 'Un dé décide : trois pas à partir de 3. Appuyez sur « Sprinter ».',
  'blue.title': 'Au tour du bleu',
  'blue.text': 'Vous êtes maintenant le bleu, à trois pas de l’arrivée. Sprintez aussi.',
  'tired.title': 'Hors d’haleine',
  'tired.text': 'Le bleu a trébuché. On ne sprinte pas deux fois de suite : cette fois, le rouge marche.',
  'end.title': 'C’est tout',
  'end.text': 'Le rouge arrive en premier. À vous de jouer contre quelqu’un.',
}
