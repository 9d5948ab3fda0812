import type { en } from './en.ts'

export const es: Readonly<Record<keyof typeof en, string>> = {
  'summary.when': 'Año {turn} · {count, plural, one {# provincia} other {# provincias}}',
  'title.win': '{players} {count, plural, one {domina el reino} other {dominan el reino}}',
  'title.draw': 'Nadie domina el reino',
  'line.lastProvince': 'En el año {turn} cayó la última provincia de los demás.',
  'line.conceded': 'En el año {turn} nadie más quiso seguir.',
  'line.together': 'En el año {turn} todos perdieron a la vez sus últimas provincias.',
  'line.turnLimit': 'El año {turn} fue el último: decide quien tiene más provincias.',
  'line.outOfTime': 'En el año {turn} el último rival agotó su tiempo.',
  'fact.years': '{count, plural, one {año} other {años}}',
  'fact.left': '{count, plural, one {provincia} other {provincias}} en manos de {players}',
  'fact.attack': '{count, plural, one {provincia perdida} other {provincias perdidas}} en ataques',
  'fact.payment': '{count, plural, one {provincia entregada} other {provincias entregadas}} como pago',
  'fact.effect': '{count, plural, one {provincia perdida} other {provincias perdidas}} por cartas',
  'fact.sacrifice': '{count, plural, one {provincia sacrificada} other {provincias sacrificadas}}',
  'fact.best': '{count, plural, one {combate ganado} other {combates ganados}} por {card}, la mejor criatura',
  'fact.turning': 'el año decisivo: desde entonces tuvo el mayor poderío {players}',
}
