import { legalBearers, movingObject } from '../topics/bearers.ts'
import { pickAll, planCards } from '../topics/choices.ts'
import { attach } from '../topics/entering.ts'
import { takeFrom } from '../topics/zones.ts'
import { envIn, type Primitive } from './primitive.ts'

/** DW-17.10: a selector lets you choose among the legal bearers; without one nothing happens. */
export const moveObject: Primitive<'moveObject'> = (play, frame, effect) => {
  const env = envIn(play, frame)
  const moving = movingObject(env, effect)
  const from = legalBearers(env, effect)
  const { you } = frame.context
  if (moving === undefined || from.length === 0) return true
  const picked = pickAll(play, [you], () =>
    planCards({ chooser: you, of: you, from, min: 1, max: 1, why: 'bearer' }),
  )
  if (picked === null) return false
  const [to] = picked.flatMap(({ picks }) => picks)
  const object = takeFrom(moving.on.creature.objects, moving.id)
  play.state.touch()
  if (to !== undefined && object !== undefined) attach(play, object, to)
  return true
}
