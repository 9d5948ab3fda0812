import { boardOf } from '../board/board.ts'
import type { Combat, FrameOf } from '../frames.ts'
import { type Play, pop, push } from '../play.ts'
import { depart } from './leaving.ts'
import { applyReplacement, destroyReplacements } from './replacement.ts'

interface Destruction {
  readonly ids: readonly string[]
  readonly beatenBy?: Readonly<Record<string, string>>
  readonly combat?: Combat | null
  readonly replaceable: boolean
}

/** DW-17.1, DW-20.5: creatures in the order in force of their controllers; the rest follows when all is settled. */
export function startDestruction(play: Play, { ids, beatenBy, combat, replaceable }: Destruction): void {
  const { state } = play
  const board = boardOf(state)
  const rank = (id: string): number => state.order.indexOf(board.byId.get(id)?.controller ?? 0)
  const creatures = board.creatures.map(({ id }) => id).filter((id) => ids.includes(id))
  creatures.sort((a, b) => rank(a) - rank(b))
  const objects = [...board.objects.keys()].filter((id) => ids.includes(id))
  push(play, {
    kind: 'destroy',
    creatures,
    objects,
    beatenBy: beatenBy ?? {},
    combat: combat ?? null,
    replaceable,
    at: 0,
    applied: [],
  })
}

/** DW-20.2 to DW-20.5: one replacement at a time, each at most once to one creature. */
export function stepDestroy(play: Play, frame: FrameOf<'destroy'>): void {
  const { state } = play
  while (frame.replaceable && frame.at < frame.creatures.length) {
    const id = frame.creatures[frame.at] ?? ''
    const live = boardOf(state).byId.get(id)
    const open =
      live === undefined
        ? []
        : destroyReplacements(state, live, frame.combat).filter(({ key }) => !frame.applied.includes(key))
    const [next] = open
    if (next === undefined) {
      frame.at++
      frame.applied = []
      continue
    }
    const done = applyReplacement(play, next)
    if (done === 'asked') return
    frame.applied.push(next.key)
    if (done === 'declined') continue
    // DW-20.7: a creature that is saved stays as it is.
    if (next.ability.keepsEvent !== true) {
      frame.creatures.splice(frame.at, 1)
      frame.applied = []
    }
    if (next.ability.instead.length > 0) return
  }
  pop(play)
  const { creatures, objects, beatenBy } = frame
  depart(play, { ids: [...creatures, ...objects], to: 'discard', destroyed: true, beatenBy })
}
