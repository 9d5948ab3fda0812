import { jsonOf, type Replay } from '@wyrmtable/kernel'
import { faultSentence } from '@wyrmtable/text'
import { useCallback } from 'react'
import { useLoaded } from '../../parts/use-loaded.ts'
import type { BotClient } from '../../session/computers/bot-client.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'

/** All dice that fell in a match. */
export const diceIn = ({ setup, entries }: Replay): number =>
  entries.reduce((all, { dice }) => all + dice.length, setup.length)

/** Whether all dice of a finished match follow from their promised secret, in words; `record` may be on its way. */
export function useProof(
  record: Replay | undefined,
  bots: Pick<BotClient, 'verify'>,
): { readonly isProven: boolean; readonly words: string } {
  const { settings, t } = useSettings()
  const verify = useCallback(
    async () => (record === undefined ? undefined : bots.verify(jsonOf(record))),
    [bots, record],
  )
  const verified = useLoaded(verify)
  if (record === undefined || verified === undefined) return { isProven: false, words: t('over.verifying') }
  if ('error' in verified) {
    return { isProven: false, words: t('over.notVerified', { why: verified.error.message }) }
  }
  const { value } = verified
  if (value === undefined) return { isProven: false, words: t('over.verifying') }
  if (!value.ok) {
    return {
      isProven: false,
      words: t('over.notVerified', { why: faultSentence(value.fault, settings.language) }),
    }
  }
  if (value.dice === 'partly') return { isProven: false, words: t('over.partly') }
  return value.dice === 'recorded'
    ? { isProven: false, words: t('over.believed') }
    : { isProven: true, words: t('over.verified', { count: diceIn(record) }) }
}
