import { Button, SharedText } from '@wyrmtable/ui'
import { useCallback, useState } from 'react'
import { ask } from '../../online/wire/ask.ts'
import { ago } from '../../parts/ago.ts'
import { copyText } from '../../parts/copy-text.ts'
import { TextField } from '../../parts/TextField.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { AccountLine } from '../AccountLine.tsx'
import { Form } from '../Form.tsx'
import { ProofField } from '../passkeys/ProofField.tsx'
import { withProof } from '../passkeys/proof.ts'
import { problemWords } from '../problem-words.ts'
import { accountText } from '../text/index.ts'
import { tokensText } from './text/index.ts'

/** As the server knows them. */
const scopes = ['read', 'play', 'talk', 'tables'] as const
type Scope = (typeof scopes)[number]

interface Listed {
  readonly tokens: readonly {
    readonly id: string
    readonly name: string
    readonly scopes: readonly Scope[]
    readonly usedAt: number | null
  }[]
}

/** Words by which one's programs act: what each may do and when it was used, a way to make one, and to revoke each. */
export function Tokens({ hasPassword }: { readonly hasPassword: boolean }) {
  const { language } = useSettings().settings
  const t = tokensText(language)
  const account = accountText(language)
  const [round, setRound] = useState(0)
  const [name, setName] = useState('')
  const [may, setMay] = useState<readonly Scope[]>(['read', 'play'])
  const [password, setPassword] = useState('')
  const [made, show] = useState<string>()
  const [problem, tell] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  const load = useCallback(() => ask<Listed>('GET', '/api/account/tokens'), [round])
  const loaded = useLoaded(load, true)
  const tokens = loaded !== undefined && 'value' in loaded && loaded.value.ok ? loaded.value.value.tokens : []
  const revoke = async (id: string) => {
    const answer = await ask('DELETE', `/api/account/tokens/${id}`)
    tell(answer.ok ? '' : problemWords(answer.fault, language))
    setRound(round + 1)
  }
  if (made !== undefined) {
    return (
      <section className="account-form account-token panel" aria-label={t('tokens.title')}>
        <h2 className="section-title">{t('tokens.title')}</h2>
        <p>{t('tokens.once')}</p>
        <SharedText
          title={t('tokens.made')}
          text={made}
          rows={2}
          page={{ copy: copyText }}
          words={{
            ...{ copy: account('account.copy'), copied: account('account.copied') },
            failed: account('account.notCopied'),
          }}
        >
          <Button look="primary" onPress={() => show(undefined)}>
            {t('tokens.kept')}
          </Button>
        </SharedText>
      </section>
    )
  }
  return (
    <Form
      title={t('tokens.title')}
      deed={t('tokens.make')}
      look="plain"
      send={() =>
        withProof(hasPassword, password, (proof) =>
          ask<{ readonly token: string }>('POST', '/api/account/tokens', { name, scopes: may, ...proof }),
        )
      }
      onDone={({ token }) => {
        setName('')
        setPassword('')
        show(token)
        setRound(round + 1)
      }}
    >
      <p>{t('tokens.lead')}</p>
      {tokens.length === 0 ? <p className="passkey-note">{t('tokens.none')}</p> : null}
      <ul className="account-devices">
        {tokens.map((token) => (
          <AccountLine
            key={token.id}
            deed={{
              word: t('tokens.revoke'),
              wordOf: t('tokens.revokeOf', { name: token.name }),
              does: () => void revoke(token.id),
            }}
          >
            <b>{token.name}</b>{' '}
            <small>
              {[
                ...token.scopes.map((scope) => t(`tokens.scope.${scope}`)),
                token.usedAt === null
                  ? t('tokens.unused')
                  : t('tokens.used', { when: ago(token.usedAt, Date.now(), language) }),
              ].join(' · ')}
            </small>
          </AccountLine>
        ))}
      </ul>
      <p role="alert" className="account-problem">
        {problem}
      </p>
      <TextField
        label={t('tokens.name')}
        required
        maxLength={60}
        placeholder={t('tokens.nameHint')}
        value={name}
        onChange={setName}
      />
      <fieldset className="account-scopes">
        <legend>{t('tokens.may')}</legend>
        {scopes.map((scope) => (
          <label key={scope} className="check">
            <input
              type="checkbox"
              checked={may.includes(scope)}
              // One at least: the server makes no token that opens nothing.
              required={may.length === 0}
              onChange={({ target }) =>
                setMay(target.checked ? [...may, scope] : may.filter((one) => one !== scope))
              }
            />
            <span>{t(`tokens.scope.${scope}`)}</span>
          </label>
        ))}
      </fieldset>
      <ProofField
        {...{ hasPassword }}
        name={account('account.password')}
        value={password}
        onChange={setPassword}
      />
    </Form>
  )
}
