import { decodeView, type Game, type Json, jsonOf, seededDice, type Tagged } from '@wyrmtable/kernel'
import { imagined } from '../../imagined.ts'
import type { Choice } from '../../search/search.ts'
import type { SearchRoom } from '../../search/search-room.ts'
import type { createSearch } from '../../search/tree-search.ts'
import { aimsOf, type Hint, hintsOf } from '../hints.ts'
import { createThinker, type Thinker } from '../thinker.ts'
import type {
  ChoiceJson,
  FailedMessage,
  FromThinker,
  HintJson,
  ThinkMessage,
  ThreadPort,
  ToThinker,
} from './messages.ts'

/** A game and what the search may know of it. */
export interface ThinkableGame {
  readonly game: Game
  readonly room: SearchRoom
  /** Made for this game; absent: the shared one. */
  readonly createSearch?: typeof createSearch
}

export interface ThinkerHost {
  /** Gives a game by its id, or undefined if there is none. */
  load(gameId: string): Promise<ThinkableGame | undefined>
  now(): number
  /** Comes back after messages that wait were received. */
  pause(): Promise<void>
}

/** Matches whose trees are kept. */
const MOST_MATCHES = 4
/** Least time between two reports of progress. */
const PROGRESS_MS = 100

/** Answers questions on a port for as long as it lives. One thinks at a time; the others wait. */
export function serveThinker(port: ThreadPort<ToThinker, FromThinker>, host: ThinkerHost): void {
  const cancelled = new Set<number>()
  const thinkers = new Map<string, Thinker<unknown, Tagged>>()
  let queue: Promise<void> = Promise.resolve()
  port.listen((message) => {
    if (message.type === 'cancel') {
      cancelled.add(message.id)
      return
    }
    if (message.type === 'prepare') {
      // Whatever is wrong with it is said to the first question about it.
      host.load(message.game).catch(() => {})
      return
    }
    queue = queue.then(async () => {
      const answer = await answerTo(message).catch(
        (error: unknown): FailedMessage =>
          failed(message.id, 'broken', error instanceof Error ? error.message : `${error}`),
      )
      cancelled.delete(message.id)
      port.post(answer)
    })
  })

  async function answerTo(message: ThinkMessage): Promise<FromThinker> {
    const { id, seat } = message
    const loaded = await host.load(message.game)
    if (loaded === undefined) return failed(id, 'unknownGame', message.game)
    const { game, room } = loaded
    const options = game.options.parse(message.options)
    if (!options.ok) return failed(id, 'badView', options.fault.path)
    const view = decodeView(game, message.view, options.value)
    if (!view.ok) return failed(id, 'badView', view.fault.path)
    const dice = seededDice(`${message.seed}/${seat}/seen/${JSON.stringify(message.view)}`)
    const seen = imagined(game, room, view.value, seat, dice)
    if (!game.toAct(seen).includes(seat)) return failed(id, 'notToAct', game.seatIds[seat] ?? `${seat}`)
    // What is told to people must not tell what they could not know; a computer that plays may measure.
    const state = message.hints === undefined ? seen : (game.foresee?.(seen, seat) ?? seen)
    const thinker = thinkerFor(message, loaded)
    let told = host.now()
    const thought = await thinker.think(state, seat, {
      cancel: {
        get aborted() {
          return cancelled.has(id)
        },
      },
      ...(message.ms === undefined ? {} : { ms: message.ms }),
      ...(message.playouts === undefined ? {} : { playouts: message.playouts }),
      anew: message.hints !== undefined,
      onProgress({ share, report }) {
        if (host.now() - told < PROGRESS_MS) return
        told = host.now()
        const [best] = report.choices
        const actions = best.actions.map(jsonOf)
        port.post({ type: 'progress', id, share, playouts: report.playouts, chance: best.chance, actions })
      },
    })
    const { action, following, report, playouts, ms } = thought
    const hints =
      report === undefined || message.hints === undefined
        ? []
        : hintsOf(game, room, state, seat, report, { most: message.hints, seed: message.seed })
    const aims =
      report === undefined || message.tellsAims === undefined
        ? []
        : aimsOf(game, room, state, seat, [action, ...following], { seed: message.seed })
    return {
      type: 'result',
      id,
      action: jsonOf(action),
      following: following.map(jsonOf),
      choices: report?.choices.slice(0, 12).map(choiceJson) ?? [],
      hints: hints.map(hintJson),
      aims,
      playouts,
      ms,
    }
  }

  function thinkerFor(message: ThinkMessage, loaded: ThinkableGame): Thinker<unknown, Tagged> {
    const { game: id, match, seat, level, seed, scale } = message
    const key = JSON.stringify([id, match, seat, level, seed, scale ?? 1])
    let thinker = thinkers.get(key)
    if (thinker === undefined) {
      thinker = createThinker(loaded.game, loaded.room, {
        level,
        seed,
        now: host.now,
        pause: host.pause,
        ...(scale === undefined ? {} : { scale }),
        ...(loaded.createSearch === undefined ? {} : { createSearch: loaded.createSearch }),
      })
    }
    // The least recently asked for goes first.
    thinkers.delete(key)
    thinkers.set(key, thinker)
    for (const old of [...thinkers.keys()].slice(0, -MOST_MATCHES)) thinkers.delete(old)
    return thinker
  }
}

const failed = (id: number, code: FailedMessage['code'], message: string): FailedMessage => ({
  type: 'failed',
  id,
  code,
  message,
})

const actionsJson = (actions: readonly Tagged[]): readonly Json[] => actions.map(jsonOf)

function choiceJson({ actions, visits, chance, certain }: Choice<Tagged>): ChoiceJson {
  return { actions: actionsJson(actions), visits, chance, certain }
}

function hintJson({ actions, chance, certain, share, range, changes }: Hint<Tagged>): HintJson {
  return { actions: actionsJson(actions), visits: 0, chance, certain, share, range, changes }
}
