import type { HexId } from '@wyrmtable/hex'
import type { GameText } from '@wyrmtable/kernel'
import type { Action } from '../rules/actions.ts'
import type { Event } from '../rules/events.ts'
import type { OpenState, View } from '../rules/view.ts'

type NoirText = GameText<View, Action, Event>

/** DN-2.1: where one board lies alone, its letters say nothing, and hexes are named by their numbers. */
export function shortNames(state: OpenState, words: string): string {
  const { sheets } = state.setting.field.joined
  const [only] = sheets
  return sheets.length !== 1 || only === undefined ? words : words.replaceAll(`${only.prefix}.`, '')
}

/** The name of a hex as people read it. */
export const hexName = (state: OpenState, hex: HexId): string => shortNames(state, state.ground.label(hex))

/** The texts of the game with hexes named so. */
export function withShortNames(text: NoirText, state: View): NoirText {
  if (state.setting.field.joined.sheets.length !== 1) return text
  const short = (words: string): string => shortNames(state, words)
  return {
    ...text,
    action: (action, view) => short(text.action(action, view)),
    refusal: (refusal) => short(text.refusal(refusal)),
    event: (event) => {
      const line = text.event(event)
      return line === undefined ? undefined : short(line)
    },
  }
}
