import type { Dice } from '../dice/dice.ts'
import { seededDice } from '../dice/seeded-dice.ts'
import { isJsonObject, jsonOf } from '../json/json-of.ts'
import { ok } from '../result.ts'
import type { BotRoom } from './bot-room.ts'
import type { Game, Seat } from './contract.ts'
import type { ByLanguage, Language } from './language.ts'
import type { GameText, Released } from './rooms.ts'

/** The computer of the first released modules: given the true state, it draws anew what the seat cannot know of it. */
interface FirstBot extends BotRoom {
  determinize?(state: unknown, seat: Seat, dice: Dice): unknown
}

/** The state that a view was built from, in this thread. */
const states = new WeakMap<object, unknown>()
const adapted = new WeakMap<Released, Released>()

/**
 * Adapts a released module to the present contract. In the first of them, texts and computers take states where the
 * contract has views. Where nothing is hidden, the state is the view. Where something is, their texts look at the state
 * that the view was built from, and so does their computer before it draws anew what its seat cannot know. Such a view
 * goes to another thread with a state that was drawn anew in that way, never with the true one.
 */
export function underTodaysContract(released: Released): Released {
  const known = adapted.get(released)
  if (known !== undefined) return known
  const made = released.bot.imagine === undefined ? adapt(released) : released
  adapted.set(released, made)
  return made
}

function adapt({ game, bot, texts }: Released): Released {
  if (!game.hasSecrets) return { game: { ...game, view: (state) => state }, bot, texts }
  return { game: lendingStates(game, bot), bot: imagining(bot), texts: ofStates(texts) }
}

function lendingStates(game: Game, bot: FirstBot): Game {
  const viewOf = (json: object, state: unknown): object => {
    states.set(json, state)
    return json
  }
  return {
    ...game,
    view: (state, viewer) => viewOf(Object(game.view(state, viewer)), state),
    encodeView(view) {
      const json = jsonOf(view)
      const seat = seatOf(json)
      if (seat === undefined || !isJsonObject(json)) return json
      const imagined = bot.determinize?.(stateOf(view), seat, seededDice('view'))
      return { ...json, imagined: game.encode(imagined) }
    },
    decodeView(json, options) {
      if (!isJsonObject(json) || json.imagined === undefined) return ok(json)
      const { imagined, ...view } = json
      const read = game.decode(imagined, options)
      return read.ok ? ok(viewOf(view, read.value)) : read
    },
  }
}

/** Whose view it is; undefined for that of a spectator. */
function seatOf(view: unknown): Seat | undefined {
  const { me }: { readonly me?: unknown } = Object(view)
  const { seat }: { readonly seat?: unknown } = Object(me)
  return typeof seat === 'number' ? seat : undefined
}

const stateOf = (view: unknown): unknown => states.get(Object(view))

const imagining = (bot: FirstBot): BotRoom => ({
  ...bot,
  imagine: (view, seat, dice) => bot.determinize?.(stateOf(view), seat, dice),
})

function ofStates(texts: ByLanguage<GameText>): ByLanguage<GameText> {
  const said = (language: Language): GameText => {
    const text = texts[language]
    const { board, plate } = text
    return {
      ...text,
      phase: (view) => text.phase(stateOf(view)),
      status: (view) => text.status(stateOf(view)),
      action: (action, view) => text.action(action, stateOf(view)),
      group: (action, view) => text.group(action, stateOf(view)),
      ...(plate === undefined ? {} : { plate: (view, seat) => plate(stateOf(view), seat) }),
      ...(board === undefined ? {} : { board: (view, drawing) => board(stateOf(view), drawing) }),
    }
  }
  return { en: said('en'), fr: said('fr'), es: said('es') }
}
