import type { en } from './en.ts'

export const es: Readonly<Record<keyof typeof en, string>> = {
  'title.win': '{players} {count, plural, one {prevalece} other {prevalecen}}',
  'title.draw': 'Ninguna voluntad prevalece',
  'line.eliminated':
    '{count, plural, one {Todos los escudos menos uno} other {Todos los escudos menos #}} cedieron en el turno {turn}, y las criaturas se desvanecieron con sus amos.',
  'line.resigned': 'El último otro hechicero depuso su bastón en el turno {turn}.',
  'line.fallenTogether': 'Un solo golpe del turno {turn} rompió todos los escudos que quedaban.',
  'line.faded': 'Los escudos menguaron hasta el turno {turn}.',
  'line.turnLimit':
    'El turno {turn} era el último: {count, plural, one {decide el escudo más fuerte y luego las menos heridas} other {escudos y heridas están igualados}}.',
  'fact.turns': '{count, plural, one {turno} other {turnos}}',
  'fact.shield': 'puntos de escudo le quedan a {players}',
  'fact.created': '{count, plural, one {criatura creada} other {criaturas creadas}}',
  'fact.destroyed': '{count, plural, one {criatura destruida} other {criaturas destruidas}}',
  'fact.bolts': '{count, plural, one {rayo mágico} other {rayos mágicos}}',
  'summary.spoken': 'Turno {turn}; decide {player}, escudo {shield}.',
}
