import type { Refusal } from '@wyrmtable/kernel'
import { useEffect, useMemo, useState } from 'react'
import type { Action } from '../rules/actions.ts'
import { slotAt } from '../rules/topics/scene.ts'
import type { SorcererProps } from './props.ts'
import { actorOf, idOfSorcerer } from './way.ts'

/** What the person at this table has in hand: a figure, a group, an action that is looked at. */
export interface Hand {
  readonly chosen: string | undefined
  /** Figures picked for a group that is to act. */
  readonly picked: readonly string[]
  readonly preview: Action | undefined
  readonly refusal: Refusal | undefined
  /** Legal candidates of the chosen figure. */
  readonly own: readonly Action[]
  choose(id: string | undefined): void
  /** Shows an action; shown once more, it is played. */
  propose(action: Action): void
  confirm(): void
  letGo(): void
}

const same = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b)

export function useHand(props: SorcererProps): Hand {
  const { state, acting, actions, check, play, seq } = props
  const [chosen, setChosen] = useState<string>()
  const [picked, setPicked] = useState<readonly string[]>([])
  const [preview, setPreview] = useState<Action>()
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
    if (!isActing) return
    setChosen((old) => {
      const mayGoOn = old !== undefined && actions.some((action) => actorOf(action, state) === old)
      if (mayGoOn) return old
      if (state.phase === 'sorcerer') return idOfSorcerer(state)
      const [first] = state.phase === 'activation' ? state.group : []
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
    if (preview === undefined) setChosen(undefined)
  }
  const confirm = () => {
    if (preview !== undefined && isActing && check(preview) === undefined) play(preview)
  }
  return {
    chosen: chosen !== undefined && stands(chosen) ? chosen : undefined,
    picked,
    preview: isActing ? preview : undefined,
    refusal,
    own,
    letGo,
    confirm,
    choose(id) {
      setChosen(id)
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
      setPreview(ids.length === 0 ? undefined : { type: 'activate', ids: ids.toSorted() })
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
