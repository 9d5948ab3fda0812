import type { en } from './en.ts'

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'summary.when': 'An {turn} · {count, plural, one {# province} other {# provinces}}',
  'title.win': '{players} {count, plural, one {tient le royaume} other {tiennent le royaume}}',
  'title.draw': 'Personne ne tient le royaume',
  'line.lastProvince': 'En l’an {turn}, la dernière autre province est tombée.',
  'line.conceded': 'En l’an {turn}, plus personne d’autre n’a voulu continuer.',
  'line.together': 'En l’an {turn}, les dernières provinces de tous ont été perdues ensemble.',
  'line.turnLimit': 'L’an {turn} était le dernier : qui a le plus de provinces l’emporte.',
  'line.outOfTime': 'En l’an {turn}, le dernier adversaire a épuisé son temps.',
  'fact.years': '{count, plural, one {année} other {années}}',
  'fact.left': '{count, plural, one {province restante} other {provinces restantes}} : {players}',
  'fact.attack': '{count, plural, one {province perdue} other {provinces perdues}} par attaque',
  'fact.payment': '{count, plural, one {province cédée} other {provinces cédées}} en paiement',
  'fact.effect': '{count, plural, one {province perdue} other {provinces perdues}} par des cartes',
  'fact.sacrifice': '{count, plural, one {province sacrifiée} other {provinces sacrifiées}}',
  'fact.best': '{count, plural, one {combat gagné} other {combats gagnés}} : {card}, la meilleure créature',
  'fact.turning': 'l’année du tournant, depuis laquelle la plus grande puissance était à : {players}',
}
