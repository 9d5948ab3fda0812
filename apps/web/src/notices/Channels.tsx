import { Button } from '@wyrmtable/ui'
import { useState } from 'react'
import { ask } from '../online/wire/ask.ts'
import { ago } from '../parts/ago.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import type { Channel } from './notices.ts'
import { unsubscribeHere } from './push-here.ts'
import { noticesText } from './text/index.ts'

/** The ways on which somebody is told, each with how it goes. */
export function Channels({
  channels,
  tries,
  here,
  onChanged,
}: {
  readonly channels: readonly Channel[]
  readonly tries: number
  /** The address of this browser, where it is one of them. */
  readonly here: string | undefined
  readonly onChanged: () => void
}) {
  const { language } = useSettings().settings
  const t = noticesText(language)
  const [told, tell] = useState('')
  const nameOf = ({ kind, target, label }: Channel) =>
    kind === 'push' ? label || t('notices.browser') : label || target
  const test = async (channel: Channel) => {
    const answer = await ask('POST', `/api/notices/channels/${channel.id}/test`)
    tell(answer.ok ? t('notices.sent', { name: nameOf(channel) }) : t('notices.notSent'))
    // What came of it is known in a moment.
    setTimeout(onChanged, 1_500)
  }
  const pause = async ({ id }: Channel, isPaused: boolean) => {
    await ask('PUT', `/api/notices/channels/${id}`, { isPaused })
    onChanged()
  }
  const remove = async ({ id, target }: Channel) => {
    if (target === here) await unsubscribeHere()
    await ask('DELETE', `/api/notices/channels/${id}`)
    onChanged()
  }
  return (
    <section className="account-form panel" aria-label={t('notices.ways')}>
      <h2 className="section-title">{t('notices.ways')}</h2>
      {channels.length === 0 ? <p>{t('notices.none')}</p> : null}
      <ul className="notice-ways">
        {channels.map((channel) => (
          <li key={channel.id}>
            <div className="notice-way">
              <b>{nameOf(channel)}</b> <small>{t(`notices.kind.${channel.kind}`)}</small>
              {channel.target === here ? <small>{t('notices.here')}</small> : null}
              <p className={`notice-state ${isWell(channel) ? '' : 'is-failing'}`}>{stateOf(channel)}</p>
            </div>
            <div className="notice-deeds">
              {channel.isConfirmed && !channel.isPaused ? (
                <>
                  <Button onPress={() => void test(channel)}>{t('notices.test')}</Button>
                  <Button onPress={() => void pause(channel, true)}>{t('notices.pause')}</Button>
                </>
              ) : null}
              {channel.isPaused ? (
                <Button onPress={() => void pause(channel, false)}>{t('notices.goOn')}</Button>
              ) : null}
              <button
                type="button"
                className="button"
                aria-label={t('notices.removeOf', { name: nameOf(channel) })}
                onClick={() => void remove(channel)}
              >
                {t('notices.remove')}
              </button>
            </div>
          </li>
        ))}
      </ul>
      <p role="status" className="account-told">
        {told}
      </p>
    </section>
  )

  function stateOf({ isConfirmed, isPaused, failures, why, status, workedAt }: Channel): string {
    const reason = why === null ? '' : t(`notices.why.${why}`, { status: status ?? 0 })
    if (isPaused && failures >= tries) return `${t('notices.state.givenUp', { count: failures })} ${reason}`
    if (isPaused) return t('notices.state.paused')
    if (!isConfirmed) return t('notices.state.asked')
    if (failures > 0) return `${t('notices.state.failed', { count: failures })} ${reason}`
    if (workedAt === null) return t('notices.state.new')
    return t('notices.state.works', { when: ago(workedAt, Date.now(), language) })
  }
}

const isWell = ({ failures, isConfirmed }: Channel): boolean => failures === 0 && isConfirmed
