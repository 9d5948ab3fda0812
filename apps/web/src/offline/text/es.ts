import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Lo que se dice de las versiones nuevas, en español. */
export const es: Catalog<keyof typeof en> = {
  'offline.update':
    'Hay una versión nueva lista. Empezará con la próxima carga; las partidas siguen donde están.',
  'offline.now': 'Cargarla ahora',
  'offline.later': 'Más tarde',
}
