import { type HexId, parseJoinedHex } from '@wyrmtable/hex'
import type { State } from './state.ts'

/** A label as a hex of the match, or undefined (DN-2.1). */
export const parseHexIn = (state: State, label: string): HexId | undefined =>
  parseJoinedHex(state.setting.field.joined, label)
