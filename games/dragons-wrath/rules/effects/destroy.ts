import { startDestruction } from '../topics/destruction.ts'
import { envIn, inPlay, type Primitive } from './primitive.ts'

/** DW-17.1: together, after replacements. */
export const destroy: Primitive<'destroy'> = (play, frame, { what }) => {
  const ids = inPlay(envIn(play, frame), what)
  if (ids.length > 0) startDestruction(play, { ids, replaceable: !frame.context.replacing })
  return true
}
