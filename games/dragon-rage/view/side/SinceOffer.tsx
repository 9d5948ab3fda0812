import { Button, glyphs, Offer } from '@wyrmtable/ui'
import { sinceLastTurn } from '../stage/since.ts'
import type { Stage } from '../stage/use-stage.ts'
import type { RageProps } from '../table/use-interaction.ts'
import type { ViewText } from '../text/index.ts'

/** The line of the chronicle that offers to show again what others did since one's last turn. */
export function SinceOffer({
  props,
  stage,
  t,
}: {
  readonly props: RageProps
  readonly stage: Stage
  readonly t: ViewText
}) {
  const since = stage.isBusy || props.viewAt === undefined ? undefined : sinceLastTurn(props)
  if (since === undefined) return null
  return (
    <Offer text={t('since.title', { count: since.count })}>
      <Button glyph={glyphs.playButton} onPress={() => stage.replayFrom(since.from)}>
        {t('since.show')}
      </Button>
    </Offer>
  )
}
