import { type Segment, Segments } from '@wyrmtable/ui'
import { type Action, type MoveMode, moveModes } from '../../../rules/actions.ts'
import { type Dragon, INVADER, parseDragon } from '../../../rules/pieces.ts'
import type { State } from '../../../rules/state.ts'
import { isDragonName } from '../../table/pieces-at.ts'
import { modeNote, shortReason } from '../../table/short-reason.ts'
import type { Interaction, RageProps } from '../../table/use-interaction.ts'
import type { ViewText } from '../../text/index.ts'

/** Ways to move a dragon; one that is not open carries its reason. Until a step is made it can be changed. */
export function ModeSegments({
  props,
  interaction,
  t,
  isPhone,
}: {
  readonly props: RageProps
  readonly interaction: Interaction
  readonly t: ViewText
  readonly isPhone: boolean
}) {
  const { view: state } = props
  const { chosen } = interaction
  const isMoving = state.mover !== -1
  const isShown =
    state.phase === 'invaderMovement' &&
    state.pending === 'none' &&
    chosen !== undefined &&
    isDragonName(chosen)
  if (!isShown) return null
  const d = parseDragon(chosen)
  const [began, ...others] = props.log.at(-1)?.events ?? []
  const isFresh = began?.type === 'moveBegan' && others.length === 0 && props.canUndo
  const earlier = isMoving && isFresh ? props.viewAt?.(props.seq - 1) : undefined
  if (isMoving && isPhone && earlier === undefined) return null
  const begin = (mode: MoveMode): Action => ({ type: 'beginMove', dragon: chosen, mode })
  const seat = props.acting[0] ?? INVADER
  // Where the move is under way, what would have forbidden the other ways anyhow is the better reason.
  const bare = isMoving ? beforeMove(state, d) : undefined
  const refusalOf = (mode: MoveMode) =>
    (bare && props.game.check(bare, seat, begin(mode))) ??
    (earlier === undefined ? props.check(begin(mode)) : props.game.check(earlier, seat, begin(mode)))
  const current = isMoving ? state.mode(d) : undefined
  const segments = moveModes.flatMap((mode): readonly Segment[] => {
    const isOn = mode === current
    const refusal = isOn ? undefined : refusalOf(mode)
    const isRare = mode === 'fall' || mode === 'leglessSmash' || mode === 'none'
    if (isRare && (refusal !== undefined || isMoving) && !isOn) return []
    // Ending the phase says it too.
    if (mode === 'none' && usual.some((other) => refusalOf(other) === undefined)) return []
    const note =
      refusal === undefined ? modeNote(mode, state, d, t) : shortReason(refusal, earlier ?? state, d, t)
    return [
      {
        key: mode,
        name: t(`mode.${mode}`),
        isOn,
        deed: begin(mode),
        ...(note === undefined ? {} : { note }),
        ...(refusal === undefined ? {} : { refused: props.text.refusal(refusal) }),
      },
    ]
  })
  const modeOf = (key: string) => moveModes.find((mode) => mode === key) ?? 'none'
  return (
    <Segments
      label={t('mode.label')}
      segments={segments}
      onChoose={(key) => {
        if (key === current) return
        if (earlier !== undefined) props.undo()
        if (earlier !== undefined) props.play(begin(modeOf(key)))
        else interaction.propose({ kind: 'action', action: begin(modeOf(key)) })
      }}
      onRefused={(key) => interaction.refuse(begin(modeOf(key)))}
    />
  )
}

const usual: readonly MoveMode[] = ['walk', 'slither', 'bound', 'fly']

/** The dragon where it is, as if it had not begun to move. */
function beforeMove(state: State, d: Dragon): State {
  const bare = state.clone()
  bare.mover = -1
  bare.setMode(d, undefined)
  bare.setMoved(d, false)
  return bare
}
