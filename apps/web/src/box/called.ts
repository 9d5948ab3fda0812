import type { SeatInfo } from '@wyrmtable/kernel'
import { calledText } from '@wyrmtable/text'
import type { OpenBox } from './open-box.ts'

/** The box with the words of one match, in which those who play have their names. */
export const calledBox = <Box extends OpenBox>(box: Box, match: Parameters<typeof calledText>[1]): Box => ({
  ...box,
  text: calledText(box.text, match),
})

/** What the plate of a player says below the name: the seat, or where that has the same name, what marks it. */
export function plateNote(
  { text: { language, seat }, view }: OpenBox,
  place: number,
  { id, name }: Pick<SeatInfo, 'id' | 'name'>,
): string {
  const called = seat(id)
  return called === name ? (view.seatMarks[place]?.note[language] ?? '') : called
}
