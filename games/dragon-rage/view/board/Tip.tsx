import { formatPercent } from '@wyrmtable/text'
import { ClauseLink } from '@wyrmtable/ui'
import { useMemo } from 'react'
import { describeHex } from '../table/describe-hex.ts'
import { hexOfPiece } from '../table/pieces-at.ts'
import type { Interaction, RageProps } from '../table/use-interaction.ts'
import type { Chip } from '../table/use-odds-chips.ts'
import type { Way } from '../table/way.ts'
import { wouldBe } from '../table/would-be.ts'
import type { ViewText } from '../text/index.ts'

/** What is under the pointer: its name, what pressing would do, or why nothing may be done there. */
export function Tip({
  props,
  interaction,
  t,
  hex,
  chips,
  isPhone,
}: {
  readonly props: RageProps
  readonly interaction: Interaction
  readonly t: ViewText
  readonly hex: string | undefined
  readonly chips: readonly Chip[]
  readonly isPhone: boolean
}) {
  const { view: state, text, acting } = props
  const { ways, chosen, spell, refusal } = interaction
  const list = hex === undefined ? [] : (ways.get(hex) ?? [])
  const reason = useMemo(() => {
    // A piece is not asked to go to where it is.
    const isOwn = chosen !== undefined && hexOfPiece(state, chosen) === hex
    if (hex === undefined || isOwn || list.length > 0 || acting.length === 0) return undefined
    const meant = wouldBe(state, chosen, hex, spell)
    return meant && props.check(meant)
  }, [hex, list.length, acting.length, state, chosen, spell, props])
  const shown = refusal ?? reason
  const deed = refusal === undefined ? deedAt(hex, list, props, t, chips) : undefined
  const name = hex === undefined || isPhone ? undefined : describeHex(hex, props, t, undefined)
  if (name === undefined && deed === undefined && shown === undefined) return null
  return (
    <div
      className={`tip ${refusal === undefined ? '' : 'is-refusal'}`}
      {...(refusal ? { role: 'alert' } : {})}
    >
      {name === undefined ? null : <b>{name}</b>}
      {deed === undefined ? null : <p>{deed}</p>}
      {shown === undefined ? null : (
        <p className="tip-reason">
          {text.refusal(shown)} <ClauseLink clause={shown.clause} />
        </p>
      )}
    </div>
  )
}

/** What a press on the hex would do, with its cost and its chance. */
export function deedAt(
  hex: string | undefined,
  list: readonly Way[],
  { text, view: state, language }: RageProps,
  t: ViewText,
  chips: readonly Chip[],
): string | undefined {
  const [first] = list
  if (first === undefined) return undefined
  const chip = chips.find((one) => one.hex === hex)
  const chance = chip === undefined ? '' : `: ${formatPercent(language, chip.share)}`
  if (first.kind === 'walk') {
    const { way } = first
    const cost = way.costs.at(-1) ?? 0
    const key = way.share < 1 || way.isStrike ? 'tip.overrun' : 'tip.walk'
    return t(key, { hex: first.hex, cost, all: cost + way.mpLeft }) + chance
  }
  if (list.length > 1) return t('hex.lit', { count: list.length }) + chance
  return text.action(first.action, state) + chance
}
