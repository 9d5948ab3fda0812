import type { Refusal as AnyRefusal } from '@wyrmtable/kernel'
import { tablesData } from '../data/tables.ts'
import { type NoStarts, type Refusal, type RefusalType, refusalTypes } from '../rules/refusals.ts'
import { phases } from '../rules/state.ts'
import type { Say } from './say.ts'

/** Why not, in one sentence with its millimetres. */
export function refusalSentence(refusal: AnyRefusal, say: Say): string {
  if (isNoStarts(refusal))
    return say.t('refusal.noStarts', { table: tableName(refusal.table, say), seats: refusal.seats })
  if (!isOurs(refusal)) return say.t('refusal.unknown')
  const { type, figure, other, at, needHundredths, foundHundredths, need, found, what } = refusal
  return say.sentence(
    say.t(`refusal.${type}`, {
      figure: figure === undefined ? '…' : say.figure(figure),
      other: other === undefined ? '…' : say.figure(other),
      at: at === undefined ? '…' : at.join(', '),
      needMm: needHundredths === undefined ? '…' : say.mm(needHundredths),
      foundMm: foundHundredths === undefined ? '…' : say.mm(foundHundredths),
      need: need ?? '…',
      found: found ?? '…',
      block: type === 'E_SIGHT' ? blockOf(refusal, say) : '…',
      what: what === undefined ? '…' : named(what, say),
    }),
  )
}

/** What stands in the way of a sight line. */
function blockOf({ shape, other }: Refusal, { t, ...say }: Say): string {
  switch (shape?.kind) {
    case 'figure':
      return shape.id === other ? t('block.above') : say.figure(shape.id)
    case 'ceiling':
      return t('block.slab')
    case 'area':
      return t('block.wood')
    default:
      return t('block.wall')
  }
}

const known: ReadonlySet<string> = new Set<RefusalType>(refusalTypes)
const isOurs = (refusal: AnyRefusal): refusal is Refusal => known.has(refusal.type)

const isNoStarts = (refusal: AnyRefusal): refusal is NoStarts => refusal.type === 'noStarts'

/** A shipped table by its name, a drawn one as it calls itself. */
const tableName = (id: string, { language }: Say): string =>
  tablesData.tables.find((table) => table.id === id)?.name[language] ?? id

/** What a refusal names: a step of the game, a race, or an id as it was given. */
function named(what: string, { t, ...say }: Say): string {
  const phase = phases.find((one) => one === what)
  return phase === undefined ? say.race(what) : t(`phase.${phase}`)
}
