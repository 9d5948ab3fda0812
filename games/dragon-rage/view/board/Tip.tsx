import { formatPercent } from '@wyrmtable/text'
import { type BoardHandle, BoardTip, ClauseLink } from '@wyrmtable/ui'
import type { RefObject } from 'react'
import { layout } from '../draw/plan.ts'
import { withNames } from '../side/tale.tsx'
import { describeHex } from '../table/describe-hex.ts'
import type { Interaction, RageProps } from '../table/use-interaction.ts'
import type { Chip } from '../table/use-odds-chips.ts'
import { targetOf, type Way } from '../table/way.ts'
import type { ViewText } from '../text/index.ts'
import type { Reason } from '../why-not/asked.ts'

/** What is under the pointer, beside it: its name, what pressing would do, or why nothing may be done there. */
export function Tip({
  props,
  interaction,
  t,
  hex,
  reason,
  threat,
  chips,
  handle,
  isPhone,
}: {
  readonly props: RageProps
  readonly interaction: Interaction
  readonly t: ViewText
  readonly hex: string | undefined
  readonly reason: Reason | undefined
  /** Who may strike there, where it is asked for. */
  readonly threat: string | undefined
  readonly chips: readonly Chip[]
  readonly handle: RefObject<BoardHandle | null>
  readonly isPhone: boolean
}) {
  const { ways, refusal, refusedHex } = interaction
  const list = hex === undefined ? [] : (ways.get(hex) ?? [])
  const shown = refusal ?? reason
  const deed = refusal === undefined ? deedAt(hex, list, props, t, chips) : undefined
  const spoken = refusal === undefined ? hex : refusedHex
  const name = spoken === undefined || isPhone ? undefined : describeHex(spoken, props, t, undefined)
  if ([name, deed, shown, threat].every((part) => part === undefined)) return null
  const at = refusal === undefined ? hex : refusedHex
  return (
    <BoardTip
      handle={handle}
      at={at === undefined ? undefined : layout.centre(at)}
      isRefusal={refusal !== undefined}
    >
      {name === undefined ? null : <b>{name}</b>}
      {deed === undefined ? null : <p>{deed}</p>}
      {shown === undefined ? null : (
        <p className="tip-reason">
          {reasonText(shown, props, t)} <ClauseLink clause={shown.clause} />
        </p>
      )}
      {threat === undefined ? null : <p className="tip-threat">{withNames(threat, props, t)}</p>}
    </BoardTip>
  )
}

const reasonText = (reason: Reason, { text }: RageProps, t: ViewText): string =>
  reason.type === 'notAhead' || reason.type === 'noWay' ? t(`why.${reason.type}`) : text.refusal(reason)

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
  const target = hex === undefined ? undefined : targetOf(hex, list)
  if (first.action.type === 'fly' || first.action.type === 'bound') {
    const key = target?.look === 'air' ? 'tip.overflown' : 'tip.air'
    return t(key, { count: target?.cost ?? 0 }) + chance
  }
  if (list.length > 1) return t('hex.lit', { count: list.length }) + chance
  return text.action(first.action, state) + chance
}
