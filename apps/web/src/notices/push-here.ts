/** Whether this browser can be told by push at all: it needs HTTPS and a service worker. */
export const canPush = (): boolean =>
  'PushManager' in window && 'Notification' in window && navigator.serviceWorker !== undefined

/** The address at which this browser is told already; undefined where it is not. */
export async function pushTarget(): Promise<string | undefined> {
  if (!canPush()) return undefined
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription())?.endpoint
}

/** Asks the browser for an address at which it is told; undefined where its owner or its maker says no. */
export async function subscribeHere(key: string) {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const registration = await navigator.serviceWorker.ready
  try {
    const subscription = await registration.pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: key,
    })
    const { endpoint, keys } = subscription.toJSON()
    return endpoint === undefined || keys === undefined
      ? undefined
      : { target: endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }
  } catch {
    return undefined
  }
}

export async function unsubscribeHere(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
