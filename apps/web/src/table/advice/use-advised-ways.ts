import type { ActionMark } from '@wyrmtable/ui'
import { useCallback, useMemo } from 'react'
import type { OpenBox } from '../../box/open-box.ts'
import { useLoaded } from '../../parts/use-loaded.ts'
import type { Session, TableView } from '../../session/session.ts'
import type { AdvisedWay } from './AdvicePanel.tsx'
import { marksOf, oddsOf, stepsOf } from './foreseen.ts'
import type { Advice } from './use-advice.ts'

/** The hints with their steps and dice, and where they show on the board. */
export function useAdvisedWays(
  box: OpenBox,
  session: Session,
  view: TableView,
  advice: Advice | undefined,
): { readonly ways: readonly AdvisedWay[]; readonly marks: readonly (readonly ActionMark[])[] } {
  const hints = advice?.kind === 'shown' ? advice.hints : undefined
  const isShown = hints !== undefined
  const load = useCallback(async () => (isShown ? box.view.aids?.() : undefined), [isShown, box])
  const loaded = useLoaded(load)
  const aids = loaded !== undefined && 'value' in loaded ? loaded.value : undefined
  return useMemo(() => {
    const [seat] = view.acting
    if (hints === undefined || seat === undefined) return nothing
    const ways = hints.map((hint): AdvisedWay => {
      const steps = stepsOf(box.game, session.imagined(), seat, hint.actions)
      const told = steps.map(({ action, before }) => box.text.action(action, box.game.view(before, seat)))
      return { hint, steps, told, odds: oddsOf(box.game, seat, steps) }
    })
    return {
      ways,
      marks: aids === undefined ? [] : ways.map(({ steps }) => marksOf(box.game, seat, steps, aids)),
    }
  }, [box, session, view, hints, aids])
}

const nothing = { ways: [], marks: [] } as const
