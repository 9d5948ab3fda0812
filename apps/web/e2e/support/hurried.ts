/** Runs in the page: computers answer at once, and phases pass by themselves or wait to be ended. */
export function hurried(passing: boolean): void {
  const key = 'wyrmtable.settings'
  const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '{}')
  const settings = typeof stored === 'object' ? stored : {}
  localStorage.setItem(key, JSON.stringify({ ...settings, pace: 'instant', passing }))
  dispatchEvent(new StorageEvent('storage', { key }))
}
