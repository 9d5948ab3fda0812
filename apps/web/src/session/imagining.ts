import type { Viewer } from '@wyrmtable/kernel'

/** A state out of a view, as `openTable` makes it; undefined for who only watches a game with secrets. */
export type Imagine = (view: unknown, viewer: Viewer) => unknown

/** Where nothing is hidden. */
export const theView: Imagine = (view) => view

interface Seen {
  readonly view: unknown
  readonly viewer: Viewer
}

/** Imagines the state of what is seen once, when it is first asked for. */
export class Imagining {
  private readonly imagine: Imagine
  private last: { readonly seen: Seen; readonly state: unknown } | undefined

  constructor(imagine: Imagine) {
    this.imagine = imagine
  }

  of(seen: Seen): unknown {
    if (this.last?.seen !== seen) this.last = { seen, state: this.imagine(seen.view, seen.viewer) }
    return this.last.state
  }
}
