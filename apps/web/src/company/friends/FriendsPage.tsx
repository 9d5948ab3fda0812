import { useCallback, useEffect, useState } from 'react'
import { AccountLine } from '../../account/AccountLine.tsx'
import { Form } from '../../account/Form.tsx'
import { LoadingPage } from '../../parts/LoadingPage.tsx'
import { usePageTitle } from '../../parts/page-title.ts'
import { TextField } from '../../parts/TextField.tsx'
import { TopBar } from '../../parts/TopBar.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { PersonLink } from '../PersonLink.tsx'
import { companyText } from '../text/index.ts'
import { Unanswered } from '../Unanswered.tsx'
import { useDeeds } from '../use-deeds.ts'
import { befriend, byPresence, type Friends, friendsOfMine, partFrom } from './friends.ts'
import '../../account/account.css'
import '../company.css'

/** Who is here changes without anybody's doing. */
const EVERY_MS = 30_000

/** One's friends: who is here, who asks, whom one has asked. */
export function FriendsPage() {
  const t = companyText(useSettings().settings.language)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  const load = useCallback(() => friendsOfMine(), [round])
  const loaded = useLoaded(load, true)
  const again = useCallback(() => setRound((before) => before + 1), [])
  usePageTitle(t('friends.title'))
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') again()
    }, EVERY_MS)
    return () => clearInterval(timer)
  }, [again])
  if (loaded === undefined) return <LoadingPage />
  if ('error' in loaded) throw loaded.error
  return (
    <div className="lobby">
      <TopBar />
      {loaded.value.ok ? (
        <main id="main" className="account" tabIndex={-1}>
          <h1 className="display">{t('friends.title')}</h1>
          <p className="account-lead">{t('friends.lead')}</p>
          <Lists all={loaded.value.value} onChanged={again} />
        </main>
      ) : (
        <Unanswered fault={loaded.value.fault} onAgain={again} />
      )}
    </div>
  )
}

function Lists({ all, onChanged }: { readonly all: Friends; readonly onChanged: () => void }) {
  const { language } = useSettings().settings
  const t = companyText(language)
  const [name, setName] = useState('')
  const { said, does } = useDeeds(onChanged)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  const askedWords = ({ name: whom, isFriend }: { readonly name: string; readonly isFriend: boolean }) =>
    t(isFriend ? 'friends.areNow' : 'friends.asked', { name: whom })
  return (
    <>
      <p role="status" className="account-told">
        {said}
      </p>
      <div className="account-forms">
        {all.asking.length === 0 ? null : (
          <section className="account-form panel is-asking" aria-label={t('friends.asking')}>
            <h2 className="section-title">{t('friends.asking')}</h2>
            <ul className="account-devices">
              {all.asking.map(({ name: who }) => (
                <li key={who}>
                  <PersonLink name={who} />
                  <span className="company-deeds">
                    <button
                      type="button"
                      className="button button-primary"
                      aria-label={t('friends.accept', { name: who })}
                      onClick={() => void does(befriend(who), askedWords)}
                    >
                      {t('company.yes')}
                    </button>
                    <button
                      type="button"
                      className="button"
                      aria-label={t('friends.refuse', { name: who })}
                      onClick={() => void does(partFrom(who))}
                    >
                      {t('company.no')}
                    </button>
                  </span>
                </li>
              ))}
            </ul>
          </section>
        )}
        <section className="account-form panel" aria-label={t('friends.mine')}>
          <h2 className="section-title">{t('friends.mine')}</h2>
          {all.friends.length === 0 ? <p>{t('friends.none')}</p> : null}
          <ul className="account-devices">
            {byPresence(all.friends).map(({ name: who, since, isHere }) => (
              <AccountLine
                key={who}
                deed={{
                  word: t('friends.remove'),
                  wordOf: t('friends.removeOf', { name: who }),
                  does: () => void does(partFrom(who)),
                }}
              >
                <PersonLink name={who} />{' '}
                <small className={isHere ? 'is-here' : ''}>
                  {isHere ? t('friends.here') : t('friends.since', { date: day.format(since) })}
                </small>
              </AccountLine>
            ))}
          </ul>
        </section>
        <Form
          title={t('friends.ask')}
          deed={t('friends.askDeed')}
          look="plain"
          send={() => befriend(name)}
          onDone={(value) => {
            setName('')
            void does(Promise.resolve({ ok: true, value }), askedWords)
          }}
        >
          <TextField label={t('company.name')} required maxLength={40} value={name} onChange={setName} />
        </Form>
        {all.asked.length === 0 ? null : (
          <section className="account-form panel" aria-label={t('friends.sent')}>
            <h2 className="section-title">{t('friends.sent')}</h2>
            <ul className="account-devices">
              {all.asked.map(({ name: who }) => (
                <AccountLine
                  key={who}
                  deed={{
                    word: t('friends.takeBack'),
                    wordOf: t('friends.takeBackOf', { name: who }),
                    does: () => void does(partFrom(who)),
                  }}
                >
                  <PersonLink name={who} />
                </AccountLine>
              ))}
            </ul>
          </section>
        )}
      </div>
    </>
  )
}
