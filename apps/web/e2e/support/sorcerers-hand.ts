import { expect, type Page } from '@playwright/test'

/** A place on the table of Sorcerers in millimetres, or on the page in pixels. */
export interface Place {
  readonly x: number
  readonly y: number
}

/** Where creatures are chosen that shall be created. */
export const create = (page: Page) => page.getByRole('region', { name: 'Create' })

/** The pixel of the page under a millimetre of the table. */
export const pixelOf = (page: Page, { x, y }: Place): Promise<Place> =>
  page.evaluate(
    (at) => {
      const group = document.querySelector<SVGGElement>('svg.viewport-live > g')
      const matrix = group?.getScreenCTM()
      if (!matrix) throw new Error('no table')
      return { x: matrix.a * at.x + matrix.e, y: matrix.d * at.y + matrix.f }
    },
    { x, y },
  )

/** Presses a place of the table with the mouse. */
export async function press(page: Page, at: Place): Promise<void> {
  const { x, y } = await pixelOf(page, at)
  await page.mouse.click(x, y)
}

/** Figures of the player who is to act, by id. */
export async function ownFigures(page: Page): Promise<readonly (Place & { readonly id: string })[]> {
  return page.evaluate(() => {
    const seat = document.querySelector<HTMLElement>('.sorcerers-table')?.dataset.seat ?? ''
    return [...document.querySelectorAll<SVGGElement>(`[data-figure^="P${seat}-"]`)].map((node) => {
      const [x = 0, y = 0] = (node.getAttribute('transform')?.match(/[\d.]+/g) ?? []).map(Number)
      return { id: node.dataset.figure ?? '', x, y }
    })
  })
}

/** The sorcerer to act, and the way into the table from the corner or side where he stands. */
export async function sorcerer(page: Page): Promise<Place & { readonly inX: number; readonly inY: number }> {
  const found = (await ownFigures(page)).find(({ id }) => id.endsWith('-sorcerer'))
  if (found === undefined) throw new Error('no sorcerer')
  return { ...found, inX: found.x < 500 ? 1 : -1, inY: found.y < 400 ? 1 : -1 }
}

/** Places three orcs by hand, off the middle of the table; pressing the last again, whose place it gives, creates them. */
export async function placeOrcs(page: Page): Promise<Place> {
  await create(page).getByRole('button', { name: '3 light · 90' }).first().click()
  const { x, y, inX, inY } = await sorcerer(page)
  const last = { x: x + 92 * inX, y: y + 136 * inY }
  await press(page, { x: x + 110 * inX, y: y + 110 * inY })
  await press(page, { x: x + 128 * inX, y: y + 84 * inY })
  await press(page, last)
  await expect(page.locator('.sorcerers-end')).toHaveCount(3)
  return last
}
