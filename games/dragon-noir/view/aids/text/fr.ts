import type { en } from './en.ts'

/** Comment une partie de Dragon Noir s'est terminée. */
export const fr: Record<keyof typeof en, string> = {
  'title.win': '{side} l’emporte',
  'title.draw': 'Personne ne l’emporte',
  'line.victory': '« {scenario} » s’est décidé au tour {turn}.',
  'line.points': 'Le tour {turn} était le dernier ; morts et blessés décident : Exil {exile}, Horde {horde}.',
  'line.conceded': 'L’autre camp a abandonné au tour {turn}.',
  'line.campaign': 'La campagne est finie : Exil {exile}, Horde {horde}.',
  'fact.turns': '{count, plural, one {tour} other {tours}}',
  'fact.fallen': '{count, plural, one {mort} other {morts}} dans le camp {side}',
  'fact.shots': '{count, plural, one {tir} other {tirs}}',
  'fact.combats': '{count, plural, one {combat} other {combats}}',
  'summary.when': 'Tour {turn}',
  'asked.setup': 'Placez votre camp',
  'asked.fire': 'Choisissez qui tire',
  'asked.movement': 'Choisissez qui avance',
  'asked.mover': '{unit} : encore {mp} PM',
  'asked.combat': 'Choisissez qui frappe',
  'summary.energy':
    '{wizard} : énergie {energy}, {spells, plural, =0 {plus aucun sort} one {encore un sort} other {encore # sorts}}',
}
