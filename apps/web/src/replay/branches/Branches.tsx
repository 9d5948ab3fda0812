import type { GameText } from '@wyrmtable/kernel'
import { useCallback } from 'react'
import { useLoaded } from '../../parts/use-loaded.ts'
import { formatRoute } from '../../route.ts'
import { listGames } from '../../store/saved-games.ts'
import type { ReplayText } from '../text/index.ts'
import { branchesOf, originOf } from './branches.ts'
import { otherCourses } from './other-courses.ts'

/** Lines that were played on from this match and are still kept, and the one that it parts from itself. */
export function Branches({
  match,
  text,
  t,
  onGo,
}: {
  readonly match: string
  readonly text: GameText
  readonly t: ReplayText
  readonly onGo: (seq: number) => void
}) {
  const load = useCallback(async () => {
    const kept = (await listGames()).flatMap((line) => (line.kind === 'readable' ? [line.summary] : []))
    const origin = originOf(match)
    const lines = branchesOf(match).flatMap((branch) => {
      const summary = kept.find(({ id }) => id === branch.match)
      return summary === undefined ? [] : [{ ...branch, summary, isOther: false }]
    })
    const others = (await otherCourses()).filter(({ of }) => of === match)
    return {
      // Each after the line that it is another course of.
      branches: [
        ...lines,
        ...others.map(({ id, ...other }) => ({ ...other, match: id, isOther: true })),
      ].toSorted((a, b) => a.seq - b.seq || a.match.localeCompare(b.match)),
      origin: kept.some(({ id }) => id === origin?.of) ? origin : undefined,
    }
  }, [match])
  const loaded = useLoaded(load)
  if (loaded === undefined || 'error' in loaded) return null
  const { branches, origin } = loaded.value
  if (branches.length === 0 && origin === undefined) return null
  return (
    <section className="replay-section" aria-label={t('replay.branches')}>
      <h2 className="section-title">{t('replay.branches')}</h2>
      {origin === undefined ? null : (
        <p>
          <a href={formatRoute({ page: 'replay', match: origin.of })}>
            {t('replay.origin', { seq: origin.seq })}
          </a>
        </p>
      )}
      <ol className="branches">
        {branches.map(({ match: id, seq, summary, isOther }) => (
          <li key={id}>
            <button type="button" className="button" onClick={() => onGo(seq)}>
              {t('replay.branchAt', { seq })}
            </button>
            <span>
              {summary.seats.map(({ id: seat, name }) => `${text.seat(seat)}: ${name}`).join(' · ')}
              <small className="muted">
                {' '}
                {t('replay.actions', { count: summary.seq })}
                {isOther ? ` · ${t('replay.branchOther')}` : ''}
              </small>
            </span>
            <a href={formatRoute({ page: 'replay', match: id })}>{t('replay.branchLook')}</a>
            {summary.isOver || isOther ? null : (
              <a href={formatRoute({ page: 'table', match: id })}>{t('replay.branchPlay')}</a>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
