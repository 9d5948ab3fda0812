import type { Json } from '@wyrmtable/kernel'
import { Button } from '@wyrmtable/ui'
import { Suspense, useMemo, useState } from 'react'
import type { OpenBox } from '../box/open-box.ts'
import { goTo } from '../route.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { madeShelf } from '../store/made-shelf.ts'
import { tournamentText } from './text/index.ts'
import type { Tournament } from './tournament.ts'

/** A way in: with an account, knowing whether it is rated, with a deck where the game has them. */
export function JoinPanel({
  tournament,
  isGuest,
  box,
  onJoin,
}: {
  readonly tournament: Tournament
  readonly isGuest: boolean
  readonly box: OpenBox | undefined
  readonly onJoin: (wish: { readonly [key: string]: Json }) => void
}) {
  const { language } = useSettings().settings
  const t = tournamentText(language)
  const { rules, entrants } = tournament
  const [knows, know] = useState(false)
  const [brings, bring] = useState<Json>()
  const shelf = useMemo(() => madeShelf(rules.game), [rules.game])
  const isFull = entrants.filter(({ hasLeft }) => !hasLeft).length >= rules.most
  const Bring = box?.view.Bring
  return (
    <section className="panel" aria-labelledby="join">
      <h2 id="join" className="section-title">
        {t('page.join.title')}
      </h2>
      {isFull ? (
        <p>{t('page.join.full')}</p>
      ) : isGuest ? (
        <>
          <p>{t('make.needsAccount')}</p>
          <Button onPress={() => goTo({ page: 'account' })}>{t('make.signIn')}</Button>
        </>
      ) : (
        <form
          className="tournament-form"
          onSubmit={(event) => {
            event.preventDefault()
            onJoin({ rated: knows, ...(brings === undefined ? {} : { brings }) })
          }}
        >
          {Bring === undefined ? null : (
            <Suspense fallback={null}>
              <p>{t('page.join.deck')}</p>
              <Bring
                language={language}
                options={rules.options ?? {}}
                value={brings}
                onChange={bring}
                shelf={shelf}
              />
            </Suspense>
          )}
          {rules.isRated ? (
            <label className="check">
              <input
                type="checkbox"
                required
                checked={knows}
                onChange={(event) => know(event.target.checked)}
              />
              <span>{t('page.join.rated')}</span>
            </label>
          ) : null}
          <Button look="primary" type="submit">
            {t('page.join')}
          </Button>
        </form>
      )}
    </section>
  )
}
