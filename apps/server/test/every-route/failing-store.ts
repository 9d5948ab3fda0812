import type { MatchStore } from '@wyrmtable/store'

/** The store, on a disk that becomes full: then whatever it is asked fails, until there is room again. */
export function failingStore(store: MatchStore) {
  const state = { isFull: false }
  const failing = <T extends object>(part: T): T =>
    new Proxy(part, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name)
        if (typeof value === 'object' && value !== null) return failing(value)
        if (typeof value !== 'function') return value
        if (typeof name === 'string' && ['listen', 'whisper', 'matchId'].includes(name))
          return value.bind(target)
        // Two servers share it; whoever made it closes it.
        if (name === 'close') return async () => {}
        return (...given: unknown[]) =>
          state.isFull
            ? Promise.reject(Object.assign(new Error('disk full'), { code: 'SQLITE_FULL' }))
            : value.apply(target, given)
      },
    })
  return { store: failing(store), state }
}
