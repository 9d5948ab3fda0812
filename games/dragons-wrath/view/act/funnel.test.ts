import { createMatch, seededDice } from '@wyrmtable/kernel'
import { rounds } from '@wyrmtable/kernel/testing'
import { expect, test } from 'vitest'
import { manifest } from '../../manifest.ts'
import type { Action } from '../../rules/actions.ts'
import { dragonsWrath as game } from '../../rules/game.ts'
import { funnelOf, waysOf } from './funnel.ts'
import { ownChoice } from './own-choice.ts'
import { pathOf } from './path.ts'

const withButtons: readonly Action['type'][] = [
  'pass',
  'endCombatTurn',
  'confirm',
  'chooseOption',
  'commitMagic',
  'commitPurchase',
  'chooseTargets',
]

/** Presses one thing or way after the other until nothing but the payment is left. */
function pressed(actions: readonly Action[], wanted: Action): readonly Action[] {
  const ways = waysOf(actions)
  const path = pathOf(wanted)
  let funnel = funnelOf(ways, [])
  for (let at = 0; at < path.length; at = funnel.at.length) {
    const next = path[at]
    if (next === undefined || next.kind === 'payment') break
    const isOpen = next.kind === 'thing' ? funnel.things.has(next.key) : funnel.ways.has(next.key)
    if (!isOpen) return []
    funnel = funnelOf(ways, [...funnel.at, next.key])
    if (funnel.at.length <= at) return []
  }
  return funnel.isDone ? funnel.payments : []
}

test('every listed action is reached by pressing cards, ways to do it, or a button of its own', () => {
  const scenario = manifest.scenarios[0]?.options ?? {}
  for (let round = 0; round < rounds(3, 60); round++) {
    const seed = `presses/${round}`
    const seats = game.seatIds
      .slice(0, 2 + (round % 3))
      .map((id) => ({ id, name: id, kind: 'person' as const }))
    const made = createMatch(
      game,
      {
        id: seed,
        seats,
        dice: { kind: 'seeded', seed },
        createdAt: 0,
        options: { ...scenario, ...manifest.trial },
      },
      seededDice(seed),
    )
    if (!made.ok) throw new Error(made.fault.code)
    const match = made.value
    const chance = seededDice(`${seed}/choices`)
    for (let step = 0; step < rounds(150, 2000) && game.outcome(match.state) === undefined; step++) {
      const [seat = 0] = game.toAct(match.state)
      const actions = game.actions(match.state, seat)
      const choice = ownChoice(game.view(match.state, seat))
      for (const action of actions) {
        if (choice !== undefined) {
          const picks =
            action.type === 'chooseCards'
              ? action.cards
              : action.type === 'chooseProvinces'
                ? action.provinces
                : []
          const laid = picks.reduce<readonly string[]>((now, id) => choice.press(now, [id]), [])
          expect(choice.ready(laid), seed).toEqual(action)
        } else if (pathOf(action).length === 0) expect(withButtons, seed).toContain(action.type)
        else expect(pressed(actions, action), `${seed} ${JSON.stringify(action)}`).toContain(action)
      }
      const done = match.play(seat, actions[chance.pick(actions.length, 'choice')] ?? { type: 'concede' }, 0)
      if (!done.ok) throw new Error(done.fault.type)
    }
  }
})
