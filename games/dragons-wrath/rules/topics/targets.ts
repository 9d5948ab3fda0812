import type { Seat } from '@wyrmtable/kernel'
import type { Effect, TargetSpec } from '../../data/effect.ts'
import { boardOf } from '../board/board.ts'
import { matches } from '../board/filters.ts'
import { thingOf, thingOfCard } from '../board/things.ts'
import type { Ref } from '../frames.ts'
import { type Refusal, refuse } from '../refusals.ts'
import { isLiving, livingSeats, type State } from '../state.ts'
import { mentions } from './mentions.ts'

export type Targets = Readonly<Record<string, Ref>>

/** Top-level choices of the effect's controller, made at announcement (DW-16.7). */
export const choicesIn = (effects: readonly Effect[]) =>
  effects.flatMap((effect) => (effect.op === 'choose' && effect.by === 'you' ? [effect] : []))

/** DW-16.7: targets named in the chosen options, and those outside all options. */
export function neededTargets(
  specs: readonly TargetSpec[],
  effects: readonly Effect[],
  modes: readonly number[],
): readonly TargetSpec[] {
  const choices = choicesIn(effects)
  const outside = effects.filter((effect) => !choices.some((choice) => choice === effect))
  const chosen = choices.flatMap(({ options }, place) => options[modes[place] ?? 0] ?? [])
  return specs.filter(({ id }) => {
    if (mentions(outside, id) || mentions(chosen, id)) return true
    return !mentions(choices, id)
  })
}

/** DW-16.2: in its zone, of the right side, matching the filter, and not protected from this caster. */
function isLegalTarget(state: State, you: Seat, spec: TargetSpec, ref: Ref): boolean {
  const { kind, controller = 'any', filter } = spec
  const sideFits = (seat: Seat): boolean => controller === 'any' || (controller === 'you') === (seat === you)
  if (kind === 'player') {
    return typeof ref === 'number' && ref < state.players.length && isLiving(state, ref) && sideFits(ref)
  }
  if (typeof ref !== 'string') return false
  const board = boardOf(state)
  if (kind === 'discardCard') {
    for (const [seat, player] of state.players.entries()) {
      const card = player.discard.find((one) => one.id === ref)
      if (card !== undefined) return sideFits(seat) && matches(thingOfCard(card, seat), filter, false)
    }
    return false
  }
  const inPlay = kind === 'creature' ? board.byId.get(ref) : undefined
  if (kind === 'creature' && inPlay === undefined) return false
  if (kind === 'object' && !board.objects.has(ref)) return false
  if (kind === 'enchantment' && !state.enchantments.some(({ id }) => id === ref)) return false
  const thing = thingOf(state, board, ref)
  if (thing === undefined || !sideFits(thing.controller)) return false
  if (inPlay?.rules.cannotBeTargeted === true && thing.controller !== you) return false
  return matches(thing, filter, false)
}

function candidates(state: State, you: Seat, spec: TargetSpec): readonly Ref[] {
  const board = boardOf(state)
  const all: readonly Ref[] = {
    creature: () => board.creatures.map(({ id }) => id),
    object: () => [...board.objects.keys()],
    player: () => livingSeats(state),
    enchantment: () => state.enchantments.map(({ id }) => id),
    discardCard: () => state.players.flatMap(({ discard }) => discard.map(({ id }) => id)),
  }[spec.kind]()
  return all.filter((ref) => isLegalTarget(state, you, spec, ref))
}

/** Every way to choose the targets; empty where one that is needed has no legal choice (DW-16.3). */
export function listTargets(state: State, you: Seat, specs: readonly TargetSpec[]): readonly Targets[] {
  let found: Targets[] = [{}]
  for (const spec of specs) {
    const legal = candidates(state, you, spec)
    found = found.flatMap((chosen) => {
      const open = legal.filter((ref) => !Object.values(chosen).includes(ref))
      const named = open.map((ref): Targets => ({ ...chosen, [spec.id]: ref }))
      return spec.optional === true ? [...named, chosen] : named
    })
  }
  return found
}

/** DW-16.2, DW-16.3 */
export function targetIssue(
  state: State,
  you: Seat,
  specs: readonly TargetSpec[],
  targets: Targets,
): Refusal | undefined {
  const seen: Ref[] = []
  for (const [id, ref] of Object.entries(targets)) {
    const spec = specs.find((one) => one.id === id)
    if (spec === undefined || !isLegalTarget(state, you, spec, ref)) {
      return refuse('badTarget', 'DW-16.2', { target: id })
    }
    if (seen.includes(ref)) return refuse('sameTarget', 'DW-16.2', { target: id })
    seen.push(ref)
  }
  const missing = specs.find(({ id, optional }) => optional !== true && !(id in targets))
  return missing === undefined ? undefined : refuse('noTarget', 'DW-16.3', { target: missing.id })
}

/**
 * DW-16.4: what is left of the targets when it resolves; null where there were some and all are illegal,
 * so that the whole card does nothing.
 */
export function stillLegal(
  state: State,
  you: Seat,
  specs: readonly TargetSpec[],
  targets: Targets,
): Targets | null {
  const entries = Object.entries(targets)
  const legal = entries.filter(([id, ref]) => {
    const spec = specs.find((one) => one.id === id)
    return spec !== undefined && isLegalTarget(state, you, spec, ref)
  })
  return entries.length > 0 && legal.length === 0 ? null : Object.fromEntries(legal)
}
