import type { HexId } from '@wyrmtable/hex'
import type { InfiltrationResult } from '../../data/schema.ts'
import { type Play, roll } from '../play.ts'
import type { State } from '../state.ts'
import { infiltrated } from './contact.ts'
import { hasPower, idOf, isBlackDragon, isDog } from './counters.ts'

/** DN-8.7: dragons and dogs slip through. */
const isExempt = (state: State, slot: number): boolean =>
  isBlackDragon(state, slot) || isDog(state, slot) || hasPower(state, slot, 'baby-dragon')

/** DN-8.2, DN-8.7: the enemies by whom a counter must get that passes through the hexes; nobody hinders who is exempt. */
export const infiltrators = (state: State, slot: number, hexes: readonly HexId[]): readonly number[] =>
  isExempt(state, slot) ? [] : infiltrated(state, state.side(slot), hexes)

/** DN-8.3: faces out of ten that let somebody by so many enemies. */
export function passingFaces(state: State, enemies: number): number {
  const rows = Object.values(state.setting.sheets.infiltration.rows)
  return enemies === 0 ? rows.length : rows.filter((row) => row[Math.min(enemies, 3) - 1] === 'pass').length
}

/** DN-8.3, DN-8.6, DN-8.8: one roll for a position, by the number of different enemies that count. */
export function infiltrate(
  play: Play,
  slot: number,
  hexes: readonly HexId[],
  counts: (enemy: number) => boolean = () => true,
): InfiltrationResult {
  const { state } = play
  const enemies = infiltrators(state, slot, hexes).filter(counts).length
  if (enemies === 0) return 'pass'
  const column = Math.min(enemies, 3) - 1
  const { rows } = state.setting.sheets.infiltration
  const read = (total: number): InfiltrationResult => rows[String(total)]?.[column] ?? 'pass'
  const [first] = hexes
  const { total } = roll(play, {
    why: 'infiltration',
    clause: 'DN-8.3',
    by: idOf(state, slot),
    ...(first === undefined ? {} : { on: state.ground.label(first) }),
    read,
  })
  return read(total)
}
