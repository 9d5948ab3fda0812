import type { Refusal as AnyRefusal } from '@wyrmtable/kernel'
import { weaponIds } from '../data/schema.ts'
import { tablesData } from '../data/tables.ts'
import { type Refusal, type RefusalType, refusalTypes, type SetupRefusal } from '../rules/refusals.ts'
import { seatIds } from '../rules/roster.ts'
import { phases } from '../rules/state.ts'
import type { Say } from './say.ts'

/** Why not, in one sentence with its lengths. */
export function refusalSentence(refusal: AnyRefusal, say: Say): string {
  if (isOfSetup(refusal)) {
    if (refusal.type === 'noEnd') return say.t('refusal.noEnd')
    const { type, table, ...figures } = refusal
    return say.t(`refusal.${type}`, { ...figures, table: tableName(table, say) })
  }
  if (!isOurs(refusal)) return say.t('refusal.unknown')
  const { type, figure, other, needHundredths, foundHundredths, need, found, what } = refusal
  return say.sentence(
    say.t(`refusal.${sentenceOf(refusal)}`, {
      figure: figure === undefined ? '…' : say.figure(figure),
      other: other === undefined ? '…' : say.figure(other),
      needCm: needHundredths === undefined ? '…' : say.cm(needHundredths),
      // What is found never reads as if it were enough.
      foundCm:
        foundHundredths === undefined
          ? '…'
          : say.cm(foundHundredths, foundHundredths > (needHundredths ?? 0) ? 'up' : 'down'),
      need: need ?? '…',
      found: found ?? '…',
      camp: what ?? '…',
      edge: what ?? '…',
      block: type === 'E_SIGHT' ? blockOf(refusal, say) : '…',
      what: what === undefined ? '…' : named(what, say),
    }),
  )
}

/** Some codes cover more than one reason; which it is shows in the figures. */
function sentenceOf({ type, clause, other, found, foundHundredths, what }: Refusal) {
  switch (type) {
    case 'E_CONTACT':
      if (clause === 'SO-9.4') return 'gunBeset'
      return foundHundredths === undefined ? 'notInContact' : type
    case 'E_GROUP':
      return found === undefined ? type : 'groupSize'
    case 'E_CREW':
      return found === undefined ? type : 'crewSize'
    case 'E_WEAPON':
      return what === undefined ? type : 'weaponOf'
    case 'E_ZONE':
      if (clause !== 'SO-5.3') return type
      return other === undefined ? 'offEdge' : 'tooNear'
    default:
      return type
  }
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

const setupTypes: ReadonlySet<string> = new Set<SetupRefusal['type']>(['noStarts', 'noRoom', 'noEnd'])
const isOfSetup = (refusal: AnyRefusal): refusal is SetupRefusal => setupTypes.has(refusal.type)

/** A shipped table by its name, a drawn one as it calls itself. */
const tableName = (id: string, { language }: Say): string =>
  tablesData.tables.find((table) => table.id === id)?.name[language] ?? id

/** What a refusal names: a player, a step of the game, a race, or an id as it was given. */
function named(what: string, { t, ...say }: Say): string {
  if (seatIds.some((id) => id === what)) return say.who(what)
  const phase = phases.find((one) => one === what)
  if (phase !== undefined) return t(`phase.${phase}`)
  const weapon = [...weaponIds, 'breath' as const].find((one) => one === what)
  return weapon === undefined ? say.race(what) : t(`weapon.${weapon}`)
}
