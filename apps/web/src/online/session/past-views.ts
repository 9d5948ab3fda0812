import type { GameNews } from '../wire/answers.ts'

interface Told {
  readonly news: GameNews
  view: { readonly value: unknown } | undefined
}

/** What the viewer saw after each entry of the chronicle: of those told before one came, made when first asked for. */
export class PastViews {
  private readonly before: unknown
  private readonly viewAfter: (view: unknown, news: GameNews) => unknown
  private readonly told: Told[] = []

  /** `before` was seen before the first entry; `viewAfter` gives what is seen after one, without changing that. */
  constructor(before: unknown, viewAfter: (view: unknown, news: GameNews) => unknown) {
    this.before = before
    this.viewAfter = viewAfter
  }

  /** The next entry, with what was seen after it where that is known. */
  push(news: GameNews, view?: { readonly value: unknown }): void {
    this.told.push({ news, view })
  }

  /** After so many entries. */
  at(count: number): unknown {
    let from = Math.min(count, this.told.length)
    while (from > 0 && this.told[from - 1]?.view === undefined) from--
    let view = from === 0 ? this.before : this.told[from - 1]?.view?.value
    for (const told of this.told.slice(from, count)) {
      view = this.viewAfter(view, told.news)
      told.view = { value: view }
    }
    return view
  }
}
