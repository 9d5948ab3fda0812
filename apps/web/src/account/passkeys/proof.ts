import type { Result } from '@wyrmtable/kernel'
import type { Problem } from '../../online/wire/answers.ts'
import { ofPasskey, signByPasskey } from './webauthn.ts'

/** Sends something with what shows that it is they: the password, or where the account has none a passkey. */
export async function withProof<T>(
  hasPassword: boolean,
  password: string,
  send: (proof: object) => Promise<Result<T, Problem>>,
): Promise<Result<T, Problem>> {
  if (hasPassword) return send({ password })
  const signed = await signByPasskey()
  return signed.ok ? ofPasskey(await send({ passkey: signed.value })) : signed
}
