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
    if (early?.waiting) takeOver(serviceWorker, early.waiting)
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
    if (serviceWorker.controller) onWaiting(() => takeOver(serviceWorker, worker))
  }
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') tell(worker)
    })
  })
}

/** Lets the newer version answer, and loads the page from it. */
function takeOver(serviceWorker: ServiceWorkerContainer, worker: ServiceWorker): void {
  serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  worker.postMessage('activate')
}
