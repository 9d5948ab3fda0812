import { useSyncExternalStore } from 'react'
import { lostBy, mainCard } from '../act/draft.ts'
import { paidBy } from '../act/payment.ts'
import type { Hand } from '../act/use-hand.ts'

/** What a thing at the table would come to if it were pressed now, in figures and in words. */
export interface Tag {
  /** Figures, a line each. */
  readonly lines: readonly string[]
  readonly spoken: string
  readonly look: 'good' | 'bad' | 'even'
}

/** What the presses so far make of the table: worked out once for all cards. */
export interface Marks {
  readonly offered: ReadonlySet<string>
  readonly picks: readonly string[]
  readonly isOrdered: boolean
  /** What was pressed on the way to an action, and what may be pressed next. */
  readonly at: readonly string[]
  readonly targets: { has(key: string): boolean }
  readonly starts: { has(key: string): boolean }
  /** Whatever is on the sheet. */
  readonly drafted: ReadonlySet<string>
  readonly objects: readonly { readonly card: string; readonly bearer: string }[]
  /** Whether a creature may be bought: there is a place for it. */
  readonly isBuying: boolean
  /** The creature that is on the sheet to be bought. */
  readonly bought: string | undefined
  /** Provinces that are to pay, and the one that is given up for it. */
  readonly paying: ReadonlySet<string>
  readonly lost: string | undefined
  /** The creature that has been chosen to attack, whoever it may attack. */
  readonly attacker: string | undefined
  tag(key: string): Tag | undefined
}

const nothing: ReadonlySet<string> = new Set()

const noMarks: Marks = {
  offered: nothing,
  picks: [],
  isOrdered: false,
  at: [],
  targets: nothing,
  starts: nothing,
  drafted: nothing,
  objects: [],
  isBuying: false,
  bought: undefined,
  paying: nothing,
  lost: undefined,
  attacker: undefined,
  tag: () => undefined,
}

type Pressed = Pick<Hand, 'choice' | 'picks' | 'funnel' | 'starts' | 'commit' | 'actions' | 'ready'>

export function marksOf(hand: Pressed, tag: Marks['tag']): Marks {
  const { choice, picks, funnel, starts, commit, actions } = hand
  const main = commit?.draft.main ?? (funnel.isDone ? hand.ready : undefined)
  const [first] = funnel.at
  const attacks = actions.some((one) => one.type === 'attackCreature' && one.attacker === first)
  return {
    offered: new Set(choice?.offered.map(({ id }) => id)),
    picks,
    isOrdered: choice?.isOrdered === true,
    at: funnel.at,
    targets: funnel.at.length > 0 ? funnel.things : nothing,
    starts,
    drafted: commit === undefined ? nothing : new Set(wordsIn(commit.draft)),
    objects: commit?.draft.objects ?? noMarks.objects,
    isBuying: commit?.kind === 'commitPurchase',
    bought: commit?.kind === 'commitPurchase' ? mainCard(commit.draft) : undefined,
    paying: new Set(main === undefined ? [] : paidBy(main)?.pay.map(({ province }) => province)),
    lost: commit === undefined ? undefined : lostBy(commit.draft),
    attacker: attacks ? first : undefined,
    tag,
  }
}

/** Every text in a value, however deep: a draft names what lies on it by id. */
function wordsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsIn) : []
}

/** How one card looks: lit, chosen, and what it wears. The same object as long as nothing of it changes. */
export interface Mark {
  readonly light: 'start' | 'target' | undefined
  readonly isChosen: boolean
  /** As which of several it was picked, from 1; 0 where the order does not matter. */
  readonly place: number
  readonly tag: Tag | undefined
}

function markOf(marks: Marks, keys: readonly string[]): Mark {
  const { offered, picks, at, targets, starts, drafted } = marks
  const picked = picks.find((id) => keys.includes(id))
  const isTarget = keys.some((key) => offered.has(key) || targets.has(key))
  const light = isTarget ? 'target' : keys.some((key) => starts.has(key)) ? 'start' : undefined
  const isWorn = light === 'target' || (light === 'start' && at.length === 0)
  return {
    light,
    isChosen: picked !== undefined || keys.some((key) => at.includes(key) || drafted.has(key)),
    place: marks.isOrdered && picked !== undefined ? picks.indexOf(picked) + 1 : 0,
    tag: isWorn ? keys.map((key) => marks.tag(key)).find(Boolean) : undefined,
  }
}

const isSame = (a: Mark, b: Mark): boolean =>
  a.light === b.light &&
  a.isChosen === b.isChosen &&
  a.place === b.place &&
  (a.tag === b.tag || (a.tag?.spoken === b.tag?.spoken && a.tag?.look === b.tag?.look))

/** What the table looks like now; each card listens for what is said of it and is drawn anew when that changes. */
export interface MarkStore {
  readonly subscribe: (listener: () => void) => () => void
  readonly now: () => Marks
  /** How the card of these keys looks now. */
  readonly of: (keys: readonly string[]) => Mark
  readonly publish: (marks: Marks) => void
}

export function createMarkStore(): MarkStore {
  const listeners = new Set<() => void>()
  const known = new Map<string, { readonly marks: Marks; readonly mark: Mark }>()
  let now = noMarks
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    now: () => now,
    of: (keys) => {
      const name = keys.join(' ')
      const before = known.get(name)
      if (before?.marks === now) return before.mark
      const next = markOf(now, keys)
      const mark = before !== undefined && isSame(before.mark, next) ? before.mark : next
      known.set(name, { marks: now, mark })
      return mark
    },
    publish: (marks) => {
      now = marks
      for (const listener of listeners) listener()
    },
  }
}

export function useMark({ subscribe, of }: MarkStore, keys: readonly string[]): Mark {
  return useSyncExternalStore(subscribe, () => of(keys))
}

/** Something short that follows from the marks: who asks is drawn anew when it is another. */
export function useMarked<T extends string | number | boolean | undefined>(
  { subscribe, now }: MarkStore,
  select: (marks: Marks) => T,
): T {
  return useSyncExternalStore(subscribe, () => select(now()))
}
