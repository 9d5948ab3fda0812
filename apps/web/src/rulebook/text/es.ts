import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** El reglamento en español. */
export const es: Catalog<keyof typeof en> = {
  'rules.title': 'Reglamento',
  'rules.of': 'Reglas de {game}',
  'rules.search': 'Buscar en las reglas',
  'rules.searchHint': 'palabra, título o número',
  'rules.clear': 'Borrar la búsqueda',
  'rules.count': '{count, plural, =0 {Ninguna cláusula} one {Una cláusula} other {# cláusulas}}',
  'rules.none': 'Ninguna cláusula habla de «{words}». Prueba con menos palabras o más cortas.',
  'rules.sections': 'Secciones',
  'rules.section': 'Sección {section}',
  'rules.english': 'Los títulos están en español; el texto de las reglas, en inglés.',
  'rules.missing': 'No existe ese reglamento',
  'rules.missingText': 'No hay ningún juego con ese nombre en el estante.',
  'rules.linkTo': 'Dirección de {clause}',
}
