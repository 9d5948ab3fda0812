import type { Catalog } from '@wyrmtable/text'
import type { TextKey } from './en.ts'

export const es: Catalog<TextKey> = {
  'seat.red': 'Rojo',
  'seat.blue': 'Azul',
  phase: 'Carrera',
  status: 'Rojo {red}, azul {blue} de {length}',
  group: 'Correr',
  'action.walk': 'Caminar un paso',
  'action.sprint': 'Esprintar',
  'event.rolled':
    '{seat} esprinta ({success, select, yes {bien} other {y tropieza}}): {total}, necesita {need}+',
  'event.moved': '{seat} da {steps, plural, =0 {cero pasos} one {# paso} other {# pasos}} (va por {to})',
  'refusal.tired': 'Nadie esprinta dos veces seguidas.',
  'refusal.notNow': 'Le toca al otro corredor.',
  'refusal.twoWinners': 'No pueden haber llegado los dos corredores.',
  'refusal.unknown': 'Las reglas lo prohíben.',
  outcome: '{seat} llega primero.',
  'view.title': 'La carrera',
  'view.line': 'Caminar o atreverse a esprintar',
  'view.length': 'Pasos de la pista',
  'view.actions': 'Acciones',
  'view.log': 'Crónica',
  'view.empty': 'Todavía no ha pasado nada.',
}
