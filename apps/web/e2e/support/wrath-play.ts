import { expect, type Page } from '@playwright/test'

/** How somebody presses: by mouse, by keys alone, or with a finger. */
export interface Presser {
  /** A card at the table, by its place. */
  card(place: string): Promise<void>
  /** The button that is marked as the thing to do. */
  primary(): Promise<void>
  /** Lets go of what is held. */
  letGo(): Promise<void>
  /** Puts cards away that an effect shows. */
  putAway(): Promise<void>
}

/** What lies open to somebody who plays: read at one moment, once the table rests. */
interface Sight {
  readonly isOver: boolean
  readonly isActing: boolean
  /** Cards that an effect shows lie over the table. */
  readonly isShown: boolean
  /** Names the question: entries of the match, and how far it is answered. */
  readonly seq: string
  /** Lit cards that something may begin with, and those that may be chosen now and are not. */
  readonly starts: readonly string[]
  readonly targets: readonly string[]
  /** Stacks of which one has been chosen, and perhaps another may be. */
  readonly stacks: readonly string[]
  readonly isOpen: boolean
  readonly hasPrimary: boolean
}

const MOST_PRESSES = 900
/** Provinces that one question can ask for. */
const mostOfStack = 20

/**
 * Plays cards until the game is over or so many presses are done, whatever is drawn and rolled: of each question so many lit cards, lit targets
 * for them, else the marked button. Nothing is pressed before the table rests.
 */
export async function playOut(page: Page, by: Presser, mostTried = 2, enough?: number): Promise<void> {
  let asked = ''
  let tried: string[] = []
  for (let presses = 0; presses < MOST_PRESSES; presses++) {
    if (presses === enough) return
    const now = await atRest(page)
    if (now.isOver) return
    if (now.isShown) {
      await by.putAway()
      continue
    }
    if (now.seq !== asked) {
      asked = now.seq
      tried = []
    }
    const target = now.targets.find((place) => !tried.includes(`to ${place}`))
    const start = now.starts.find((place) => !tried.includes(place))
    const [stack] = now.stacks
    if (now.isOpen && target !== undefined && !now.hasPrimary) {
      tried.push(`to ${target}`)
      await by.card(target)
    } else if (now.isOpen && stack !== undefined && !now.hasPrimary && tried.length < mostOfStack) {
      tried.push(`more of ${stack}`)
      await by.card(stack)
    } else if (!now.isOpen && start !== undefined && tried.length < mostTried) {
      tried.push(start)
      await by.card(start)
    } else if (now.hasPrimary) await by.primary()
    else await by.letGo()
  }
  throw new Error(`${MOST_PRESSES} presses did not end the game`)
}

/** What is to be pressed, once the table rests in somebody's turn or the game is over. */
async function atRest(page: Page): Promise<Sight> {
  let sight: Sight | undefined
  const look = async () => {
    sight = await page.evaluate(async (shown) => {
      const frame = () => new Promise(requestAnimationFrame)
      const stamp = () => {
        const table = document.querySelector<HTMLElement>('.wrath-table')
        const cards = [...document.querySelectorAll<HTMLElement>('.wrath-press')]
        const boxes = cards.map((node) => {
          const { left, top, width } = node.getBoundingClientRect()
          return `${node.dataset.place} ${node.dataset.light} ${node.dataset.chosen} ${left} ${top} ${width}`
        })
        return `${table?.dataset.seq} ${table?.dataset.acting} ${boxes.join()}`
      }
      const first = stamp()
      for (let i = 0; i < 3; i++) {
        await frame()
        if (stamp() !== first) return undefined
      }
      const isOver = document.querySelector('.over') !== null
      const table = document.querySelector<HTMLElement>('.wrath-table')
      const isActing = table?.dataset.acting === 'true'
      if (!isOver && !isActing) return undefined
      const lit = (selector: string) =>
        [...document.querySelectorAll<HTMLElement>(selector)].flatMap((node) => node.dataset.place ?? [])
      const primary = document.querySelector<HTMLButtonElement>('.wrath-buttons .button-primary')
      const chosen = lit('.wrath-press[data-chosen]')
      const targets = lit('.wrath-press[data-light="target"]:not([data-chosen])')
      return {
        isOver,
        isActing,
        isShown: document.querySelector(shown) !== null,
        seq: `${table?.dataset.seq}`,
        starts: lit('.wrath-press[data-light="start"]:not([data-chosen])'),
        targets,
        stacks: lit('.wrath-land.is-many[data-light="target"][data-chosen]'),
        isOpen: chosen.length > 0 || targets.length > 0,
        hasPrimary: primary !== null && !primary.disabled,
      }
    }, shownCards)
    return sight
  }
  await expect.poll(look, { message: 'the table rests', intervals: [0, 30, 60, 120] }).toBeDefined()
  if (sight === undefined) throw new Error('the table does not rest')
  return sight
}

/** A place where a card or button is seen and nothing lies over it. */
function seenAt(page: Page, selector: string): Promise<readonly [number, number] | undefined> {
  return page.evaluate((wanted) => {
    for (const node of document.querySelectorAll(wanted)) {
      const { left, top, width, height } = node.getBoundingClientRect()
      for (const down of [0.5, 0.2, 0.8]) {
        for (const across of [0.5, 0.1, 0.9]) {
          const [x, y] = [left + width * across, top + height * down]
          const under = document.elementFromPoint(x, y)?.closest('button')
          if (under === node) return [x, y] as const
        }
      }
    }
    return undefined
  }, selector)
}

const placed = (place: string): string => `.wrath-press[data-place="${place}"]`
const shownCards = '.wrath-cards .button-primary'
const marked = '.wrath-buttons .button-primary:enabled'

/** Presses where things are seen, by mouse or finger. What is seen nowhere is no fault of the press: it fails. */
function pointing(page: Page, press: (x: number, y: number) => Promise<void>): Presser {
  const at = async (selector: string) => {
    const spot = await seenAt(page, selector)
    if (spot === undefined) throw new Error(`${selector} is nowhere to be seen`)
    await press(...spot)
  }
  return {
    card: (place) => at(placed(place)),
    primary: () => at(marked),
    letGo: () => at('.wrath-buttons button:enabled:not(.clause)'),
    putAway: () => at(shownCards),
  }
}

export const byMouse = (page: Page): Presser => pointing(page, (x, y) => page.mouse.click(x, y))
export const byTouch = (page: Page): Presser => pointing(page, (x, y) => page.touchscreen.tap(x, y))

/** By keys alone: a letter leads to a zone and on from card to card. */
export function byKeys(page: Page): Presser {
  const most = 40
  const reach = async (letter: string, selector: string) => {
    for (let presses = 0; presses < most; presses++) {
      await page.keyboard.press(letter)
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector)) return
    }
    throw new Error(`${selector} is not reached by ${letter}`)
  }
  return {
    async card(place) {
      const zone = await page.evaluate(
        (wanted) => document.querySelector(wanted)?.closest('[data-zone]')?.getAttribute('data-zone'),
        placed(place),
      )
      if (zone == null) throw new Error(`no letter leads to ${place}`)
      await reach(zone, placed(place))
      await page.keyboard.press('Enter')
    },
    async primary() {
      await reach('b', marked)
      await page.keyboard.press('Enter')
    },
    letGo: () => page.keyboard.press('Escape'),
    putAway: () => page.keyboard.press('Escape'),
  }
}
