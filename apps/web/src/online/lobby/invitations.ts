import { useCallback } from 'react'
import { useLoaded } from '../../parts/use-loaded.ts'
import { formatRoute } from '../../route.ts'
import { ask } from '../wire/ask.ts'

/** A word that fills an empty seat once. */
export interface Invitation {
  readonly seat: string
  readonly invitation: string
  /** Friends who are asked to it, by name. */
  readonly asked: readonly string[]
}

/**
 * Those of the empty seats of a table at which this browser sits, looked for anew whenever `round` is another; none where
 * it sits at none.
 */
export function useInvitations(match: string | undefined, round?: unknown): readonly Invitation[] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round looks again
  const load = useCallback(async () => {
    if (match === undefined) return []
    const asked = await ask<{ readonly invitations: readonly Invitation[] }>(
      'GET',
      `/api/matches/${match}/invitations`,
    )
    return asked.ok ? asked.value.invitations : []
  }, [match, round])
  const loaded = useLoaded(load, true)
  return loaded !== undefined && 'value' in loaded ? loaded.value : []
}

/** The link to be sent to whoever shall sit there. */
export function invitationAddress(match: string, { seat, invitation }: Omit<Invitation, 'asked'>): string {
  const { origin, pathname } = window.location
  return `${origin}${pathname}${formatRoute({ page: 'online', match, invitation: `${invitation}.${seat}` })}`
}
