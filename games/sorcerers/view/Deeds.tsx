import { type Segment, Segments } from '@wyrmtable/ui'
import type { Action, ActionType } from '../rules/actions.ts'
import { arms, sorcererData } from '../rules/roster.ts'
import { type Figure, type Scene, slotAt } from '../rules/topics/scene.ts'
import { turnedBy, turnOnSpot } from './plan/face.ts'
import type { SorcererProps } from './props.ts'
import { type SideText, sideText } from './side/text/index.ts'
import type { Hand } from './use-hand.ts'

const deeds = ['move', 'shoot', 'fight', 'turn'] as const
type Deed = (typeof deeds)[number]

const kinds: Readonly<Record<Deed, readonly ActionType[]>> = {
  move: ['move', 'fly', 'gunHaul', 'sorcererMove'],
  shoot: ['shoot', 'gunFire', 'breath', 'castBolt'],
  fight: ['melee'],
  turn: ['turn', 'gunTurn', 'sorcererTurn'],
}

/** What the chosen figure can do, with its figure; what it cannot, hatched, with the reason. */
export function Deeds({
  props,
  scene,
  hand,
}: {
  readonly props: SorcererProps
  readonly scene: Scene
  readonly hand: Hand
}) {
  const { actor, own } = hand
  if (actor === undefined) return null
  const t = sideText(props.language)
  const segments = deeds.flatMap((deed) => segmentOf(deed, actor, scene, own, t))
  return (
    <Segments
      label={t('deeds.label')}
      segments={segments}
      onChoose={(key) => {
        const deed = deeds.find((one) => one === key)
        const action = deed && firstOf(deed, actor, scene, own)
        if (action !== undefined) hand.plan(action)
      }}
    />
  )
}

function segmentOf(
  deed: Deed,
  actor: Figure,
  scene: Scene,
  own: readonly Action[],
  t: SideText,
): readonly Segment[] {
  const { race } = slotAt(scene.state, actor.slot)
  const weapon = scene.state.weapon(actor.slot)
  const isMage = race === undefined
  const canShoot =
    isMage || weapon === 'shooter' || weapon === 'artillery' || race.damage.breath !== undefined
  if (deed === 'shoot' && !canShoot) return []
  if (deed === 'fight' && (isMage || weapon === 'artillery' || weapon === 'shooter')) return []
  const is = firstOf(deed, actor, scene, own) !== undefined
  const name = t(deed === 'shoot' && isMage ? 'deeds.bolt' : `deeds.${deed}`)
  const isSpent = !isMage && scene.state.actions(actor.slot) === 0
  const reason = t(
    isSpent
      ? 'deeds.spent'
      : deed === 'fight'
        ? 'deeds.noFoe'
        : deed === 'shoot'
          ? 'why.sight'
          : 'deeds.never',
  )
  if (!is) return [{ key: deed, name, note: reason, refused: reason }]
  const note = noteOf(deed, actor, scene, t)
  return [{ key: deed, name, ...(note === undefined ? {} : { note }) }]
}

function noteOf(deed: Deed, actor: Figure, scene: Scene, t: SideText): string | undefined {
  const { race } = slotAt(scene.state, actor.slot)
  if (deed === 'move') {
    const mm = race === undefined ? sorcererData.move_mm : race.move_mm
    return mm === null || mm === 0 ? undefined : t('deeds.cm', { cm: mm / 10 })
  }
  if (deed === 'shoot' && race !== undefined) {
    const weapon = scene.state.weapon(actor.slot)
    const mm =
      weapon === 'artillery' ? arms.gunRange : weapon === 'shooter' ? arms.shotRange : arms.breathRange
    return t('deeds.cm', { cm: mm / 10 })
  }
  return undefined
}

/** The first that is listed; a turn to the right where only turning towards somebody is. */
function firstOf(deed: Deed, actor: Figure, scene: Scene, own: readonly Action[]): Action | undefined {
  const found = own.find(({ type }) => kinds[deed].includes(type))
  if (found !== undefined || deed !== 'turn') return found
  const isMage = actor.kind === 'sorcerer'
  if (isMage ? !own.some(({ type }) => type === 'sorcererMove') : scene.state.actions(actor.slot) === 0)
    return undefined
  const { x, y } = scene.state.facing(actor.slot)
  return turnOnSpot(scene, actor, turnedBy([x, y], 1))
}
