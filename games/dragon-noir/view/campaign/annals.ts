import type { LoggedEntry } from '@wyrmtable/ui'
import type { Event } from '../../rules/events.ts'
import { sideIds, typeOfId } from '../../rules/roster.ts'

/** How a scenario of a campaign went. */
export interface Played {
  readonly scenario: string
  /** The side that won it, as a place; undefined: nobody. */
  readonly winner: number | undefined
  /** The game turn in which it ended. */
  readonly turn: number
}

/** Who fell: the type, and where and when. */
export interface Fallen {
  readonly type: string
  readonly scenario: string
  readonly turn: number
}

/** What a chronicle tells of a campaign as a whole. */
export interface Annals {
  /** Scenarios that are over, in the order in which they were played. */
  readonly played: readonly Played[]
  /** The dead of the scenarios that are over and of the present one, the last first. */
  readonly fallen: readonly Fallen[]
}

/** Reads the annals of a campaign out of its chronicle; `now` is the scenario that is played, `first` the one it began with. */
export function annalsOf(log: readonly LoggedEntry<Event>[], first: string): Annals {
  const played: Played[] = []
  const fallen: Fallen[] = []
  let scenario = first
  let turn = 1
  for (const event of log.flatMap(({ events }) => events)) {
    if (event.type === 'phaseBegan') turn = event.turn
    else if (event.type === 'unitFate' && event.fate === 'dead')
      fallen.unshift({ type: typeOfId(event.unit), scenario, turn })
    else if (event.type === 'scenarioEnded') {
      const winner = (sideIds as readonly string[]).indexOf(event.winner)
      played.push({ scenario: event.scenario, winner: winner < 0 ? undefined : winner, turn })
    } else if (event.type === 'scenarioBegan') {
      scenario = event.scenario
      turn = 1
    }
  }
  return { played, fallen }
}
