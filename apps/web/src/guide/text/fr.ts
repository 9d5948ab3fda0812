import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** La leçon en français. */
export const fr: Catalog<keyof typeof en> = {
  'guide.title': 'Première partie',
  'guide.label': 'Leçon',
  'guide.step': 'Étape {step} sur {all}',
  'guide.next': 'Suite',
  'guide.show': 'Le faire pour moi',
  'guide.back': 'Retour',
  'guide.again': 'Depuis le début',
  'guide.leave': 'Quitter la leçon',
  'guide.further': 'La leçon suivante',
  'guide.play': 'Dresser une table',
  'guide.dice': 'Une leçon : ses dés sont écrits d’avance. Rien n’en est enregistré.',
  'guide.diceNow': 'Il est écrit que {dice} sortira.',
  'guide.other': 'C’est permis, mais la leçon va ailleurs.',
  'guide.read': 'Lisez d’abord, puis pressez « Suite ».',
  'guide.you': 'Vous jouez : {seat}',
  'guide.learner': 'Vous',
  'guide.missing': 'Pas encore de leçon',
  'guide.missingText': 'Rien n’enseigne encore ce jeu. Son livret de règles est complet.',
  'guide.faulty': 'Cette leçon ne peut pas être ouverte',
}
