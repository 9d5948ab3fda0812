import type { Spell } from '../../data/spell-schema.ts'
import type { Action } from '../../rules/actions.ts'
import { U } from '../../rules/fields.ts'
import { levelOf, spellsOf, threshold, wizardsOf } from '../../rules/magic/wizards.ts'
import { type Refusal, refuse } from '../../rules/refusals.ts'
import { idOf, isCharacter, isOnMap, isWizard, slotOf, slots } from '../../rules/topics/counters.ts'
import { spellAt } from '../../rules/topics/effects.ts'
import type { View } from '../../rules/view.ts'
import { castsEverywhere, layableSpells, placingOf } from '../placements.ts'
import type { MagicKey } from './text/en.ts'

type Check = (action: Action) => unknown
const SIDES = 10

/** A page of the book: a spell, and whether it may be cast now. */
export interface BookPage {
  readonly spell: Spell
  /** How likely it succeeds within the wizard's radius (DN-15.4). */
  readonly chance: number
  /** Whether it is laid or led on hexes of choice. */
  readonly isPlaced: boolean
  /** Characters and other things that it may be cast on now. */
  readonly targets: number
  /** The rule that forbids it now, and in short what is missing where no rule says more. */
  readonly refusal: Refusal | undefined
  readonly missing: MagicKey | undefined
}

/** Whose book lies open: of who casts now, else of the wizard in hand, whichever side he is on. */
export function bookOwner(
  state: View,
  seat: number | undefined,
  chosen: string | undefined,
): number | undefined {
  if (!state.setting.scenario.magic) return undefined
  const inHand = chosen === undefined ? undefined : slotOf(state, chosen)
  if (inHand !== undefined && isWizard(state, inHand)) return inHand
  const isAsked = state.top === 'magicWindow' || state.top === 'contestSpell'
  return isAsked && seat !== undefined ? wizardsOf(state, seat)[0] : undefined
}

/** DN-15.2, DN-15.17: every spell of the wizard's list, and what is forbidden now with the reason. */
export function bookOf(
  state: View,
  wizard: number,
  { actions, check }: { readonly actions: readonly Action[]; readonly check: Check },
): readonly BookPage[] {
  const unit = idOf(state, wizard)
  const listed = new Map<string, number>()
  for (const action of actions) {
    if (action.type === 'cast' && action.wizard === unit)
      listed.set(action.spell, (listed.get(action.spell) ?? 0) + 1)
  }
  const isAsked = state.top === 'magicWindow'
  const layable = new Set(isAsked ? layableSpells(state, wizard) : [])
  return spellsOf(state, wizard).map((number) => {
    const spell = spellAt(state, number)
    const isPlaced = placingOf(state, spell.id) !== undefined
    const onPeople = isAsked && spell.category === 'other' ? targetsOf(state, unit, spell.id, check) : 0
    const targets = Math.max(listed.get(spell.id) ?? 0, onPeople, layable.has(spell.id) ? 1 : 0)
    const page = { spell, chance: bestChance(state, wizard, spell), isPlaced }
    if (targets > 0) return { ...page, targets, refusal: undefined, missing: undefined }
    const general = generally(state, wizard, spell)
    if (general !== undefined || state.top === 'contestSpell')
      return {
        ...page,
        targets,
        refusal: general,
        missing: general === undefined ? 'none.contest' : undefined,
      }
    const far = isAsked && isPlaced ? castsEverywhere(state, { wizard, spell: spell.id }, anyhow, check) : []
    if (far.length > 0) return { ...page, targets: far.length, refusal: undefined, missing: undefined }
    const isFull = spell.effect.kind === 'place' && check(layingOf(unit, spell.id)) !== undefined
    const why = isFull ? (check(layingOf(unit, spell.id)) as Refusal) : undefined
    return why?.type === 'noPieceLeft'
      ? { ...page, targets, refusal: why, missing: undefined }
      : { ...page, targets, refusal: undefined, missing: missingFor(spell) }
  })
}

const anyhow = { turn: 0, picked: [], listed: [] } as const

const layingOf = (wizard: string, spell: string): Action => ({ type: 'cast', wizard, spell, target: {} })

/** DN-15.1, DN-15.6: what forbids any target. */
function generally(state: View, wizard: number, { cost }: Spell): Refusal | undefined {
  if (state.of(wizard, U.cast) === 1) return refuse('alreadyCast', 'DN-15.6', { unit: idOf(state, wizard) })
  const left = state.of(wizard, U.energy)
  return cost > left ? refuse('needsEnergy', 'DN-15.1', { needed: cost, left }) : undefined
}

/** How many characters a spell may be cast on, however far away. */
const targetsOf = (state: View, wizard: string, spell: string, check: Check): number =>
  slots(state).filter(
    (slot) =>
      isOnMap(state, slot) &&
      isCharacter(state, slot) &&
      check({ type: 'cast', wizard, spell, target: { unit: idOf(state, slot) } }) === undefined,
  ).length

function missingFor({ effect, target }: Spell): MagicKey {
  switch (effect.kind) {
    case 'heal':
      return 'none.wounded'
    case 'unstun':
      return 'none.stunned'
    case 'dispel':
      return 'none.effect'
    case 'place':
    case 'summon':
    case 'teleport':
      return 'none.place'
    case 'mp-multiply':
      return 'none.moved'
    default:
      return target.includes('enemy')
        ? 'none.enemy'
        : target.includes('friend')
          ? 'none.friend'
          : 'none.anybody'
  }
}

/** DN-15.4: faces of the die with which it succeeds, where distance takes nothing off. */
function bestChance(state: View, wizard: number, { cost }: Spell): number {
  const least = threshold(cost) + 1 - levelOf(state, wizard)
  return Math.min(SIDES, Math.max(0, SIDES + 1 - least)) / SIDES
}
