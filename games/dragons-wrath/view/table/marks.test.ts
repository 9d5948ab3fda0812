import { expect, test } from 'vitest'
import { dragonsWrath as game } from '../../rules/game.ts'
import { card, creature, Scene } from '../../testing/scene.ts'
import { emptyDraft } from '../act/draft.ts'
import { funnelOf, waysOf } from '../act/funnel.ts'
import { createMarkStore, marksOf } from './marks.ts'

/** Forty creatures, a dozen of them one's own, in one's combat turn. */
function table() {
  const mine = Array.from({ length: 12 }, (_, place) => creature(card.guard, 0, { id: `A-${place}` }))
  const theirs = Array.from({ length: 28 }, (_, place) => creature(card.levy, 1, { id: `B-${place}` }))
  const { state } = new Scene({ creatures: [...mine, ...theirs] })
  const actions = game.actions(state, 0)
  const ways = waysOf(actions)
  const starts = funnelOf(ways, []).things
  const pressed = (presses: readonly string[]) =>
    marksOf(
      {
        actions,
        starts,
        funnel: funnelOf(ways, presses),
        picks: [],
        choice: undefined,
        commit: undefined,
        ready: undefined,
      },
      () => undefined,
    )
  return { keys: state.creatures.map(({ id }) => id), pressed }
}

test('a press draws the cards anew that look otherwise than before, and no others', () => {
  const { keys, pressed } = table()
  const store = createMarkStore()
  const drawn = (presses: readonly string[]): readonly string[] => {
    const before = keys.map((key) => store.of([key]))
    store.publish(pressed(presses))
    return keys.filter((key, place) => store.of([key]) !== before[place])
  }
  expect(drawn([])).toEqual(keys.filter((key) => key.startsWith('A-')))
  // The creature is chosen, and its targets are lit; the others of one's own stay as they are.
  expect(drawn(['A-3'])).toEqual(['A-3', ...keys.filter((key) => key.startsWith('B-'))])
  // Another attacker: the two of them, and no target.
  expect(drawn(['A-5'])).toEqual(['A-3', 'A-5'])
  // What is published again changes nothing.
  expect(drawn(['A-5'])).toEqual([])
})

test('who listens to marks is told of each, and asks for as little as he needs', () => {
  const { pressed } = table()
  const store = createMarkStore()
  let told = 0
  const leave = store.subscribe(() => told++)
  store.publish(pressed(['A-1']))
  expect(told).toBe(1)
  expect(store.now().attacker).toBe('A-1')
  expect(store.of(['A-1'])).toMatchObject({ light: 'start', isChosen: true })
  expect(store.of(['B-1'])).toMatchObject({ light: 'target', isChosen: false })
  leave()
  store.publish(pressed([]))
  expect(told).toBe(1)
})

test('what lies on a sheet is chosen, with the provinces that pay for it', () => {
  const scene = new Scene({
    with: { step: 'P1' },
    a: { provinces: ['R', 'R'], hand: [{ id: 'levy', card: card.levy }] },
  })
  const main = game
    .actions(scene.state, 0)
    .find((one) => one.type === 'commitPurchase' && one.creature !== undefined)
  if (main?.type !== 'commitPurchase') throw new Error('nothing can be bought')
  const store = createMarkStore()
  const funnel = funnelOf([], [])
  const commit = { kind: 'commitPurchase' as const, draft: { ...emptyDraft, main }, payments: [main] }
  store.publish(
    marksOf(
      { actions: [], starts: new Map(), funnel, picks: [], choice: undefined, commit, ready: undefined },
      () => undefined,
    ),
  )
  const [paid] = main.creature?.pay ?? []
  expect(store.now().bought).toBe('levy')
  expect(store.of(['levy']).isChosen).toBe(true)
  expect(store.of(['another', paid?.province ?? '']).isChosen).toBe(true)
  expect(store.of(['another']).isChosen).toBe(false)
})
