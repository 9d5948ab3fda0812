import type { PieceKind, Spell } from '../../data/spell-schema.ts'
import type { View } from '../../rules/view.ts'
import { en, type MagicKey } from './text/en.ts'
import type { MagicText } from './text/index.ts'

/** What a spell does, in a few words with the figures of the data. */
export function doesOf(state: View, { effect }: Spell, t: MagicText): string {
  switch (effect.kind) {
    case 'stats': {
      const { attack, defence } = effect
      const key = attack === 0 ? 'does.defence' : defence === 0 ? 'does.attack' : 'does.both'
      return t(key, { value: attack === 0 ? defence : attack })
    }
    case 'place': {
      const count = state.setting.sheets.spells.pieces[effect.piece].offsets.length
      return t(pieceKey(effect.piece), { count })
    }
    case 'summon':
      return t('does.summon', { kind: effect.type, number: effect.number })
    case 'shot-die-modifier':
    case 'mp-multiply':
      return t(`does.${effect.kind}`, { value: effect.value })
    case 'armour-and-defence':
      return t('does.armour-and-defence', { value: effect.defence })
    case 'teleport':
      return t('does.teleport', { value: effect.max })
    case 'retreat':
      return t('does.retreat', { value: effect.distance })
    default:
      return t(`does.${effect.kind}`)
  }
}

/** A piece by its family: its size is told by its hexes. */
function pieceKey(kind: PieceKind): MagicKey {
  const families = ['tree', 'crevasse', 'entrance', 'gallery', 'house', 'rubble', 'bridge', 'spring'] as const
  const family = families.find((one) => kind.startsWith(one)) ?? 'tower'
  return `piece.${family}`
}

const isKey = (key: string): key is MagicKey => Object.hasOwn(en, key)

/** How long it lasts. */
export function lastsOf({ duration }: Spell, t: MagicText): string {
  if ('turns' in duration) return t('lasts.turns', { turns: duration.turns })
  const key = `lasts.${duration.until}`
  return isKey(key) ? t(key) : duration.until
}
