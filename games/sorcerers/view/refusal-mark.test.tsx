import { isValidElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import type { Action } from '../rules/actions.ts'
import { sorcerers } from '../rules/game.ts'
import type { RefusalType } from '../rules/refusals.ts'
import { positionOf } from '../rules/testing/positions.ts'
import { sceneOf } from '../rules/topics/scene.ts'
import { RefusalMark } from './RefusalMark.tsx'
import { wayOf } from './way.ts'

type Position = Parameters<typeof positionOf>[0]

const walk = (id: string, x: number, y: number): Action => ({
  type: 'move',
  id,
  path: [{ x, y }],
  face: [1, 0],
})

const fight: Position = {
  group: ['P1-orc-1', 'P1-orc-2'],
  figures: {
    'P1-orc-1': { x: 300, y: 300, weapon: 'shooter' },
    'P1-orc-2': { x: 400, y: 300 },
    'P2-orc-1': { x: 450, y: 300 },
    'P2-orc-2': { x: 300, y: 700 },
    'P2-orc-3': { x: 200, y: 300 },
  },
}
const magic: Position = {
  phase: 'sorcerer',
  players: { P1: { points: 200 } },
  figures: { 'P1-sorcerer': [300, 400] },
}
const batch = (...at: readonly (readonly [number, number])[]): Action => ({
  type: 'create',
  race: 'orc',
  weapon: 'light',
  at: at.map(([x, y]) => ({ s: 'table', x, y, face: [1, 0] })),
})

type Refused = readonly [type: RefusalType, position: Position, action: Action, drawn: RegExp, table: string]

const field = 'open-field'
const byTheHouse: Position = { group: ['P1-orc-1'], figures: { 'P1-orc-1': [165, 190] } }
const refused: readonly Refused[] = [
  ['E_LENGTH', fight, walk('P1-orc-1', 300, 380), /path d="[^"]+" stroke="#c2261b" strokeWidth="5"/, field],
  ['E_OVERLAP', fight, walk('P1-orc-1', 390, 300), /sorcerers-in-the-way/, field],
  ['E_ENEMY', fight, walk('P1-orc-2', 470, 300), /sorcerers-in-the-way/, field],
  ['E_EDGE', fight, walk('P1-orc-1', 300, -20), /M0,0L1000,0/, field],
  [
    'E_SIGHT',
    fight,
    { type: 'shoot', id: 'P1-orc-1', target: 'P2-orc-1' },
    /<circle cx="400" cy="300"/,
    field,
  ],
  ['E_ARC', fight, { type: 'shoot', id: 'P1-orc-1', target: 'P2-orc-3' }, /M300,150L300,450/, field],
  ['E_CONTACT', fight, { type: 'melee', id: 'P1-orc-2', target: 'P2-orc-2' }, /strokeDasharray="7 5"/, field],
  [
    'E_WEAPON',
    fight,
    { type: 'shoot', id: 'P1-orc-2', target: 'P2-orc-1' },
    /<circle cx="400" cy="300"/,
    field,
  ],
  ['E_WALL', byTheHouse, walk('P1-orc-1', 200, 190), /strokeWidth="4.5"/, 'village'],
  ['E_ZONE', magic, batch([340, 400]), /strokeDasharray="7 5"/, field],
  ['E_COHESION', magic, batch([430, 400], [430, 480]), /strokeDasharray="7 5"/, field],
]

test.each(refused)('%s is drawn', (type, position, action, drawn, table) => {
  const state = positionOf(position, { table })
  const refusal = sorcerers.check(state, state.current, action)
  if (refusal?.type !== type) throw new Error(`${refusal?.type}`)
  const mark = (
    <RefusalMark refusal={refusal} way={wayOf(action, state)} scene={sceneOf(state)} label="1 mm" />
  )
  expect(markupOf(mark)).toMatch(drawn)
})

/** The tags that components without state come to, each with its attributes. */
function markupOf(node: ReactNode): string {
  if (Array.isArray(node)) return node.map(markupOf).join('')
  if (!isValidElement<Record<string, unknown>>(node)) return ''
  const { type, props } = node
  if (typeof type === 'function') return markupOf((type as (given: typeof props) => ReactNode)(props))
  const attributes = Object.entries(props).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'number' ? [` ${name}="${value}"`] : [],
  )
  return `<${String(type)}${attributes.join('')}>${markupOf(props.children as ReactNode)}`
}
