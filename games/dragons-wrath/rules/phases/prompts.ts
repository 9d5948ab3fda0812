import type { Seat } from '@wyrmtable/kernel'
import type { ActionOf } from '../actions.ts'
import type { Ask, Question, Ref } from '../frames.ts'
import type { Play } from '../play.ts'
import { type Refusal, refuse } from '../refusals.ts'
import type { State } from '../state.ts'
import { sphereOf } from '../topics/payment.ts'
import { orders, subsets } from '../topics/subsets.ts'
import { listTargets, neededTargets, targetIssue } from '../topics/targets.ts'
import { settledTargets } from './casting.ts'

type Choice = ActionOf<'chooseProvinces'> | ActionOf<'chooseCards'>

/** The choice that the seat still has to make. */
export function askOf(question: Question | null, seat: Seat): Ask | undefined {
  if (question?.kind !== 'choices') return undefined
  return question.asks.find((one) => one.seat === seat && one.picked === null)
}

/** DW-28.5: an answer to an old question is refused. */
function promptIssue(state: State, prompt: number | undefined): Refusal | undefined {
  if (prompt === undefined || prompt === state.asked) return undefined
  return refuse('oldQuestion', 'DW-28.5', { asked: state.asked, given: prompt })
}

const picksOf = (action: Choice): readonly string[] =>
  action.type === 'chooseProvinces' ? action.provinces : action.cards

/** DW-23.1: as many as asked, all of them offered, none twice. */
export function checkChoice(state: State, seat: Seat, action: Choice): Refusal | undefined {
  const ask = askOf(state.question, seat)
  const kind = action.type === 'chooseProvinces' ? 'provinces' : 'cards'
  if (ask === undefined || ask.kind !== kind) return refuse('notNow', 'DW-23.1', { step: state.step })
  const picks = picksOf(action)
  const strange = picks.find((id, place) => !ask.offered.includes(id) || picks.indexOf(id) !== place)
  if (strange !== undefined) return refuse('notOffered', 'DW-23.1', { card: strange })
  if (picks.length < ask.min || picks.length > ask.max) {
    return refuse('badChoice', 'DW-23.1', { needed: ask.min, given: picks.length })
  }
  return promptIssue(state, action.prompt)
}

/** DW-5.10: provinces that look alike to the chooser are interchangeable; cards are listed one by one. */
export function listChoices(state: State, ask: Ask): readonly Choice[] {
  const { offered, min, max, ordered } = ask
  if (ask.kind === 'cards') {
    const ways = ordered ? orders(offered) : subsets(offered, min, max)
    return ways.map((cards) => ({ type: 'chooseCards', cards: [...cards] }))
  }
  const kinds = new Map<string, string[]>()
  for (const [place, name] of offered.entries()) {
    const key = looksOf(state, ask, ask.meant[place] ?? '', name)
    kinds.set(key, [...(kinds.get(key) ?? []), name])
  }
  return multisets([...kinds.values()], min, max).map((provinces) => ({
    type: 'chooseProvinces',
    provinces: [...provinces],
  }))
}

/** What the chooser can tell of a province: under a handle only whether it is exhausted. */
function looksOf(state: State, ask: Ask, id: string, name: string): string {
  const held = state.player(ask.of).provinces.find((one) => one.id === id)
  const card = held ?? state.player(ask.of).discard.find((one) => one.id === id)
  const readiness = `${held?.exhausted ?? false}/${held?.known ?? true}`
  return name === id && card !== undefined ? `${sphereOf(card)}/${readiness}` : readiness
}

function multisets(kinds: readonly (readonly string[])[], min: number, max: number): readonly string[][] {
  let found: string[][] = [[]]
  for (const kind of kinds) {
    found = found.flatMap((chosen) =>
      Array.from({ length: Math.min(kind.length, max - chosen.length) + 1 }, (_, n) => [
        ...chosen,
        ...kind.slice(0, n),
      ]),
    )
  }
  return found.filter(({ length }) => length >= min)
}

/** DW-17.28: answers of several seats are kept until the last of them; then the work goes on. */
export function choose(play: Play, seat: Seat, action: Choice): void {
  const { state } = play
  const { question } = state
  const ask = askOf(question, seat)
  if (ask === undefined || question?.kind !== 'choices') return
  ask.picked = picksOf(action).map((name) => ask.meant[ask.offered.indexOf(name)] ?? name)
  play.emit({ type: 'answered', seat })
  if (question.asks.some(({ picked }) => picked === null)) return
  state.question = null
  play.answer = { kind: 'choices', picks: question.asks.map(({ picked }) => picked ?? []) }
}

/** DW-16.2: null only where the trigger is optional. */
export function checkTargets(
  state: State,
  seat: Seat,
  { targets, prompt }: ActionOf<'chooseTargets'>,
): Refusal | undefined {
  const { question } = state
  if (question?.kind !== 'targets' || question.seat !== seat) {
    return refuse('notNow', 'DW-23.1', { step: state.step })
  }
  const issue = promptIssue(state, prompt)
  if (issue !== undefined) return issue
  if (targets === null) return question.optional ? undefined : refuse('noTarget', 'DW-16.3', { target: '' })
  return targetIssue(state, question.context.you, specsOf(question), settledTargets(targets))
}

function specsOf({ ability, modes }: Extract<Question, { readonly kind: 'targets' }>) {
  if (ability.kind !== 'triggered') return []
  return neededTargets(ability.targets ?? [], ability.do, modes)
}

export function listTargetChoices(state: State): readonly ActionOf<'chooseTargets'>[] {
  const { question } = state
  if (question?.kind !== 'targets') return []
  const ways = listTargets(state, question.context.you, specsOf(question)).map(
    (targets): ActionOf<'chooseTargets'> => ({ type: 'chooseTargets', targets: { ...targets } }),
  )
  return question.optional ? [...ways, { type: 'chooseTargets', targets: null }] : ways
}

export function chooseTargets(play: Play, seat: Seat, { targets }: ActionOf<'chooseTargets'>): void {
  const chosen: Record<string, Ref> | null = targets === null ? null : { ...settledTargets(targets) }
  play.state.question = null
  play.emit({ type: 'answered', seat })
  play.answer = { kind: 'targets', targets: chosen }
}

export function checkOption(
  state: State,
  seat: Seat,
  { index, prompt }: ActionOf<'chooseOption'>,
): Refusal | undefined {
  const { question } = state
  if (question?.kind !== 'option' || question.seat !== seat) {
    return refuse('notNow', 'DW-23.1', { step: state.step })
  }
  if (index >= question.count)
    return refuse('badChoice', 'DW-17.25', { needed: question.count, given: index })
  return promptIssue(state, prompt)
}

export function checkConfirm(state: State, seat: Seat, { prompt }: ActionOf<'confirm'>): Refusal | undefined {
  const { question } = state
  const isAsked =
    question?.kind === 'confirm'
      ? question.seat === seat
      : question?.kind === 'mulligan' && question.seats.includes(seat)
  return isAsked ? promptIssue(state, prompt) : refuse('notNow', 'DW-23.1', { step: state.step })
}
