import type { en } from './en.ts'

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'title.win': '{players} {count, plural, one {l’emporte} other {l’emportent}}',
  'title.draw': 'Aucune volonté ne l’emporte',
  'line.eliminated':
    '{count, plural, one {Tous les boucliers sauf un} other {Tous les boucliers sauf #}} ont cédé au tour {turn}, et les créatures se sont évanouies avec leurs maîtres.',
  'line.resigned': 'Le dernier autre sorcier a déposé son bâton au tour {turn}.',
  'line.fallenTogether': 'Un seul coup du tour {turn} a brisé tous les boucliers qui restaient.',
  'line.faded': 'Les boucliers ont décliné jusqu’au tour {turn}.',
  'line.turnLimit':
    'Le tour {turn} était le dernier : {count, plural, one {le bouclier le plus fort décide, puis le moins de blessures} other {boucliers et blessures sont à égalité}}.',
  'fact.turns': '{count, plural, one {tour} other {tours}}',
  'fact.shield': 'points de bouclier restent à {players}',
  'fact.created': '{count, plural, one {créature créée} other {créatures créées}}',
  'fact.destroyed': '{count, plural, one {créature détruite} other {créatures détruites}}',
  'fact.bolts': '{count, plural, one {trait magique} other {traits magiques}}',
  'summary.spoken': 'Tour {turn} ; {player} décide, bouclier {shield}.',
}
