import type { Dice } from '@wyrmtable/kernel'
import { poolCards } from '../../data/library.ts'
import limited from '../../data/limited.json' with { type: 'json' }

const rarities = ['C', 'U', 'R'] as const

/** DW-25.2: different cards of each rarity; in one booster of so many a magic province replaces a common one. */
export function openBooster(dice: Dice): string[] {
  const booster = rarities.flatMap((rarity) => {
    const cards = poolCards.flatMap((card) =>
      card.type !== 'province' && card.rarity === rarity ? [card.id] : [],
    )
    return drawn(dice, cards, limited.booster[rarity])
  })
  const magic = poolCards.flatMap((card) =>
    card.type === 'province' && card.sphere === 'any' ? [card.id] : [],
  )
  const [found] = dice.pick(limited.magicOneIn, 'booster') === 0 ? drawn(dice, magic, 1) : []
  return found === undefined ? booster : [found, ...booster.slice(1)]
}

function drawn(dice: Dice, cards: readonly string[], n: number): string[] {
  const left = [...cards]
  return Array.from({ length: Math.min(n, left.length) }, () => {
    const [card = ''] = left.splice(dice.pick(left.length, 'booster'), 1)
    return card
  })
}
