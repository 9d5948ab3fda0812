import { useEffect } from 'react'
import { type PassScope, presets, type Stops } from '../../rules/stops.ts'
import { keptOf } from '../../rules/unasked.ts'
import type { WrathProps } from '../props.ts'

export type ScopeName = PassScope['scope']

/** How somebody passes without being asked. */
export interface Passing {
  readonly stops: Stops
  setStops(stops: Stops): void
  readonly scope: PassScope | null
  /** Passes now, and goes on passing as far as the scope reaches; undefined where everything is asked. */
  readonly passFor: ((scope: ScopeName) => void) | undefined
  endScope(): void
}

/**
 * DW-11.14, DW-11.15, DW-11.17: what somebody says of the windows in which to be asked, and for how long to go on
 * passing. It is kept, and done, by whoever runs the match: a pass by the table itself would be told from a choice
 * (DW-11.16). Two at one screen are always asked.
 */
export function usePassing({ wishes, wish, play, isSlow }: WrathProps): Passing {
  const isUnsaid = wish !== undefined && wishes === undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where nothing was ever said
  useEffect(() => {
    if (isUnsaid) wish?.({ preset: isSlow === true ? 'correspondence' : 'live' })
  }, [isUnsaid])
  const { stops, scope } = wishes === undefined ? { stops: presets.live, scope: null } : keptOf(wishes)
  const say = (next: Stops, pass: ScopeName | null): void => wish?.({ stops: { ...next }, pass })
  return {
    stops,
    setStops: (next) => say(next, scope?.scope ?? null),
    scope,
    passFor:
      wish === undefined
        ? undefined
        : (name) => {
            say(stops, name)
            play({ type: 'pass' })
          },
    endScope: () => say(stops, null),
  }
}
