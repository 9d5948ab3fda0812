import { jsonOf, type Match, toReplay } from '@wyrmtable/kernel'
import { faultSentence } from '@wyrmtable/text'
import { useCallback } from 'react'
import { useLoaded } from '../../parts/use-loaded.ts'
import type { BotClient } from '../../session/bot-client.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'

/** Whether all dice of a finished match follow from their promised secret, in words. */
export function useProof(
  match: Match,
  bots: BotClient,
): { readonly isProven: boolean; readonly words: string } {
  const { settings, t } = useSettings()
  const verify = useCallback(
    () => bots.verify(jsonOf(toReplay(match, { revealSecret: true }))),
    [bots, match],
  )
  const verified = useLoaded(verify)
  if (verified === undefined) return { isProven: false, words: t('over.verifying') }
  if ('error' in verified) {
    return { isProven: false, words: t('over.notVerified', { why: verified.error.message }) }
  }
  const { value } = verified
  if (!value.ok) {
    return {
      isProven: false,
      words: t('over.notVerified', { why: faultSentence(value.fault, settings.language) }),
    }
  }
  return value.dice === 'recorded'
    ? { isProven: false, words: t('over.believed') }
    : { isProven: true, words: t('over.verified', { count: match.draws }) }
}
