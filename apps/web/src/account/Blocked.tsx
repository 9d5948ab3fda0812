import { useCallback, useState } from 'react'
import { ask } from '../online/wire/ask.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { AccountLine } from './AccountLine.tsx'
import { accountText } from './text/index.ts'

interface Blocks {
  readonly blocks: readonly { readonly name: string }[]
}

/** Whom one keeps away from, each let go by a press. */
export function Blocked() {
  const t = accountText(useSettings().settings.language)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  const load = useCallback(() => ask<Blocks>('GET', '/api/account/blocks'), [round])
  const loaded = useLoaded(load, true)
  const blocks = loaded !== undefined && 'value' in loaded && loaded.value.ok ? loaded.value.value.blocks : []
  const letGo = async (name: string) => {
    await ask('DELETE', `/api/account/blocks/${encodeURIComponent(name)}`)
    setRound(round + 1)
  }
  return (
    <section className="account-form panel" aria-label={t('account.blocked')}>
      <h2 className="section-title">{t('account.blocked')}</h2>
      <p>{t(blocks.length === 0 ? 'account.blockedNone' : 'account.blockedText')}</p>
      <ul className="account-devices">
        {blocks.map(({ name }) => (
          <AccountLine
            key={name}
            deed={{
              word: t('account.letGo'),
              wordOf: t('account.letGoOf', { name }),
              does: () => void letGo(name),
            }}
          >
            <b>{name}</b>
          </AccountLine>
        ))}
      </ul>
    </section>
  )
}
