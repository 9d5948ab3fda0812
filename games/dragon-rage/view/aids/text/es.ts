import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Cómo terminó una partida de Dragon Rage, en español. */
export const es: Catalog<keyof typeof en> = {
  'grade.defeat': 'Gallina sin plumas',
  line: '{points, plural, =0 {Ningún punto} one {Un punto} other {# puntos}} de {all}, en {turns, plural, one {un turno} other {# turnos}}.',
  'line.defeat': 'Esirien sigue en pie, y suenan sus campanas.',
  'line.marginal': 'La ciudad no olvidará esta noche.',
  'line.normal': 'Media Esirien yace en cenizas.',
  'line.great': 'Las campanas de Esirien han callado.',
  'line.ultimate': 'No queda nada que pueda arder.',
  ladder: 'Puntos de victoria destruidos: {points} de {all}',
  'fact.turns': '{count, plural, one {turno} other {turnos}}',
  'fact.places': '{count, plural, one {lugar destruido} other {lugares destruidos}}',
  'fact.units': '{count, plural, one {unidad quemada o aplastada} other {unidades quemadas o aplastadas}}',
  'fact.hearts': 'corazones que le quedan {count, plural, one {al dragón vivo} other {a los dos dragones}}',
  'fact.dragons': 'dragones vivos',
}
