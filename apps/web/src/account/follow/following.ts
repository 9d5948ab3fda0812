import type { Json } from '@wyrmtable/kernel'
import { ask } from '../../online/wire/ask.ts'
import { onMade } from '../../store/made-news.ts'
import { Follower, type Mine, type Theirs, type There } from './follow.ts'
import { keepSeen, madeHere, seenByAccount } from './made-here.ts'

/** What is made close together goes to the account at once. */
const GATHER_MS = 1_500
/** What other devices made is looked for no oftener, as long as a page stays open. */
const AGAIN_MS = 10_000
/** Names that a server keeps. */
const followed = /^[a-z]{1,20}(\/[\w.-]{1,100}){1,3}$/

let account: string | undefined
let lastAt = 0
let timer: ReturnType<typeof setTimeout> | undefined
let running: Promise<void> = Promise.resolve()
let isListening = false

/**
 * From now on what is made here follows this account, as long as somebody is signed in; null: nobody is. Said again, it
 * looks again what other devices made.
 */
export function followAccount(name: string | null): void {
  const isNew = name !== (account ?? null)
  account = name ?? undefined
  if (!isListening) {
    isListening = true
    onMade(soon)
    window.addEventListener('online', soon)
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') soon()
    })
  }
  if (isNew || Date.now() - lastAt > AGAIN_MS) now()
}

function soon(): void {
  clearTimeout(timer)
  timer = setTimeout(now, GATHER_MS)
}

/** One after the other; what fails is done the next time. */
function now(): void {
  lastAt = Date.now()
  running = running.then(once).catch(() => undefined)
}

async function once(): Promise<void> {
  const name = account
  if (name === undefined || !navigator.onLine) return
  const all = await seenByAccount()
  const seen = all.get(name) ?? new Map()
  const isOthers = (made: string) => [...all].some(([other, theirs]) => other !== name && theirs.has(made))
  try {
    await new Follower(madeHere, inAccount, seen, isOthers).follow()
  } finally {
    // Also where the line broke in between: what came that far is known.
    await keepSeen(name, seen)
  }
}

const inAccount: There = {
  async all() {
    const answer = await ask<{ readonly documents: readonly Theirs[] }>('GET', '/api/account/documents')
    if (!answer.ok) throw new Error(answer.fault.code)
    return answer.value.documents
  },
  async read(name) {
    const query = new URLSearchParams({ name })
    const answer = await ask<{ readonly body: Json }>('GET', `/api/account/document?${query}`)
    if (!answer.ok) throw new Error(answer.fault.code)
    return answer.value.body
  },
  async put(name: string, base: number, mine: Mine | undefined) {
    if (!followed.test(name)) return undefined
    const { savedAt = Date.now(), body } = mine ?? {}
    const answer = await ask<{ readonly version: number }>('PUT', '/api/account/document', {
      ...{ name, base, savedAt },
      ...(body === undefined ? {} : { body }),
    })
    return answer.ok ? answer.value.version : undefined
  },
}
