import type { Refusal as AnyRefusal } from '@wyrmtable/kernel'
import { type MoveMode, moveModes } from '../rules/actions.ts'
import { type Area, areas } from '../rules/pieces.ts'
import { type Refusal, type RefusalType, refusalTypes } from '../rules/refusals.ts'
import { kindOfEntrance, type Say } from './say.ts'

/** Why not, in one sentence. Every figure that a refusal carries may be spoken of. */
export function refusalSentence(refusal: AnyRefusal, say: Say): string {
  if (!isOurs(refusal)) return say.t('refusal.unknown')
  const { type, hex, from, entrance, unit, dragon, area, mode, phase, needed, left, range, limit } = refusal
  return say.sentence(
    say.t(`refusal.${type}`, {
      hex: hex === undefined ? '?' : say.hex(hex),
      from: from === undefined ? '?' : say.hex(from),
      entrance: entrance === undefined ? '?' : say.entrance(entrance),
      kind: entrance === undefined ? 'gate' : kindOfEntrance(entrance),
      unit: unit ?? '?',
      dragon: dragon ?? '?',
      area: isArea(area) ? say.t(`area.${area}`) : '?',
      mode: isMode(mode) ? say.t(`mode.${mode}`) : '?',
      phase: phase === undefined ? say.t('refusal.unknown') : say.t(`phase.${phase}`),
      needed: needed ?? 0,
      left: left ?? 0,
      range: range ?? 0,
      limit: limit ?? 0,
    }),
  )
}

const known: ReadonlySet<string> = new Set<RefusalType>(refusalTypes)
const isOurs = (refusal: AnyRefusal): refusal is Refusal => known.has(refusal.type)
const isArea = (name: string | undefined): name is Area => areas.some((area) => area === name)
const isMode = (name: string | undefined): name is MoveMode => moveModes.some((mode) => mode === name)
