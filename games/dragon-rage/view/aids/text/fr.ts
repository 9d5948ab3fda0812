import type { Catalog } from '@wyrmtable/text'
import type { en } from './en.ts'

/** Comment une partie de Dragon Rage s’est terminée, en français. */
export const fr: Catalog<keyof typeof en> = {
  'grade.defeat': 'Poulet déplumé',
  line: '{points, plural, =0 {Aucun point} one {Un point} other {# points}} sur {all}, en {turns, plural, one {un tour} other {# tours}}.',
  'line.defeat': 'Esirien est debout, et ses cloches sonnent.',
  'line.marginal': 'La cité n’oubliera pas cette nuit.',
  'line.normal': 'La moitié d’Esirien est en cendres.',
  'line.great': 'Les cloches d’Esirien se sont tues.',
  'line.ultimate': 'Il ne reste rien qui puisse brûler.',
  ladder: 'Points de victoire détruits : {points} sur {all}',
  'fact.turns': '{count, plural, one {tour} other {tours}}',
  'fact.places': '{count, plural, one {lieu détruit} other {lieux détruits}}',
  'fact.units': '{count, plural, one {unité brûlée ou écrasée} other {unités brûlées ou écrasées}}',
  'fact.hearts': 'cœurs restant {count, plural, one {au dragon vivant} other {aux deux dragons}}',
  'fact.dragons': 'dragon en vie',
}
