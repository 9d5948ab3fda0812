import { DiceTray } from '@wyrmtable/ui'
import type { RolledEvent } from '../stage/beats.ts'
import { modifierName } from '../table/modifier-name.ts'
import { pieceName } from '../table/piece-name.ts'
import type { RageProps } from '../table/use-interaction.ts'
import type { ViewText } from '../text/index.ts'
import { thresholdOf } from './Breakdown.tsx'

/** The die that is falling. */
export function DicePanel({
  roll,
  props,
  t,
  onSkip,
}: {
  readonly roll: RolledEvent
  readonly props: RageProps
  readonly t: ViewText
  readonly onSkip: () => void
}) {
  const why = t(`why.${roll.why}`)
  const pieces = [roll.by, roll.on].flatMap((piece) => (piece ? [nameOf(piece, props, t)] : []))
  const threshold = thresholdOf(roll, t)
  return (
    <DiceTray
      key={`${roll.why}${roll.by}${roll.on}`}
      roll={roll}
      line={pieces.length === 0 ? why : t('dice.line', { why, pieces: pieces.join(' → ') })}
      {...(threshold === undefined ? {} : { threshold })}
      modifierName={(clause) => modifierName(clause, props)}
      words={{
        title: t('dice.title'),
        skip: t('dice.skip'),
        hit: t('dice.hit'),
        miss: t('dice.miss'),
      }}
      onSkip={onSkip}
    />
  )
}

/** Pieces by their name, places as they are. */
const nameOf = (piece: string, props: RageProps, t: ViewText): string =>
  /^[A-Z]+\d?$/.test(piece) ? pieceName(piece, props, t) : piece
