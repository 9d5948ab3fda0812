/** What the server sends a browser, encrypted on the way. */
interface Pushed {
  readonly title: string
  readonly text: string
  readonly language: string
  /** Where it leads, from the address of the app. */
  readonly path: string
  /** The latest of one tag takes the place of those before. */
  readonly tag: string
}

interface WindowClient {
  readonly url: string
  readonly visibilityState: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}

/** The part of a service worker's own scope that is used here. */
export interface PushScope {
  readonly registration: {
    readonly scope: string
    showNotification(title: string, options: NotificationOptions): Promise<void>
  }
  readonly clients: {
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly WindowClient[]>
    openWindow(url: string): Promise<unknown>
  }
}

/** Shows what came, unless its table is being looked at. */
export async function showPushed({ registration, clients }: PushScope, data: unknown): Promise<void> {
  const pushed = readPushed(data)
  if (pushed === undefined) return
  const { title, text, language, path, tag } = pushed
  const url = new URL(path.slice(1), registration.scope).href
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.some((client) => client.visibilityState === 'visible' && isSameTable(client.url, url))) return
  await registration.showNotification(title, {
    ...{ body: text, lang: language, tag, data: url },
    icon: new URL('icon-192.png', registration.scope).href,
  })
}

/** Goes where a notice leads that was pressed: to its table where that is open, or else to a new window. */
export async function goToPushed({ clients }: PushScope, url: unknown): Promise<void> {
  if (typeof url !== 'string') return
  const open = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const there = open.find((client) => isSameTable(client.url, url))
  if (there === undefined) {
    await clients.openWindow(url)
    return
  }
  await there.focus()
  await there.navigate(url)
}

/** What a push has in it, if it is one of ours: it leads nowhere but into the app. */
function readPushed(data: unknown): Pushed | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { title, text, language, path, tag } = data as Partial<Record<keyof Pushed, unknown>>
  const isOurs =
    typeof title === 'string' &&
    typeof text === 'string' &&
    typeof language === 'string' &&
    typeof tag === 'string' &&
    typeof path === 'string' &&
    path.startsWith('/#/')
  return isOurs ? { title, text, language, path, tag } : undefined
}

/** Whether two addresses are of one page of the app, apart from what it begins with. */
const isSameTable = (one: string, other: string): boolean => pageOf(one) === pageOf(other)

const pageOf = (url: string): string => url.replace(/\/~since$/, '')
