import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Les parties à plusieurs dans le hall, en français. */
export const fr: Catalog<keyof typeof en> = {
  'online.live': 'En ligne, en direct',
  'online.yourTurn': 'À vous de jouer',
  'online.waiting': 'En attente des autres',
  'over.ended': 'La partie est terminée',
  'online.open': 'Tables qui attendent quelqu’un',
  'online.everywhere': 'Les retrouver sur tous mes appareils',
  'online.filter': 'Jeu',
  'online.anyGame': 'Tous les jeux',
  'online.noFit': 'Aucune table de ce jeu n’attend en ce moment.',
  'online.toAct': 'au tour de : {seat}',
  'online.with': 'avec {names}',
  'talk.computer': 'ordinateur',
  'online.left': 'reste {time}',
  'room.copied': 'Copié. Envoyez-le à qui doit s’asseoir là : il sert une seule fois.',
  'online.invite': 'Copier l’invitation pour {seat}',
  'online.clock.none': 'Sans pendule',
  'online.clock.live': '{minutes} min + {seconds} s',
  'online.clock.days': '{days, plural, one {# jour par coup} other {# jours par coup}}',
  'online.clock.short': '{days, plural, one {# jour} other {# jours}} en réserve, {bonus} h par coup',
  'online.days.left': '{count, plural, one {# jour} other {# jours}}',
  'online.hours.left': '{count, plural, one {# heure} other {# heures}}',
  'online.minutes.left': '{count, plural, one {# minute} other {# minutes}}',
  'online.begun': 'pas encore commencée',
  'online.noSeat': 'attend que quelqu’un s’assoie',
  'online.look': 'Regarder',
  'online.play': 'Jouer',
  'online.sit': 'Prendre place',
}
