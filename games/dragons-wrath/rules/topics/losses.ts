import { matches } from '../board/filters.ts'
import { thingOfCard } from '../board/things.ts'
import type { FrameOf, LossEntry } from '../frames.ts'
import { type Play, pop } from '../play.ts'
import type { Province } from '../state.ts'
import { BEFORE_RESULT, isAttackOver } from './attack-over.ts'
import { type Plan, pickAll, planProvinces } from './choices.ts'
import { discardProvinces } from './provinces.ts'
import { lossReplacements, replaceEach } from './replacement.ts'
import { stateCheck } from './state-check.ts'

/** DW-20.1, DW-10.18, DW-17.11: replacements first, then all who lose choose, then all is discarded at once. */
export function stepLoss(play: Play, frame: FrameOf<'loss'>): void {
  const { state } = play
  // DW-12.8: who conceded while the list of a replacement was carried out goes before anything is lost.
  if (frame.cause === 'attack' && state.players.some((one) => one.conceded && !one.eliminated)) {
    stateCheck(play)
    if (state.ending !== null || dropLoss(play)) return
  }
  const isSettled =
    frame.phase !== 0 ||
    replaceEach(play, frame, frame.entries, ({ seat }) => lossReplacements(state, seat, frame.attacker))
  if (!isSettled) return
  frame.phase = 1
  const { entries } = frame
  const picked = pickAll(
    play,
    entries.map(({ seat }) => seat),
    (seat) =>
      planLoss(
        play,
        entries.find((entry) => entry.seat === seat),
      ),
  )
  if (picked === null) return
  pop(play)
  const losses = picked.flatMap(({ seat, picks }) => picks.map((id) => ({ seat, id })))
  discardProvinces(play, losses, frame.cause, frame.attacker)
}

/** DW-12.4: the attack ends when its attacker or who was attacked has left: its loss and its questions are dropped. */
export function dropLoss({ state }: Play): boolean {
  const [attack, loss] = state.stack.slice(-2)
  const isOf = loss?.kind === 'loss' && loss.cause === 'attack' && attack?.kind === 'attack'
  if (!isOf || !isAttackOver(state)) return false
  state.stack.pop()
  state.question = null
  attack.phase = BEFORE_RESULT
  return true
}

function planLoss(play: Play, entry: LossEntry | undefined): Plan {
  if (entry === undefined) return { kind: 'settled', picks: [] }
  const { seat, n, pick, by, filter } = entry
  const from = provincesMatching(play, seat, filter)
  if (pick === 'random') return { kind: 'random', from: from.map(({ id }) => id), n }
  const chooser = pick === 'you' ? by : seat
  return planProvinces(play, { chooser, holder: seat, from, n, why: 'lose', byFace: isByFace(filter) })
}

export function provincesMatching(
  play: Play,
  seat: number,
  filter: LossEntry['filter'],
): readonly Province[] {
  const held = play.state.player(seat).provinces
  if (filter === null) return held
  return held.filter((one) => matches({ ...thingOfCard(one, seat), exhausted: one.exhausted }, filter, false))
}

export const isByFace = (filter: LossEntry['filter']): boolean =>
  filter !== null && (filter.sphere !== undefined || filter.cardId !== undefined)
