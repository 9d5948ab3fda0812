/** A window may stay open for days, and browsers look by themselves only when a page is loaded. */
const everyMs = 60 * 60_000
/** Whoever goes back and forth between windows asks no oftener than this. */
const atMostEveryMs = 60_000

/** Asks the server whether there is a newer version: now, when somebody comes back to the window, and every hour. */
export function lookForNewer(registration: Pick<ServiceWorkerRegistration, 'update'>): void {
  let asked = Number.NEGATIVE_INFINITY
  const look = () => {
    if (Date.now() - asked < atMostEveryMs) return
    asked = Date.now()
    // Without a line there is nothing new to be had.
    registration.update().catch(() => {})
  }
  const lookIfSeen = () => {
    if (document.visibilityState === 'visible') look()
  }
  document.addEventListener('visibilitychange', lookIfSeen)
  window.addEventListener('focus', lookIfSeen)
  window.addEventListener('online', look)
  setInterval(look, everyMs)
  look()
}
