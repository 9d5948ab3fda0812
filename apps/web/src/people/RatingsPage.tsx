import { Button, glyphs } from '@wyrmtable/ui'
import { useCallback, useState } from 'react'
import { boxes, seatNamesOf } from '../box/open-box.ts'
import { Choice } from '../parts/Choice.tsx'
import { ListField } from '../parts/ListField.tsx'
import { LoadingPage } from '../parts/LoadingPage.tsx'
import { Notice } from '../parts/Notice.tsx'
import { usePageTitle } from '../parts/page-title.ts'
import { TopBar } from '../parts/TopBar.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { formatRoute, goTo } from '../route.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { type Best, bestOf, type RatedPace, ratedPaces } from './person.ts'
import { RatingFigure } from './RatingFigure.tsx'
import { peopleText } from './text/index.ts'
import './people.css'

const rated = boxes.filter(({ stage }) => stage === 'playable')

/** The best of a game, by pace and side, without those who are not known well enough. */
export function RatingsPage({ game }: { readonly game: string | undefined }) {
  const { language } = useSettings().settings
  const t = peopleText(language)
  usePageTitle(t('best.title'))
  const box = rated.find(({ id }) => id === game) ?? rated[0]
  const [pace, setPace] = useState<RatedPace>('live')
  const [chosen, setSide] = useState('')
  const [round, setRound] = useState(0)
  const sides = box === undefined || box.seatsAreAlike === true ? [] : box.seatIds
  const side = sides.find((id) => id === chosen) ?? sides[0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  const load = useCallback(async () => {
    if (box === undefined) return undefined
    const [answer, names] = await Promise.all([bestOf(box.id, pace, side), seatNamesOf(box, language)])
    return { answer, names }
  }, [box, pace, side, language, round])
  const loaded = useLoaded(load, true)
  if (loaded === undefined) return <LoadingPage />
  if ('error' in loaded) throw loaded.error
  if (box === undefined || loaded.value === undefined) return null
  const { answer, names } = loaded.value
  return (
    <div className="lobby">
      <TopBar />
      {answer.ok ? (
        <main id="main" className="people" tabIndex={-1}>
          <div className="people-head">
            <h1 className="display">{t('best.title')}</h1>
            <p className="lead">{t('best.lead')}</p>
          </div>
          <div className="people-filter panel">
            <ListField
              label={t('best.game')}
              value={box.id}
              choices={rated.map(({ id, title }) => ({ value: id, name: title[language] }))}
              onChoose={(game) => goTo({ page: 'ratings', game })}
            />
            <Choice
              label={t('best.pace')}
              value={pace}
              choices={ratedPaces.map((value) => ({ value, name: t(`person.pace.${value}`) }))}
              onChoose={setPace}
            />
            {side === undefined ? null : (
              <Choice
                label={t('best.side')}
                value={side}
                choices={sides.map((value, place) => ({ value, name: names[place] ?? value }))}
                onChoose={setSide}
              />
            )}
          </div>
          {answer.value.people.length === 0 ? (
            <section className="panel">
              <h2 className="section-title">{t('best.none')}</h2>
              <p>{t('best.noneText')}</p>
              <Button onPress={() => goTo({ page: 'lobby' })}>{t('best.toTables')}</Button>
            </section>
          ) : (
            <BestTable people={answer.value.people} />
          )}
          <details className="people-meaning panel">
            <summary>{t('best.meaning')}</summary>
            <p>{t('best.meaningText')}</p>
          </details>
        </main>
      ) : (
        <main id="main" className="page" tabIndex={-1}>
          <Notice
            isAlert
            glyph={glyphs.brokenTablet}
            title={t('person.noServer')}
            text={t('person.noServerText')}
          >
            <Button look="primary" onPress={() => setRound(round + 1)}>
              {t('person.again')}
            </Button>
          </Notice>
        </main>
      )}
    </div>
  )
}

function BestTable({ people }: { readonly people: readonly Best[] }) {
  const t = peopleText(useSettings().settings.language)
  return (
    <div className="panel">
      <table className="best">
        <thead>
          <tr>
            <td />
            <th scope="col">{t('best.name')}</th>
            <th scope="col">{t('best.rating')}</th>
            <th scope="col">{t('best.matches')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ name, matches, ...rating }, place) => (
            <tr key={name}>
              <td>{place + 1}</td>
              <th scope="row">
                <a href={formatRoute({ page: 'person', name })}>{name}</a>
              </th>
              <td>
                <RatingFigure {...rating} />
              </td>
              <td>{matches}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
