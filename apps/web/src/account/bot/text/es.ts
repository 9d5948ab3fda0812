import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** La etiqueta de la cuenta de un bot, en español. */
export const es: Catalog<keyof typeof en> = {
  'bot.title': 'Cuenta de bot',
  'bot.lead':
    '¿Juega un programa con esta cuenta? Dilo: se muestra como bot en todas sus mesas y en su perfil, y no juega partidas puntuadas.',
  'bot.sure': 'Sé que esto no se puede deshacer nunca',
  'bot.label': 'Convertirla en cuenta de bot',
  'bot.is': 'Es la cuenta de un bot: se muestra como tal en todas partes y no juega partidas puntuadas.',
  'bot.profile': 'Un programa juega con esta cuenta.',
  'bot.named': '{name} (bot)',
}
