import { useCallback, useEffect, useMemo, useState } from 'react'
import type { WrathProps } from '../props.ts'
import { isNewTo, type Sight, sightsIn } from './sight.ts'

/** What somebody is shown: what an effect has just let him see, or what he asked for once more. */
export interface Sights {
  readonly open: Sight | undefined
  /** Opens something that was seen before. */
  again(sight: Sight): void
  close(): void
}

/** Which sights were closed, by whom; and where the match stood when this table was set: what is older is no news. */
export interface Closed {
  readonly since: number
  readonly keys: ReadonlySet<string>
  close(keys: readonly string[]): void
}

/** Kept where it outlasts the change from one seat at the screen to the next. */
export function useClosed(seq: number): Closed {
  const [since] = useState(seq)
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const close = useCallback((more: readonly string[]) => setKeys((now) => new Set([...now, ...more])), [])
  return useMemo(() => ({ since, keys, close }), [since, keys, close])
}

export function useSights({ log, view, viewer }: WrathProps, { since, keys, close }: Closed): Sights {
  const [again, open] = useState<Sight>()
  const fresh = useMemo(
    () =>
      // Nobody is shown what others saw once the match is over and nothing is secret any more.
      viewer === 'spectator' || view.ending !== null
        ? []
        : sightsIn(log.filter(({ seq }) => seq > since)).filter(
            (sight) => isNewTo(sight, viewer) && !keys.has(keyOf(sight, viewer)),
          ),
    [log, view, viewer, since, keys],
  )
  // What is to be put in order lies open on the table as long as it is asked.
  const isAsked = view.me?.prompt?.why === 'order'
  useEffect(() => {
    if (isAsked && fresh.length > 0) close(fresh.map((sight) => keyOf(sight, viewer)))
  }, [isAsked, fresh, close, viewer])
  const first = isAsked ? undefined : fresh[0]
  return {
    open: again ?? first,
    again: open,
    close: () => {
      if (again !== undefined) open(undefined)
      else if (first !== undefined) close([keyOf(first, viewer)])
    },
  }
}

/** Each seat at a screen looks for itself. */
const keyOf = ({ key }: Sight, viewer: WrathProps['viewer']): string => `${viewer} ${key}`
