import type { LevelName } from '@wyrmtable/ai'
import {
  encodeView,
  type Json,
  type Match,
  optionsFor,
  rulesName,
  type Seat,
  type Tagged,
} from '@wyrmtable/kernel'
import type { Opponent, Seen, Watch } from './opponent.ts'
import type { ThinkTank } from './think-tank.ts'

/** A level that thinks in threads of its own within the time it promises. */
export class LevelOpponent implements Opponent {
  readonly #level: LevelName
  readonly #seed: string
  readonly #tank: ThinkTank
  /** The rest of the plan under way, and how many entries there must be for it to go on. */
  #following: readonly Json[] = []
  #goesOnAt = -1

  constructor(level: LevelName, seed: string, tank: ThinkTank) {
    this.#level = level
    this.#seed = seed
    this.#tank = tank
  }

  async choose(match: Match, { view }: Seen, seat: Seat, watch: Watch): Promise<Tagged> {
    const planned = this.#next(match, seat)
    if (planned !== undefined) return planned
    const { game } = match
    const thinking = this.#tank.think(
      {
        game: rulesName(game),
        options: optionsFor(match, seat),
        view: encodeView(game, view),
        seat,
        level: this.#level,
        seed: this.#seed,
        match: match.header.id,
      },
      ({ share, chance }) => watch.onProgress({ share, chance }),
      this.#level === 'warlord',
    )
    const cancel = () => thinking.cancel()
    watch.hurry.addEventListener('abort', cancel, { once: true })
    if (watch.hurry.aborted) cancel()
    try {
      const { action, following } = await thinking.result
      this.#remember(match, following)
      return parsed(match, action)
    } finally {
      watch.hurry.removeEventListener('abort', cancel)
    }
  }

  /** The threads belong to the table. */
  async end(): Promise<void> {}

  #remember(match: Match, following: readonly Json[]): void {
    this.#following = following
    this.#goesOnAt = match.seq + 1
  }

  /** The next step of the plan, if no die fell, nobody came between and it still may be done. */
  #next(match: Match, seat: Seat): Tagged | undefined {
    const [step, ...following] = this.#following
    if (step === undefined || match.seq !== this.#goesOnAt) return undefined
    if ((match.entries.at(-1)?.dice.length ?? 1) > 0) return undefined
    const action = parsed(match, step)
    if (match.check(seat, action) !== undefined) return undefined
    this.#remember(match, following)
    return action
  }
}

function parsed(match: Match, json: Json): Tagged {
  const action = match.game.action.parse(json)
  if (!action.ok) throw new Error(`${match.game.id}: ${JSON.stringify(json)} is no action`)
  return action.value
}
