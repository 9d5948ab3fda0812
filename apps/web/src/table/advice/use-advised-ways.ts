import type { ActionMark, TableAids } from '@wyrmtable/ui'
import { useCallback, useMemo } from 'react'
import type { OpenBox } from '../../box/open-box.ts'
import { useLoaded } from '../../parts/use-loaded.ts'
import type { SessionView } from '../../session/local-session.ts'
import type { AdvisedWay } from './AdvicePanel.tsx'
import { marksOf, oddsOf, stepsOf } from './foreseen.ts'
import type { Advice } from './use-advice.ts'

/** The hints with their steps and dice, and where they show on the board. */
export function useAdvisedWays(
  box: OpenBox,
  view: SessionView,
  advice: Advice | undefined,
): { readonly ways: readonly AdvisedWay[]; readonly marks: readonly (readonly ActionMark[])[] } {
  const hints = advice?.kind === 'shown' ? advice.hints : undefined
  const isShown = hints !== undefined
  const load = useCallback(async () => (isShown ? loadKnowledge(box) : undefined), [isShown, box])
  const loaded = useLoaded(load)
  const known = loaded !== undefined && 'value' in loaded ? loaded.value : undefined
  return useMemo(() => {
    const [seat] = view.acting
    if (hints === undefined || seat === undefined) return nothing
    const ways = hints.map((hint): AdvisedWay => {
      const steps = stepsOf(box.game, view.state, seat, hint.actions)
      // Odds are taken over what is known; a true state that holds secrets would tell them.
      const odds = known?.hasSecrets === false ? oddsOf(box.game, seat, steps) : undefined
      return { hint, steps, odds }
    })
    const { aids } = known ?? {}
    return { ways, marks: aids === undefined ? [] : ways.map(({ steps }) => marksOf(steps, aids)) }
  }, [box, view, hints, known])
}

const nothing = { ways: [], marks: [] } as const

async function loadKnowledge(box: OpenBox): Promise<{
  readonly aids: TableAids | undefined
  readonly hasSecrets: boolean
}> {
  const [aids, { bot }] = await Promise.all([box.view.aids?.(), box.manifest.bot()])
  return { aids, hasSecrets: bot.determinize !== undefined }
}
