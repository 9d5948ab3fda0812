import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** L’étiquette du compte d’un bot, en français. */
export const fr: Catalog<keyof typeof en> = {
  'bot.title': 'Compte de bot',
  'bot.lead':
    'Un programme joue avec ce compte ? Dites-le : il est présenté comme un bot à toutes ses tables et sur son profil, et ne joue aucune partie classée.',
  'bot.sure': 'Je sais que cela ne peut jamais être annulé',
  'bot.label': 'En faire le compte d’un bot',
  'bot.is': 'C’est le compte d’un bot : il est présenté comme tel partout, et ne joue aucune partie classée.',
  'bot.profile': 'Un programme joue avec ce compte.',
  'bot.named': '{name} (bot)',
}
