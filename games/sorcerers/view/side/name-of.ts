import { seatIds } from '../../rules/roster.ts'
import { sayIn } from '../../text/say.ts'
import type { SorcererProps } from '../props.ts'

/** SO-1.5: what a sorcerer is called: by the options of the game, or else after whoever plays him. */
export function nameOf({ view: { setting }, seats, language }: SorcererProps, seat: number): string {
  const { names } = setting.options
  return names[seat] ?? seats[seat]?.name ?? sayIn(language).seat(seatIds[seat] ?? '')
}
