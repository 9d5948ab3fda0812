import type { Result } from '@wyrmtable/kernel'
import type { Problem } from '../../online/wire/answers.ts'
import { ask } from '../../online/wire/ask.ts'

/** Why no passkey can be used at this page; undefined: they can. */
export function withoutPasskeys(): 'insecure' | 'numbers' | 'unable' | undefined {
  if (!window.isSecureContext) return 'insecure'
  if (/^[\d.]+$|:/.test(window.location.hostname)) return 'numbers'
  const isAble = 'PublicKeyCredential' in window && 'parseCreationOptionsFromJSON' in PublicKeyCredential
  return isAble ? undefined : 'unable'
}

/** Has a passkey made by what the server asked for; gives what it is to be sent of it. */
export const makePasskey = (
  asked: Promise<Result<PublicKeyCredentialCreationOptionsJSON, Problem>>,
): Promise<Result<object, Problem>> =>
  answerTo(asked, (options) =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options) }),
  )

/** Has a passkey of this page sign, whichever somebody chooses; gives what the server is to be sent of it. */
export const signByPasskey = (): Promise<Result<object, Problem>> =>
  answerTo(ask<PublicKeyCredentialRequestOptionsJSON>('POST', '/api/passkeys', {}), (options) =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options) }),
  )

async function answerTo<T>(
  asked: Promise<Result<T, Problem>>,
  answer: (options: T) => Promise<Credential | null>,
): Promise<Result<object, Problem>> {
  const options = await asked
  if (!options.ok) return options
  try {
    const credential = await answer(options.value)
    if (credential instanceof PublicKeyCredential) return { ok: true, value: credential.toJSON() }
    return cancelled
  } catch (error) {
    const hasOne = error instanceof DOMException && error.name === 'InvalidStateError'
    return hasOne ? { ok: false, fault: { code: 'hasPasskey', status: 0 } } : cancelled
  }
}

/** Somebody thought better of it, or nothing there has a passkey for this page: browsers do not tell which. */
const cancelled = { ok: false, fault: { code: 'noPasskey', status: 0 } } as const

/** What the server says against a passkey, apart from what it says against a password. */
export const ofPasskey = <T>(answer: Result<T, Problem>): Result<T, Problem> =>
  !answer.ok && answer.fault.code === 'notKnown'
    ? { ok: false, fault: { ...answer.fault, code: 'unknownPasskey' } }
    : answer
