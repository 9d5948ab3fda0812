import type { Refusal } from '@wyrmtable/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { Action, Spot } from '../rules/actions.ts'
import { type Figure, figureOf, type Scene, slotAt } from '../rules/topics/scene.ts'
import { type Batch, withoutCreature } from './plan/batch.ts'
import { faceOf, facing, turnedBy, turnOnSpot } from './plan/face.ts'
import { nextLevel } from './plan/levels.ts'
import { isWalk, withoutLeg } from './plan/travel.ts'
import type { SorcererProps } from './props.ts'
import { actorOf, idOfSorcerer } from './way.ts'

/** What the person at this table has in hand: a figure, a group, an action that is looked at. */
export interface Hand {
  readonly chosen: string | undefined
  /** Whether somebody chose it, rather than the turn. */
  readonly isByPress: boolean
  /** Figures picked for a group that is to act. */
  readonly picked: readonly string[]
  readonly preview: Action | undefined
  readonly refusal: Refusal | undefined
  /** Legal candidates of the chosen figure. */
  readonly own: readonly Action[]
  /** What is being created, where each press on the table puts one more. */
  readonly batch: Batch | undefined
  /** The chosen figure, where it is one that may act now. */
  readonly actor: Figure | undefined
  choose(id: string | undefined): void
  /** Chooses a figure and leaves what is shown as it is. */
  take(id: string): void
  /** Picks creatures for a group all at once. */
  pick(ids: readonly string[]): void
  /** Shows an action; shown once more, it is played. */
  propose(action: Action): void
  /** Shows an action that is still being put together. */
  plan(action: Action | undefined): void
  create(batch: Batch | undefined): void
  /** Takes back the last leg or creature of what is put together. */
  back(): void
  /** Turns what is shown, or the chosen figure, by so many sixteenths of a circle. */
  turn(steps: number): void
  /** The same place one surface further down. */
  lower(): void
  confirm(): void
  letGo(): void
}

/** The group as it is listed, so that list and table show one action; any other in the order of its ids. */
function groupOf(ids: readonly string[], actions: readonly Action[]): Action {
  const group: Action = { type: 'activate', ids: ids.toSorted() }
  const listed = actions.find(
    (action) => action.type === 'activate' && `${action.ids.toSorted()}` === `${group.ids}`,
  )
  return listed ?? group
}

const same = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b)

export function useHand(props: SorcererProps, scene: Scene): Hand {
  const { view: state, acting, actions, check, play, seq } = props
  const [chosen, setChosen] = useState<string>()
  const [isByPress, setByPress] = useState(false)
  const [picked, setPicked] = useState<readonly string[]>([])
  const [preview, setPreview] = useState<Action>()
  const [batch, setBatch] = useState<Batch>()
  const isActing = acting.length > 0
  const { byId } = state.setting.slots
  const stands = (id: string): boolean => {
    const slot = byId.get(id)
    return slot !== undefined && state.exists(slot)
  }

  // What was in hand belongs to the position it was taken in; a figure that may go on stays chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each action
  useEffect(() => {
    setPreview(undefined)
    setPicked([])
    setBatch(undefined)
    setByPress(false)
    if (!isActing) return
    setChosen((old) => {
      const mayGoOn = old !== undefined && actions.some((action) => actorOf(action, state) === old)
      if (mayGoOn) return old
      if (state.phase === 'sorcerer') return idOfSorcerer(state)
      // The next of the group that can still do something.
      const members = state.phase === 'activation' ? state.group : []
      const first = members.find((slot) => state.actions(slot) > 0) ?? members[0]
      return first === undefined ? undefined : slotAt(state, first).id
    })
  }, [seq, isActing])

  const own = useMemo(
    () => (chosen === undefined ? [] : actions.filter((action) => actorOf(action, state) === chosen)),
    [actions, chosen, state],
  )
  const refusal = useMemo(
    () => (preview === undefined || !isActing ? undefined : check(preview)),
    [preview, isActing, check],
  )
  const letGo = () => {
    setPreview(undefined)
    setPicked([])
    if (preview !== undefined) return
    if (batch === undefined) setChosen(undefined)
    setBatch(undefined)
  }
  const figure = chosen === undefined ? undefined : figureOf(scene, chosen)
  const mayAct = isActing && (state.phase === 'activation' || state.phase === 'sorcerer')
  const actor = mayAct && figure?.seat === state.current ? figure : undefined
  const confirm = () => {
    if (preview !== undefined && isActing && check(preview) === undefined) play(preview)
  }
  const lowered = (spot: Spot): string => {
    const { surfaceIds } = scene.table
    return surfaceIds[nextLevel(scene, spot, surfaceIds.indexOf(spot.s))] ?? 'table'
  }
  return {
    chosen: chosen !== undefined && stands(chosen) ? chosen : undefined,
    isByPress,
    picked,
    preview: isActing ? preview : undefined,
    refusal,
    own,
    batch: isActing && state.phase === 'sorcerer' ? batch : undefined,
    actor,
    letGo,
    confirm,
    plan: setPreview,
    create(wanted) {
      setBatch(wanted)
      setPreview(undefined)
      if (wanted !== undefined) setChosen(idOfSorcerer(state))
    },
    back() {
      if (preview?.type === 'create') setPreview(withoutCreature(preview))
      else if (actor !== undefined && isWalk(preview)) setPreview(withoutLeg(scene, actor, preview))
      else setPreview(undefined)
    },
    turn(steps) {
      const face = preview === undefined ? undefined : faceOf(preview)
      if (preview !== undefined && face !== undefined) setPreview(facing(preview, turnedBy(face, steps)))
      else if (actor !== undefined && preview === undefined) {
        const { x, y } = state.facing(actor.slot)
        setPreview(turnOnSpot(scene, actor, turnedBy([x, y], steps)))
      }
    },
    lower() {
      if (preview?.type === 'fly' || preview?.type === 'jump') setPreview({ ...preview, s: lowered(preview) })
      if (preview?.type !== 'create') return
      const last = preview.at.length - 1
      setPreview({
        ...preview,
        at: preview.at.map((spot, at) => (at === last ? { ...spot, s: lowered(spot) } : spot)),
      })
    },
    pick(ids) {
      const some = ids.slice(0, 4)
      setPicked(some)
      setChosen(some[0])
      setByPress(true)
      setPreview(some.length === 0 ? undefined : groupOf(some, actions))
    },
    take(id) {
      setChosen(id)
      setByPress(true)
    },
    choose(id) {
      setChosen(id)
      setByPress(true)
      const slot = id === undefined ? undefined : byId.get(id)
      const isPicking =
        isActing &&
        state.phase === 'opportunity' &&
        slot !== undefined &&
        slotAt(state, slot).seat === state.current
      if (id === undefined || !isPicking || slotAt(state, slot).race === undefined) {
        setPreview(undefined)
        return
      }
      const ids = picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id].slice(-4)
      setPicked(ids)
      setPreview(ids.length === 0 ? undefined : groupOf(ids, actions))
    },
    propose(action) {
      if (preview !== undefined && same(preview, action)) {
        confirm()
        return
      }
      if (action.type === 'activate') setPicked(action.ids)
      else if ('id' in action) setChosen(action.id)
      setPreview(action)
    },
  }
}
