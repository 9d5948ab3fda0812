import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** El reglamento en español. */
export const es: Catalog<keyof typeof en> = {
  'rules.title': 'Reglamento',
  'rules.of': 'Reglas de {game}',
  'rules.search': 'Buscar en las reglas',
  'rules.searchHint': 'una pregunta, una palabra o un número',
  'rules.clear': 'Borrar la búsqueda',
  'rules.count': '{count, plural, =0 {Ninguna cláusula} one {Una cláusula} other {# cláusulas}}',
  'rules.found': '{count, plural, =0 {Nada encontrado} one {Un resultado} other {# resultados}}',
  'rules.finds': 'Resultados',
  'rules.none': 'Las reglas no hablan de «{words}». Prueba con otras palabras.',
  'rules.variant': 'Variante',
  'rules.standard': '(norma)',
  'rules.numbers': 'de {min} a {max}',
  'rules.numbersFrom': 'de {min} a {max}; la norma es {standard}',
  'rules.reading': 'Cómo se ha leído este punto',
  'rules.examples': 'Ejemplos en el tablero:',
  'rules.example': 'Ejemplo {example}: abrir en el tablero',
  'rules.exampleFails': 'Este ejemplo no se puede abrir aquí.',
  'rules.sheet': 'Hoja de consulta',
  'rules.print': 'Imprimir',
  'rules.toBook': 'El reglamento entero',
  'rules.sections': 'Secciones',
  'rules.clausesOf': 'Cláusulas de: {section}',
  'rules.section': 'Sección {section}',
  'rules.english': 'Los títulos están en español; el texto de las reglas, en inglés.',
  'rules.missing': 'No existe ese reglamento',
  'rules.missingText': 'No hay ningún juego con ese nombre en el estante.',
  'rules.linkTo': 'Dirección de {clause}',
}
