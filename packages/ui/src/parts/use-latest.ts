import { useCallback, useLayoutEffect, useRef } from 'react'

/** A function that stays the same and does what the last one given does: what it is given to need not be drawn anew. */
export function useLatest<Arguments extends readonly unknown[]>(
  given: (...all: Arguments) => void,
): (...all: Arguments) => void {
  const latest = useRef(given)
  useLayoutEffect(() => {
    latest.current = given
  })
  return useCallback((...all) => latest.current(...all), [])
}
