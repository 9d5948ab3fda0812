import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Los estados de cada página en español. */
export const es: Catalog<keyof typeof en> = {
  'loading.title': 'Poniendo la mesa',
  'loading.text': 'Primero se dibuja el tablero, después las piezas.',
  'offline.title': 'Estás sin conexión.',
  'offline.text': 'Aquí todo sigue: tus partidas, el ordenador, las reglas. No se pierde nada.',
  'broken.title': 'La mesa se tambaleó',
  'broken.text': 'La página ha tenido un fallo suyo. No es culpa tuya.',
  'broken.safe': 'Tus partidas están a salvo: cada acción aceptada se guardó en este navegador.',
  'broken.export': 'Exportar todas las partidas',
  'broken.home': 'A las mesas',
  'broken.detail': 'Lo que dijo la página',
  'unknown.title': 'No existe esa página',
  'unknown.text': 'No hay nada en esta dirección. Tal vez falte una letra, o la página se haya mudado.',
}
