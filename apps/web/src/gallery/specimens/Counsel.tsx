import { ActionGroups } from '@wyrmtable/ui'
import { useState } from 'react'
import type { ThinkingStore } from '../../session/computers/thinking.ts'
import { AdvicePanel, type AdvisedWay } from '../../table/advice/AdvicePanel.tsx'
import { ThinkingBar } from '../../table/advice/ThinkingBar.tsx'
import { ThinkingSeat } from '../../table/advice/ThinkingSeat.tsx'
import type { Advice } from '../../table/advice/use-advice.ts'
import type { KitText } from '../text/index.ts'
import { Specimen } from './Specimen.tsx'

const walks = ['1110', '1009', '0910'].map((place) => ({ type: 'walk', place }))
const placeOf = (action: object) => ('place' in action ? String(action.place) : '')

const ways: readonly AdvisedWay[] = walks.slice(0, 2).map((action, place) => ({
  hint: {
    actions: [action],
    chance: place === 0 ? 0.62 : 0.55,
    range: [0.4, 0.71],
    certain: false,
    better: ['threat'],
    worse: [],
  },
  steps: [{ action, before: undefined }],
  told: [],
  odds: place === 0 ? { chances: [0.5], clause: 'DR-14.3' } : undefined,
}))

const states: readonly Advice[] = [{ kind: 'thinking' }, { kind: 'shown', hints: [] }, { kind: 'failed' }]

const thinkingAt = (share: number): ThinkingStore => {
  const view = { seat: 0, share, chance: 0.62 }
  return { subscribe: () => () => {}, snapshot: () => view }
}
const [early, late] = [thinkingAt(0.15), thinkingAt(0.7)]

/** What may be done as a list, how far a search is, and what it advises. */
export function Counsel({ t, half }: { readonly t: KitText; readonly half: string }) {
  const [shown, show] = useState<(typeof walks)[number]>()
  const text = {
    action: (action: object) => t('gallery.adviceDeed', { place: placeOf(action) }),
    figure: () => t('gallery.adviceFigure'),
  }
  return (
    <>
      <Specimen title={t('gallery.actions')}>
        <ActionGroups
          className="gallery-actions"
          title={`${t('gallery.actions')} · ${half}`}
          groups={[[t('gallery.actionGroup'), walks]]}
          openUpTo={40}
          seq={0}
          shown={shown}
          say={text.action}
          onPress={show}
        />
      </Specimen>
      <Specimen title={t('gallery.advice', { state: t('gallery.advice.thinking') })} look="columns">
        <ThinkingBar thinking={early} label={`15 % · ${half}`} />
        <ThinkingBar thinking={late} label={`70 % · ${half}`} />
        <div className="top">
          <div className="top-rest">
            <ThinkingSeat thinking={late} seat={t('gallery.seat', { number: 2 })} onHurry={() => {}} />
          </div>
        </div>
      </Specimen>
      {states.map((advice) => (
        <Specimen
          key={advice.kind}
          title={t('gallery.advice', { state: t(`gallery.advice.${advice.kind}`) })}
          look="columns"
        >
          <AdvicePanel
            title={`${t('gallery.advice', { state: t(`gallery.advice.${advice.kind}`) })} · ${half}`}
            advice={advice}
            ways={ways}
            aims={[
              { who: t('gallery.seat', { number: 2 }), chance: 0.62, better: ['threat'], worse: ['threat'] },
            ]}
            thinking={late}
            text={text}
            takesFocus={false}
            onHurry={() => {}}
            onFollow={() => {}}
            onLook={() => {}}
            onClose={() => {}}
          />
        </Specimen>
      ))}
    </>
  )
}
