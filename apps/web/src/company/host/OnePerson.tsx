import { useState } from 'react'
import { Form } from '../../account/Form.tsx'
import { ask } from '../../online/wire/ask.ts'
import { Choice } from '../../parts/Choice.tsx'
import { NumberField } from '../../parts/NumberField.tsx'
import { formatRoute } from '../../route.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { companyText } from '../text/index.ts'
import { HostLog } from './HostLog.tsx'
import { StandingOf } from './HostPeople.tsx'
import { ReportList } from './HostReports.tsx'
import { type Kind, kinds, type WholePerson } from './host.ts'

/** Somebody as the host sees them: reports, what was done, and what may be done, each with a reason. */
export function OnePerson({
  person,
  onChanged,
}: {
  readonly person: WholePerson
  readonly onChanged: () => void
}) {
  const t = companyText(useSettings().settings.language)
  const [kind, setKind] = useState<Kind>('warned')
  const [days, setDays] = useState(7)
  const [reason, setReason] = useState('')
  const [said, say] = useState('')
  const isBarred = person.inForce !== null
  const offered = kinds.filter((one) => one !== 'lifted' || isBarred)
  const chosen = offered.includes(kind) ? kind : 'warned'
  return (
    <>
      <p className="account-lead host-person">
        <StandingOf person={person} />
      </p>
      <p className="account-ways">
        <a className="button" href="#/host">
          {t('host.back')}
        </a>
        <a className="button" href={formatRoute({ page: 'person', name: person.name })}>
          {t('host.profile')}
        </a>
      </p>
      <p role="status" className="account-told">
        {said}
      </p>
      <div className="account-forms">
        {person.isHost ? (
          <section className="account-form panel" aria-label={t('host.measure')}>
            <h2 className="section-title">{t('host.measure')}</h2>
            <p>{t('host.hostHost')}</p>
          </section>
        ) : (
          <Form
            title={t('host.measure')}
            deed={t(`host.do.${chosen}`)}
            send={() =>
              ask('POST', `/api/host/people/${encodeURIComponent(person.name)}/measures`, {
                kind: chosen,
                reason,
                ...(chosen === 'suspended' ? { days } : {}),
              })
            }
            onDone={() => {
              setReason('')
              say(t('host.done'))
              onChanged()
            }}
          >
            <Choice
              label={t('host.measure')}
              value={chosen}
              choices={offered.map((value) => ({ value, name: t(`host.do.${value}`) }))}
              onChoose={setKind}
            />
            <p>{t(`host.explain.${chosen}`)}</p>
            {chosen === 'suspended' ? (
              <NumberField
                label={t('host.days')}
                isRequired
                min={1}
                max={3_650}
                value={days}
                onChange={setDays}
              />
            ) : null}
            <label className="field">
              <span>{t('host.reason')}</span>
              <textarea
                required
                rows={3}
                maxLength={1_000}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            </label>
          </Form>
        )}
        <section className="account-form panel" aria-label={t('host.reports')}>
          <h2 className="section-title">{t('host.reports')}</h2>
          <ReportList reports={person.reports} onChanged={onChanged} />
        </section>
        <section className="account-form panel" aria-label={t('host.log')}>
          <h2 className="section-title">{t('host.log')}</h2>
          <HostLog log={person.log} isOfOne />
        </section>
      </div>
    </>
  )
}
