import { Segments } from '@wyrmtable/ui'
import { shapes } from '../../glyph/index.ts'
import { facingName } from '../../table/facing-name.ts'
import { type Interaction, type RageProps, turnOf } from '../../table/use-interaction.ts'
import type { ViewText } from '../../text/index.ts'

/** Turning on the spot, where the move has it. */
export function TurnSegments({
  props,
  interaction,
  t,
}: {
  readonly props: RageProps
  readonly interaction: Interaction
  readonly t: ViewText
}) {
  const turns = interaction.bare.filter((action) => turnOf(action) !== 0)
  if (turns.length === 0) return null
  const { view: state } = props
  const d = state.mover === -1 ? undefined : state.mover
  return (
    <Segments
      label={t('turn.label')}
      segments={turns.map((action) => {
        const by = turnOf(action)
        const facing = d === undefined ? 0 : (state.facing(d) + by + 6) % 6
        const isLeft = by === -1
        return {
          key: String(by),
          name: t(isLeft ? 'actions.turnLeft' : 'actions.turnRight'),
          note: `${facingName(facing, t)} · ${isLeft ? 'Q' : 'E'}`,
          glyph: isLeft ? shapes.anticlockwiseRotation : shapes.clockwiseRotation,
          deed: action,
        }
      })}
      onChoose={(key) => {
        const action = turns.find((one) => turnOf(one) === Number(key))
        if (action !== undefined) interaction.propose({ kind: 'action', action })
      }}
    />
  )
}
