import { lookForNewer } from './look-for-newer.ts'

/** Keeping the app must not get in the way of its first picture. */
const patienceMs = 1500

/**
 * Has the built app kept for use without a line. `onWaiting` is called when a newer version has been fetched;
 * it begins with the next load, or at once when what it is given is called. In development nothing is kept,
 * and what an earlier build kept under the same address is let go.
 */
export function keepApp(onWaiting: (takeOver: () => void) => void): void {
  const { serviceWorker } = navigator
  if (serviceWorker === undefined) return
  if (!import.meta.env.PROD) {
    void serviceWorker
      .getRegistrations()
      .then((all) => Promise.all(all.map((registration) => registration.unregister())))
    return
  }
  // A version that was fetched during an earlier visit begins now.
  void serviceWorker.getRegistration().then((early) => {
    if (early?.waiting) beginEarly(serviceWorker, early.waiting, onWaiting)
  })
  // Private windows may refuse; the app then only works with a line.
  const begin = () => void register(serviceWorker, onWaiting).catch(() => {})
  setTimeout(() => {
    if (navigator.onLine) begin()
    else window.addEventListener('online', begin, { once: true })
  }, patienceMs)
}

async function register(
  serviceWorker: ServiceWorkerContainer,
  onWaiting: (takeOver: () => void) => void,
): Promise<void> {
  const registration = await serviceWorker.register('./sw.js')
  const tell = (worker: ServiceWorker) => {
    if (serviceWorker.controller) onWaiting(() => takeOver(serviceWorker, registration, worker))
  }
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') tell(worker)
    })
  registration.addEventListener('updatefound', () => follow(registration.installing))
  // The browser looks by itself after a page was loaded: it may have found one before anybody listened.
  follow(registration.installing)
  if (registration.waiting) tell(registration.waiting)
  lookForNewer(registration)
}

/** Loads the page anew from the version that begins, unless somebody has laid hands on it: then they are asked. */
function beginEarly(
  serviceWorker: ServiceWorkerContainer,
  worker: ServiceWorker,
  onWaiting: (takeOver: () => void) => void,
): void {
  let isUntouched = true
  const touched = () => {
    isUntouched = false
  }
  for (const deed of ['pointerdown', 'keydown'] as const) {
    window.addEventListener(deed, touched, { capture: true, once: true })
  }
  const begun = () => (isUntouched ? window.location.reload() : onWaiting(() => window.location.reload()))
  serviceWorker.addEventListener('controllerchange', begun, { once: true })
  worker.postMessage('activate')
}

/** Lets the newer version answer, and loads the page from it. */
function takeOver(
  serviceWorker: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
  found: ServiceWorker,
): void {
  // Another window may have let it begin, or a still newer one may have come.
  const worker = registration.waiting ?? found
  if (worker.state !== 'installed') {
    window.location.reload()
    return
  }
  serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  worker.postMessage('activate')
}
