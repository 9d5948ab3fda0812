import { canonicalJson, type Json } from '@wyrmtable/kernel'

/** Something that was made, as this browser has it. */
export interface Mine {
  readonly savedAt: number
  readonly body: Json
}

/** Something that was made, as the account has it. */
export interface Theirs {
  readonly name: string
  readonly version: number
  readonly savedAt: number
  readonly isRemoved: boolean
}

/** How a thing stood here and there when both were the same; `savedAt` null: in neither place any more. */
export interface Seen {
  readonly version: number
  readonly savedAt: number | null
}

export interface Here {
  all(): Promise<ReadonlyMap<string, Mine>>
  keep(name: string, mine: Mine): Promise<void>
  remove(name: string): Promise<void>
  /** Whether somebody takes such a thing away here; else it is only missing. */
  mayRemove(name: string): boolean
  /** A name like this one that nothing has. */
  beside(name: string): string
  /** Whether a page goes on with it at this moment, and is not to be disturbed. */
  isOpen(name: string): boolean
}

export interface There {
  all(): Promise<readonly Theirs[]>
  read(name: string): Promise<Json>
  /** Gives the version it has from now on; undefined where another device was first, or it has no room. */
  put(name: string, base: number, mine: Mine | undefined): Promise<number | undefined>
}

/**
 * Brings what was made here and what the account has together. What changed in one place is changed in the other; of what
 * changed in both nothing is lost: the account's keeps its name, and that of this browser stands beside it.
 */
export class Follower {
  private readonly here: Here
  private readonly there: There
  private readonly seen: Map<string, Seen>
  private readonly isOthers: (name: string) => boolean

  /** `seen` is written into. What is another account's stays out of this one, until somebody changes it here. */
  constructor(here: Here, there: There, seen: Map<string, Seen>, isOthers: (name: string) => boolean) {
    this.here = here
    this.there = there
    this.seen = seen
    this.isOthers = isOthers
  }

  /** Whether anything was brought here. */
  async follow(): Promise<boolean> {
    const [theirs, mine] = [new Map<string, Theirs>(), await this.here.all()]
    for (const one of await this.there.all()) theirs.set(one.name, one)
    let isNew = false
    for (const name of new Set([...theirs.keys(), ...mine.keys(), ...this.seen.keys()])) {
      if (await this.one(name, mine.get(name), theirs.get(name))) isNew = true
    }
    return isNew
  }

  private async one(name: string, mine: Mine | undefined, theirs: Theirs | undefined): Promise<boolean> {
    // An account that has never heard of it is another one than that of the same name before.
    const seen = theirs === undefined ? undefined : this.seen.get(name)
    if (mine !== undefined && seen === undefined && theirs === undefined && this.isOthers(name)) return false
    const isChangedHere =
      mine === undefined
        ? seen !== undefined && seen.savedAt !== null && this.here.mayRemove(name)
        : seen?.savedAt !== mine.savedAt
    const isMissing = mine === undefined && !this.here.mayRemove(name) && theirs?.isRemoved === false
    const isChangedThere = theirs !== undefined && (theirs.version !== seen?.version || isMissing)
    if (!isChangedHere && !isChangedThere) return false
    if (!isChangedThere) {
      await this.give(name, seen?.version ?? 0, mine)
      return false
    }
    // It is looked at again when the page is left.
    if (this.here.isOpen(name)) return false
    if (!isChangedHere || mine === undefined) return this.take(theirs)
    return this.join(name, mine, theirs)
  }

  /** It changed in both places. */
  private async join(name: string, mine: Mine, theirs: Theirs): Promise<boolean> {
    if (theirs.isRemoved) {
      await this.give(name, theirs.version, mine)
      return false
    }
    if (canonicalJson(await this.there.read(name)) !== canonicalJson(mine.body)) {
      const beside = this.here.beside(name)
      await this.here.keep(beside, mine)
      await this.give(beside, 0, mine)
    }
    return this.take(theirs)
  }

  private async give(name: string, base: number, mine: Mine | undefined): Promise<void> {
    const version = await this.there.put(name, base, mine)
    if (version !== undefined) this.seen.set(name, { version, savedAt: mine?.savedAt ?? null })
  }

  private async take({ name, version, savedAt, isRemoved }: Theirs): Promise<boolean> {
    if (isRemoved) await this.here.remove(name)
    else await this.here.keep(name, { savedAt, body: await this.there.read(name) })
    this.seen.set(name, { version, savedAt: isRemoved ? null : savedAt })
    return true
  }
}
