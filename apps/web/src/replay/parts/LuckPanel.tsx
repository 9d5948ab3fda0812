import type { Seat } from '@wyrmtable/kernel'
import { useCallback, useMemo } from 'react'
import type { OpenBox } from '../../box/open-box.ts'
import { FaceBars } from '../../luck/FaceBars.tsx'
import { facesOf } from '../../luck/faces.ts'
import { LuckLines } from '../../luck/LuckLines.tsx'
import { luckOf } from '../../luck/luck.ts'
import { luckText } from '../../luck/text/index.ts'
import { useLoaded } from '../../parts/use-loaded.ts'
import type { Timeline } from '../timeline/timeline.ts'

/** The luck of each seat's dice up to the entry that is shown; nothing in a game that names no rollers. */
export function LuckPanel({
  box,
  timeline,
  seq,
}: {
  readonly box: OpenBox
  readonly timeline: Timeline
  readonly seq: number
}) {
  const { view: room, text, game } = box
  const t = luckText(text.language)
  const loadAids = useCallback(async () => room.aids?.(), [room])
  const loaded = useLoaded(loadAids)
  const aids = loaded !== undefined && 'value' in loaded ? loaded.value : undefined
  const { luck, faces } = useMemo(() => {
    if (aids === undefined) return { luck: [], faces: [] }
    const shown = timeline.entries.slice(0, seq)
    return { luck: luckOf(shown, aids.seatOf), faces: facesOf(shown, aids.seatOf) }
  }, [aids, timeline, seq])
  if (aids === undefined) return null
  const seatName = (seat: Seat) => text.seat(game.seatIds[seat] ?? '')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keys
    <section className="replay-section replay-luck" aria-label={t('luck.title')} tabIndex={0}>
      <h2 className="section-title">{t('luck.title')}</h2>
      {luck.length === 0 ? (
        <p className="muted">{t('luck.none')}</p>
      ) : (
        <LuckLines luck={luck} seatName={seatName} marks={room.seatMarks} />
      )}
      {faces.length === 0 ? null : (
        <details className="luck-foot">
          <summary className="muted">{t('luck.faces')}</summary>
          <FaceBars faces={faces} seatName={seatName} marks={room.seatMarks} />
        </details>
      )}
      <details className="muted luck-foot">
        <summary>{t('luck.how')}</summary>
        <p>{t('luck.foot')}</p>
      </details>
    </section>
  )
}
