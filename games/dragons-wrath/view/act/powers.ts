import type { Mode } from '../../data/words.ts'
import { boardOf } from '../../rules/board/board.ts'
import { cloneState } from '../../rules/clone.ts'
import type { Imagined } from '../../rules/view.ts'

/** A power and what it is made of. */
export interface Power {
  readonly base: number
  readonly parts: readonly { readonly card: string; readonly n: number }[]
  /** What no single object or enchantment brings: abilities of creatures, and what they make of each other. */
  readonly rest: number
  readonly total: number
}

export interface Meeting {
  readonly attacker: string
  readonly target: string
  readonly mode: Mode
}

/** The state as it would stand in the window of an attack, before anything answers it. */
export function inAttack(state: Imagined, meeting: Meeting): Imagined {
  const copy = cloneState(state)
  begin(copy, meeting)
  return copy
}

function begin(state: Imagined, { attacker, target, mode }: Meeting): void {
  const player = boardOf(state).byId.get(target)?.controller ?? 0
  state.attack = { attacker, target, player, mode, inWindow: true, cancelled: false }
  state.touch()
}

const valueIn = (state: Imagined, id: string, mode: Mode): number | undefined => {
  const live = boardOf(state).byId.get(id)
  return live === undefined ? undefined : mode === 'physical' ? live.pp : live.pm
}

/** Both powers as they would be compared; undefined where one of the two is not in play. */
export function comparedIn(state: Imagined, meeting: Meeting): readonly [number, number] | undefined {
  const { attacker, target, mode } = meeting
  const { attack } = state
  const isOn = attack?.attacker === attacker && attack.target === target && attack.mode === mode
  if (isOn) return valuesIn(state, meeting)
  let known = compared.get(state)
  if (known === undefined) {
    known = { scratch: cloneState(state), values: new Map() }
    compared.set(state, known)
  }
  const key = `${attacker} ${target} ${mode}`
  if (!known.values.has(key)) {
    begin(known.scratch, meeting)
    known.values.set(key, valuesIn(known.scratch, meeting))
  }
  return known.values.get(key)
}

/** Comparisons that were asked for, by the state they were asked of: a table asks for all targets at once. */
const compared = new WeakMap<
  Imagined,
  { readonly scratch: Imagined; readonly values: Map<string, readonly [number, number] | undefined> }
>()

function valuesIn(
  state: Imagined,
  { attacker, target, mode }: Meeting,
): readonly [number, number] | undefined {
  const [a, b] = [valueIn(state, attacker, mode), valueIn(state, target, mode)]
  return a === undefined || b === undefined ? undefined : [a, b]
}

/** What a power is made of: each object and enchantment is worth what the power is less without it. */
export function powerOf(state: Imagined, id: string, mode: Mode): Power | undefined {
  const live = boardOf(state).byId.get(id)
  const total = valueIn(state, id, mode)
  if (live === undefined || total === undefined) return undefined
  const base = mode === 'physical' ? live.basePp : live.basePm
  const parts = [
    ...live.creature.objects.map(({ id: object, card }) => ({ card, n: without(state, id, mode, object) })),
    ...state.enchantments.map(({ id: one, face }) => ({
      card: typeof face === 'string' ? face : face.tokenId,
      n: without(state, id, mode, one),
    })),
  ]
    .map(({ card, n }) => ({ card, n: total - (n ?? total) }))
    .filter(({ n }) => n !== 0)
  const rest = total - base - parts.reduce((sum, { n }) => sum + n, 0)
  return { base, parts, rest, total }
}

function without(state: Imagined, id: string, mode: Mode, source: string): number | undefined {
  const copy = cloneState(state)
  copy.enchantments = copy.enchantments.filter((one) => one.id !== source)
  for (const creature of copy.creatures) {
    creature.objects = creature.objects.filter((one) => one.id !== source)
  }
  copy.touch()
  return valueIn(copy, id, mode)
}
