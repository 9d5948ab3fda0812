import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Una posición que llegó por una dirección, en español. */
export const es: Catalog<keyof typeof en> = {
  'position.title': 'Una posición de {game}',
  'position.text': 'Te han enviado una posición. Se puede jugar aquí, en esta pantalla, con otros dados.',
  'position.open': 'Montarla',
  'position.faulty': 'En esta dirección no se lee ninguna posición',
  'position.faultyText': 'Puede haberse cortado por el camino, o ser de un juego que no está aquí.',
  'position.link': 'Copiar un enlace a esta posición',
  'position.file': 'Guardar esta posición',
  'position.copied': 'El enlace está copiado.',
  'position.notCopied': 'Este navegador no deja copiar. El enlace: {link}',
}
