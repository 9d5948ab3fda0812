import type { Seat } from '@wyrmtable/kernel'
import type { Effect, ReplacementAbility } from '../../data/effect.ts'
import { boardOf } from '../board/board.ts'
import type { Env } from '../board/env.ts'
import type { HeldAbility, Live } from '../board/live.ts'
import { holds } from '../board/values.ts'
import type { Combat, Context } from '../frames.ts'
import { ask, type Play, push, take } from '../play.ts'
import type { State } from '../state.ts'
import { legalBearers } from './bearers.ts'
import { contextOf, countUse, type Holder, holdersOf, isOpen } from './triggers.ts'

/** A replacement that applies to the event at hand. */
export interface Replacement {
  readonly holder: Holder
  readonly held: HeldAbility
  readonly ability: ReplacementAbility
  readonly key: string
}

function applying(
  state: State,
  event: ReplacementAbility['event'],
  combat: Combat | null,
  affected: string | null,
  isOf: (ability: ReplacementAbility, holder: Holder) => boolean,
): readonly Replacement[] {
  const board = boardOf(state)
  return holdersOf(board).flatMap((holder) =>
    holder.abilities.flatMap((held): Replacement[] => {
      const { ability } = held
      if (ability.kind !== 'replacement' || ability.event !== event) return []
      if (!isOf(ability, holder) || !isOpen(holder, held)) return []
      const env: Env = {
        state,
        board,
        context: contextOf(holder),
        base: false,
        combat,
        ...(affected === null ? {} : { affected }),
      }
      if (!holds(env, ability.when) || (ability.optional === true && !couldDo(env, ability.instead)))
        return []
      return [{ holder, held, ability, key: `${holder.id}/${held.key}` }]
    }),
  )
}

/** DW-20.1, DW-20.3: of a creature about to be destroyed; its own go before those of its objects. */
export function destroyReplacements(state: State, live: Live, combat: Combat | null): readonly Replacement[] {
  const found = applying(state, 'destroy', combat, live.id, ({ of }, { id, bearer }) =>
    of === 'self' ? id === live.id : of === 'bearer' && bearer === live.id,
  )
  return [
    ...found.filter(({ ability }) => ability.of === 'self'),
    ...found.filter(({ ability }) => ability.of !== 'self'),
  ]
}

/** DW-20.1: of a player about to lose provinces to an attack or an effect. */
export function lossReplacements(state: State, seat: Seat, attacker: string | null): readonly Replacement[] {
  return applying(state, 'provinceLoss', null, null, ({ of }, { id, bearer, controller }) => {
    if (of === 'you') return controller === seat
    if (attacker === null) return false
    return of === 'attackBySelf' ? id === attacker : of === 'attackByBearer' && bearer === attacker
  })
}

/** DW-20.4: not offered if it could do nothing. */
function couldDo(env: Env, instead: readonly Effect[]): boolean {
  return instead.length === 0 || instead.some((effect) => effect.op !== 'moveObject' || canMove(env, effect))
}

const canMove = (env: Env, effect: Extract<Effect, { readonly op: 'moveObject' }>): boolean =>
  legalBearers(env, effect).length > 0

/**
 * Settles one replacement: 'asked' while its controller is asked, 'declined', or 'applied' with its list
 * pushed to run now. DW-20.3: what the list does is not replaced again.
 */
function applyReplacement(play: Play, one: Replacement): 'asked' | 'declined' | 'applied' {
  const { holder, held, ability } = one
  if (ability.optional === true) {
    const answer = take(play, 'confirm')
    if (answer === undefined) {
      ask(play, { kind: 'confirm', seat: holder.controller, why: 'replacement', card: holder.id })
      return 'asked'
    }
    if (!answer.yes) return 'declined'
  }
  countUse(holder, held)
  const { id, face, controller } = holder
  const card = typeof face === 'string' ? face : face.tokenId
  play.emit({ type: 'replaced', seat: controller, id, card })
  const context: Context = { ...contextOf(holder), replacing: true }
  const { instead } = ability
  if (instead.length > 0) {
    push(play, {
      kind: 'effects',
      list: instead,
      at: 0,
      context,
      local: null,
      together: null,
      root: false,
      modeAt: 0,
    })
  }
  return 'applied'
}

/** How far the replacements of one event are: who of those affected is looked at, and what was applied there. */
interface Replacing {
  readonly replaceable: boolean
  at: number
  applied: string[]
}

/**
 * DW-20.2 to DW-20.5: one replacement at a time, each at most once to one of those affected; who is saved leaves
 * the list. False while a replacement is to be answered or its own list to be run first.
 */
export function replaceEach<Affected>(
  play: Play,
  progress: Replacing,
  affected: Affected[],
  replacementsOf: (one: Affected) => readonly Replacement[],
): boolean {
  while (progress.replaceable && progress.at < affected.length) {
    const one = affected[progress.at]
    const open = one === undefined ? [] : replacementsOf(one)
    const next = open.find(({ key }) => !progress.applied.includes(key))
    if (next === undefined) {
      progress.at++
      progress.applied = []
      continue
    }
    const done = applyReplacement(play, next)
    if (done === 'asked') return false
    progress.applied.push(next.key)
    if (done === 'declined') continue
    // DW-20.2: where the event goes on all the same, other replacements of it still may apply.
    if (next.ability.keepsEvent !== true) {
      affected.splice(progress.at, 1)
      progress.applied = []
    }
    if (next.ability.instead.length > 0) return false
  }
  return true
}
