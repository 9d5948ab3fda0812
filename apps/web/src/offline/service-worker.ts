/**
 * Keeps the whole app in the browser, so that it starts and plays without a line; released rules are kept from
 * their first use. Files named after their content are never asked for again; a new version is fetched beside the
 * old one and takes over when it is told to, and the old one's files stay for windows that are still open.
 */

import { isReleased } from './precached.ts'
import { goToPushed, type PushScope, showPushed } from './push-events.ts'

/** Filled in by the build: what to keep, and a name that changes whenever any of it does. */
declare const __PRECACHE__: { readonly version: string; readonly files: readonly string[] }

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null
}
interface NotificationEvent extends ExtendableEvent {
  readonly notification: Notification
}
/** The part of a service worker's own scope that is used here. */
declare const self: PushScope & {
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void
}

const { version, files } = __PRECACHE__
const prefix = 'wyrmtable-files-'
const own = `${prefix}${version}`
/** Released rules never change: what was used once stays, whatever version of the app asks for it. */
const ofReleased = 'wyrmtable-released'
const page = 'index.html'
/** Servers that compress say Vary; what was kept is the same file however it was asked for. */
const anyway: CacheQueryOptions = { ignoreVary: true }

self.addEventListener('install', (event) => event.waitUntil(keepAll()))
self.addEventListener('activate', (event) => event.waitUntil(forgetOld().then(() => self.clients.claim())))
self.addEventListener('message', ({ data }) => {
  if (data === 'activate') void self.skipWaiting()
})
self.addEventListener('push', (event) => event.waitUntil(showPushed(self, event.data?.json())))
self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(goToPushed(self, event.notification.data))
})
self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || !url.href.startsWith(self.registration.scope)) return
  const path = url.href.slice(self.registration.scope.length).replace(/[?#].*$/, '')
  if (request.mode === 'navigate' && (path === '' || path === page)) {
    event.respondWith(kept(page, request))
  } else if (files.includes(path) || path.startsWith('assets/')) {
    event.respondWith(kept(path, request))
  }
})

async function keepAll(): Promise<void> {
  const cache = await caches.open(own)
  const queue = [...files]
  const work = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) await keep(cache, file)
  }
  await Promise.all([work(), work(), work(), work()])
}

async function keep(cache: Cache, file: string): Promise<void> {
  const isHashed = file.startsWith('assets/')
  const known = isHashed ? await caches.match(addressOf(file), anyway) : undefined
  const response = known ?? (await fetch(addressOf(file), { cache: isHashed ? 'default' : 'reload' }))
  if (!response.ok) throw new Error(`${file}: ${response.status}`)
  await cache.put(addressOf(file), response)
}

/** This version and the one before it stay. */
async function forgetOld(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own)
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)))
}

async function kept(file: string, request: Request): Promise<Response> {
  const cache = await caches.open(own)
  const found = (await cache.match(addressOf(file), anyway)) ?? (await caches.match(addressOf(file), anyway))
  if (found !== undefined) return found
  const fetched = await fetch(request)
  if (fetched.ok && isReleased(file))
    await (await caches.open(ofReleased)).put(addressOf(file), fetched.clone())
  return fetched
}

const addressOf = (file: string): string => new URL(file, self.registration.scope).href
