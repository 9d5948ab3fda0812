import { Button, glyphs, Offer } from '@wyrmtable/ui'
import { useState } from 'react'
import { sinceLastTurn } from '../stage/since.ts'
import type { Stage } from '../stage/use-stage.ts'
import type { RageProps } from '../table/use-interaction.ts'
import type { ViewText } from '../text/index.ts'

const paces = [0.5, 1, 2, 4] as const

/** Offers to show again what others did since one's last turn, and leads through it. */
export function SinceOffer({
  props,
  stage,
  t,
}: {
  readonly props: RageProps
  readonly stage: Stage
  readonly t: ViewText
}) {
  const [putAway, setPutAway] = useState(-1)
  if (stage.isReplay) {
    return (
      <Offer text={t('since.playing')} closeLabel={t('since.stop')} onClose={stage.stop}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame */}
        <div className="segments" role="group" aria-label={t('since.pace')}>
          {paces.map((pace) => (
            <button
              key={pace}
              type="button"
              className={`segment ${pace === stage.pace ? 'is-on' : ''}`}
              aria-pressed={pace === stage.pace}
              onClick={() => stage.setPace(pace)}
            >
              {pace === 0.5 ? '½' : pace} ×
            </button>
          ))}
        </div>
        <Button onPress={stage.skip}>{t('since.next')}</Button>
      </Offer>
    )
  }
  const since = stage.isBusy || props.viewAt === undefined ? undefined : sinceLastTurn(props)
  if (since === undefined || since.from === putAway) return null
  return (
    <Offer
      text={t('since.title', { count: since.count })}
      closeLabel={t('since.close')}
      onClose={() => setPutAway(since.from)}
    >
      <Button
        glyph={glyphs.playButton}
        onPress={() => {
          setPutAway(since.from)
          stage.replayFrom(since.from)
        }}
      >
        {t('since.show')}
      </Button>
    </Offer>
  )
}
