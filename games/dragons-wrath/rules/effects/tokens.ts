import { findCard } from '../../data/library.ts'
import { playersOf, thingsOf } from '../board/env.ts'
import { countOf } from '../board/values.ts'
import type { Face, FrameOf } from '../frames.ts'
import { newId } from '../ids.ts'
import type { Play } from '../play.ts'
import { enter } from '../topics/entering.ts'
import { envIn, type Primitive, withContext } from './primitive.ts'

function create(
  play: Play,
  frame: FrameOf<'effects'>,
  seats: readonly number[],
  face: Face,
  n: number,
): void {
  const made = seats.flatMap((seat) =>
    Array.from({ length: n }, () => ({ id: newId(play.state), face, token: true, owner: seat, by: seat })),
  )
  enter(play, made)
  withContext(frame, { created: [...frame.context.created, ...made.map(({ id }) => id)] })
}

/** DW-17.8 */
export const createToken: Primitive<'createToken'> = (play, frame, { player, token, n }) => {
  const env = envIn(play, frame)
  create(play, frame, playersOf(env, player), token, countOf(env, n))
  return true
}

/** DW-17.9, DW-21.1, DW-21.3: a token with the printed values of the creature as they are now, or were last. */
export const createCopy: Primitive<'createCopy'> = (play, frame, { player, of }) => {
  const env = envIn(play, frame)
  const [original] = thingsOf(env, of)
  if (original === undefined || original.kind !== 'creature') return true
  // Of one that has left play as it was last known; a card looks as its id says.
  const last = findCard(original.cardId) === undefined ? undefined : original.cardId
  const face = original.face ?? last
  if (face !== undefined) create(play, frame, playersOf(env, player), face, 1)
  return true
}
