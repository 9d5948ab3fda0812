import { expect, type Locator, type Page } from '@playwright/test'
import { hurried } from './hurried.ts'
import { middleOf } from './middle.ts'

export interface Wish {
  readonly mode: 'computer' | 'together'
  readonly side?: 'Invader' | 'Defender'
  readonly level?: 'random' | 'greedy' | 'warlord'
}

/**
 * Computers answer at once, whatever the person of the browser would like; phases wait to be ended, where no test
 * asks that they pass by themselves.
 */
export async function hurry(page: Page, passing = false): Promise<void> {
  await page.addInitScript(hurried, passing)
  // Where the app is open already.
  if (page.url().includes('#/')) await page.evaluate(hurried, passing)
}

/** To the lobby: within the page where it is open already, since loading it anew shows nothing new. */
export async function toLobby(page: Page): Promise<void> {
  await page.goto(page.url().includes('#/') ? '/#/' : '/')
  await expect(page.locator('.setup')).toBeVisible()
}

/** Sets a table from the lobby and waits until the board is drawn. */
export async function setTable(page: Page, wish: Wish): Promise<void> {
  await hurry(page)
  await toLobby(page)
  // What the server adds to the lobby moves the cards: a press before it would land beside.
  await expect(page.locator('.mode')).toHaveCount(4)
  await page.getByRole('radio', { name: wish.mode === 'computer' ? /Computer/ : /Same screen/ }).check()
  if (wish.side) await page.getByRole('radio', { name: wish.side }).check()
  if (wish.level) await page.getByLabel('Opponent').selectOption(wish.level)
  await page.getByRole('button', { name: 'Set the table' }).click()
  await boardIsDrawn(page)
}

export async function boardIsDrawn(page: Page): Promise<void> {
  await expect(page.locator('canvas[data-drawn]')).toBeVisible()
}

export const bar = (page: Page): Locator => page.getByRole('toolbar', { name: 'Actions' })

/** Fills in both set-ups of a table at one screen. */
export async function fillSetups(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Place the rest by chance' }).click()
  await bar(page).getByRole('button', { name: 'Finish the set-up' }).click()
  await bar(page).getByRole('button', { name: 'Place the dragons by chance' }).click()
  await bar(page).getByRole('button', { name: 'Finish the set-up' }).click()
  await expect(page.locator('.phase.is-now')).toContainText('Invader moves')
}

/** The question before a phase ends in which something is left to do. */
export const guard = (page: Page): Locator => page.getByRole('dialog', { name: 'Something is left to do' })

/** Ends the phase anyhow, and is not asked again. */
export async function passGuard(page: Page): Promise<void> {
  await guard(page).getByRole('checkbox', { name: 'Do not ask again in this game' }).check()
  await guard(page).getByRole('button', { name: 'End it anyway' }).click()
}

/** Presses the middle of a hex with the mouse. The hex must be lit. */
export async function pressHex(page: Page, hex: string): Promise<void> {
  await page.mouse.click(...(await middleOf(page.locator(`.targets [data-hex="${hex}"]`))))
}

/** The lit hexes that lie free under the mouse, not below a bar or panel. */
export async function freeTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.targets [data-hex]')].flatMap((node) => {
      const { left, top, width, height } = node.getBoundingClientRect()
      const under = document.elementFromPoint(left + width / 2, top + height / 2)
      const label = node.getAttribute('data-hex')
      return label !== null && under?.closest('.viewport-live') ? [label] : []
    }),
  )
}

/** Number of entries in the chronicle's match, as the stored record has it. */
export async function storedSeq(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const id = location.hash.split('/').at(-1) ?? ''
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open('wyrmtable')
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    const count = await new Promise<number>((resolve, reject) => {
      const entries = IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])
      const request = database.transaction('entries').objectStore('entries').count(entries)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    database.close()
    return count
  })
}

/** A small source of chance, so that a test always plays the same way. */
export function chance(seed: number): (below: number) => number {
  let value = seed
  return (below) => {
    value = (Math.imul(value, 1103515245) + 12345) & 0x7fffffff
    return (value >> 8) % below
  }
}
