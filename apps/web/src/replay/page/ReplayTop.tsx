import { Glyph, glyphs, SeatPlate, seatColour } from '@wyrmtable/ui'
import { usePageTitle } from '../../parts/page-title.ts'
import { TopBar } from '../../parts/TopBar.tsx'
import { download } from '../../store/download.ts'
import { fileNameOf } from '../../table/file-name.ts'
import type { Judged } from '../judge/use-judge.ts'
import { ProofBadge } from '../parts/ProofBadge.tsx'
import type { FoundReplay } from '../store/find-replay.ts'
import { canShare, share } from '../store/share.ts'
import type { ReplayText } from '../text/index.ts'

/** The bar over a replay: what is shown, whether it is proven, who played and who won. */
export function ReplayTop({
  found,
  judged,
  t,
}: {
  readonly found: FoundReplay
  readonly judged: Judged
  readonly t: ReplayText
}) {
  const { match, box, document } = found
  const { header } = match
  const { text, manifest, view } = box
  usePageTitle(t('replay.title'), manifest.title[text.language])
  const outcome = match.outcome()
  const name = fileNameOf(header.game, header.createdAt, match.seq, 'replay')
  const names = header.seats.map((seat) => seat.name).join(' – ')
  return (
    <TopBar
      title={
        <div className="top-title">
          <span className="caps">{t('replay.title')}</span>
          <small>
            {manifest.title[text.language]}, {names}, {t('replay.actions', { count: match.seq })}
          </small>
        </div>
      }
    >
      <ProofBadge judged={judged} match={match} t={t} />
      <div className="plates">
        {header.seats.map((seat, place) => {
          const mark = view.seatMarks[place]
          const isWinner = outcome?.winners.includes(place) ?? false
          return mark === undefined ? null : (
            <SeatPlate
              key={seat.id}
              name={seat.name}
              note={text.seat(seat.id)}
              glyph={mark.glyph}
              seat={seatColour(view.seatMarks, place)}
              isActing={isWinner}
              {...(isWinner ? { figure: t('replay.won') } : {})}
            />
          )
        })}
      </div>
      <button
        type="button"
        className="icon-button"
        aria-label={t('replay.keep')}
        title={t('replay.keep')}
        onClick={() => download(name, document)}
      >
        <Glyph shape={glyphs.save} />
      </button>
      {canShare() ? (
        <button
          type="button"
          className="icon-button"
          aria-label={t('replay.share')}
          title={t('replay.share')}
          onClick={() => void share(name, document)}
        >
          <Glyph shape={glyphs.scrollUnfurled} />
        </button>
      ) : null}
      <a
        className="icon-button"
        href={`#/rules/${header.game}`}
        aria-label={t('replay.rules')}
        title={t('replay.rules')}
      >
        <Glyph shape={glyphs.ruleBook} />
      </a>
    </TopBar>
  )
}
