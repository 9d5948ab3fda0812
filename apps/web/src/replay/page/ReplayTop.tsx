import { Glyph, glyphs, SeatPlate, seatColour } from '@wyrmtable/ui'
import { useState } from 'react'
import { plateNote } from '../../box/called.ts'
import { PublicLink } from '../../online/upload/PublicLink.tsx'
import { copyText } from '../../parts/copy-text.ts'
import { linkedRings } from '../../parts/glyph/shapes.ts'
import { usePageTitle } from '../../parts/page-title.ts'
import { TopBar } from '../../parts/TopBar.tsx'
import { formatRoute, isOnlineMatch } from '../../route.ts'
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
  seq,
  t,
}: {
  readonly found: FoundReplay
  readonly judged: Judged
  /** The entry that is looked at. */
  readonly seq: number
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
              note={plateNote(box, place, seat)}
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
      {isOnlineMatch(header.id) ? (
        <MomentLink match={header.id} seq={seq} t={t} />
      ) : outcome === undefined ? null : (
        <PublicLink isBrief load={async () => document} />
      )}
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

/** Copies the address of what is looked at: whoever may watch the match comes to the same entry by it. */
function MomentLink({
  match,
  seq,
  t,
}: {
  readonly match: string
  readonly seq: number
  readonly t: ReplayText
}) {
  const [copied, setCopied] = useState<number>()
  const { origin, pathname } = window.location
  const address = `${origin}${pathname}${formatRoute({ page: 'replay', match, seq })}`
  const name = t('replay.link')
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={name}
        title={name}
        onClick={() =>
          void copyText(address).then(
            () => setCopied(seq),
            () => window.prompt(name, address),
          )
        }
      >
        <Glyph shape={linkedRings} />
      </button>
      <span className="hidden" role="status">
        {copied === seq ? t('replay.linked') : ''}
      </span>
    </>
  )
}
