import { glyphs } from '@wyrmtable/ui'
import { useCallback, useState } from 'react'
import { Choice } from '../../parts/Choice.tsx'
import { LoadingPage } from '../../parts/LoadingPage.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { usePageTitle } from '../../parts/page-title.ts'
import { TopBar } from '../../parts/TopBar.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { companyText } from '../text/index.ts'
import { Unanswered } from '../Unanswered.tsx'
import { HostLog } from './HostLog.tsx'
import { HostPeople } from './HostPeople.tsx'
import { HostReports } from './HostReports.tsx'
import { allDone, peopleLike, personOf, reportsThatAre } from './host.ts'
import { OnePerson } from './OnePerson.tsx'
import '../../account/account.css'
import '../company.css'

const parts = ['reports', 'people', 'log'] as const

/** What the host of the server does: reads reports, looks at people, and takes measures; or one of the people. */
export function HostPage({ name }: { readonly name: string | undefined }) {
  const t = companyText(useSettings().settings.language)
  const [part, setPart] = useState<(typeof parts)[number]>('reports')
  const [which, setWhich] = useState<'open' | 'all'>('open')
  const [like, setLike] = useState('')
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  const load = useCallback(async () => {
    if (name !== undefined) return { part: 'person', answer: await personOf(name) } as const
    if (part === 'people') return { part, answer: await peopleLike(like) }
    if (part === 'log') return { part, answer: await allDone() }
    return { part, answer: await reportsThatAre(which) }
  }, [name, part, which, like, round])
  const loaded = useLoaded(load, true)
  const again = () => setRound(round + 1)
  usePageTitle(name ?? t('host.title'))
  if (loaded === undefined) return <LoadingPage />
  if ('error' in loaded) throw loaded.error
  const told = loaded.value
  if (!told.answer.ok) {
    const { fault } = told.answer
    return (
      <div className="lobby">
        <TopBar />
        {fault.reason === 'notHost' || fault.reason === 'noAccount' ? (
          <main id="main" className="page" tabIndex={-1}>
            <Notice
              glyph={glyphs.owl}
              title={t(fault.reason === 'notHost' ? 'host.notHost' : 'host.nobody')}
              text={fault.reason === 'notHost' ? t('host.notHostText') : name}
            >
              <a className="button" href={fault.reason === 'notHost' ? '#/account' : '#/host'}>
                {t(fault.reason === 'notHost' ? 'company.account' : 'host.back')}
              </a>
            </Notice>
          </main>
        ) : (
          <Unanswered fault={fault} onAgain={again} />
        )}
      </div>
    )
  }
  return (
    <div className="lobby">
      <TopBar />
      <main id="main" className="account" tabIndex={-1}>
        <h1 className="display">{name ?? t('host.title')}</h1>
        {told.part === 'person' ? (
          <OnePerson key={told.answer.value.name} person={told.answer.value} onChanged={again} />
        ) : (
          <>
            <p className="account-lead">{t('host.lead')}</p>
            <div className="host-tabs">
              <Choice
                label={t('host.title')}
                value={part}
                choices={parts.map((value) => ({ value, name: t(`host.${value}`) }))}
                onChoose={setPart}
              />
            </div>
            {told.part === 'reports' ? (
              <HostReports
                reports={told.answer.value.reports}
                which={which}
                onWhich={setWhich}
                onChanged={again}
              />
            ) : told.part === 'people' ? (
              <HostPeople people={told.answer.value.people} like={like} onLike={setLike} />
            ) : (
              <section className="account-form panel" aria-label={t('host.log')}>
                <h2 className="section-title">{t('host.log')}</h2>
                <HostLog log={told.answer.value.log} />
              </section>
            )}
          </>
        )}
      </main>
    </div>
  )
}
