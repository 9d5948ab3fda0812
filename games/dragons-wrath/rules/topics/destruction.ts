import { boardOf } from '../board/board.ts'
import type { Combat, FrameOf } from '../frames.ts'
import { type Play, pop, push } from '../play.ts'
import { depart } from './leaving.ts'
import { destroyReplacements, replaceEach } from './replacement.ts'

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

/** DW-20.2 to DW-20.5, DW-20.7: replacements first; a creature that is saved stays as it is. */
export function stepDestroy(play: Play, frame: FrameOf<'destroy'>): void {
  const { state } = play
  const isSettled = replaceEach(play, frame, frame.creatures, (id) => {
    const live = boardOf(state).byId.get(id)
    return live === undefined ? [] : destroyReplacements(state, live, frame.combat)
  })
  if (!isSettled) return
  pop(play)
  const { creatures, objects, beatenBy } = frame
  depart(play, { ids: [...creatures, ...objects], to: 'discard', destroyed: true, beatenBy })
}
