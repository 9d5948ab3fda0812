import type { Refusal } from '../../rules/refusals.ts'
import type { SideText } from './text/index.ts'

/** In two or three words, with its figures, why something cannot be had: '60 points short'. */
export function shortReason(
  { type, need = 0, found = 0, what = '' }: Refusal,
  t: SideText,
): string | undefined {
  switch (type) {
    case 'E_POINTS':
      return t('why.short', { points: need - found })
    case 'E_CONVICTION':
      return t('why.conviction', { camp: what })
    case 'E_SLOTS':
      return t('why.slots')
    case 'E_MAGICDONE':
      return t('why.over')
    case 'E_FADED':
      return t('why.faded')
    case 'E_NOOP':
      return t('why.nobody')
    case 'E_SIGHT':
    case 'E_ARC':
      return t('why.sight')
    case 'E_ROSTER':
      return t('why.roster')
    default:
      return undefined
  }
}
