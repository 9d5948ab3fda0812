import { ClauseLink } from '@wyrmtable/ui'
import { useMemo } from 'react'
import { describeHex } from '../table/describe-hex.ts'
import type { Interaction, RageProps } from '../table/use-interaction.ts'
import { wouldBe } from '../table/would-be.ts'
import type { ViewText } from '../text/index.ts'

/** What is under the pointer: its name, what pressing would do, or why nothing may be done there. */
export function Tip({
  props,
  interaction,
  t,
  hex,
  isPhone,
}: {
  readonly props: RageProps
  readonly interaction: Interaction
  readonly t: ViewText
  readonly hex: string | undefined
  readonly isPhone: boolean
}) {
  const { state, text, acting } = props
  const { ways, chosen, spell, refusal } = interaction
  const list = hex === undefined ? [] : (ways.get(hex) ?? [])
  const [first] = list
  const reason = useMemo(() => {
    if (hex === undefined || list.length > 0 || acting.length === 0) return undefined
    const meant = wouldBe(state, chosen, hex, spell)
    return meant && props.check(meant)
  }, [hex, list.length, acting.length, state, chosen, spell, props])
  const shown = refusal ?? reason
  if (hex === undefined && shown === undefined) return null
  return (
    <div
      className={`tip ${refusal === undefined ? '' : 'is-refusal'}`}
      {...(refusal ? { role: 'alert' } : {})}
    >
      {hex === undefined || isPhone ? null : <b>{describeHex(hex, state, t, 0)}</b>}
      {first === undefined || refusal !== undefined ? null : (
        <p>
          {first.kind === 'walk'
            ? t('preview.walk', { hex: first.hex, steps: first.way.actions.length, left: first.way.mpLeft })
            : list.length > 1
              ? t('hex.lit', { count: list.length })
              : text.action(first.action, state)}
        </p>
      )}
      {shown === undefined ? null : (
        <p className="tip-reason">
          {text.refusal(shown)} <ClauseLink clause={shown.clause} />
        </p>
      )}
    </div>
  )
}
