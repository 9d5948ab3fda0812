import { expect, type Locator } from '@playwright/test'

export type Spot = readonly [x: number, y: number]

/**
 * The middle of something on a board, in pixels of the page, once it stays where it is: a board that glides, or
 * that a panel beside it makes smaller, would be pressed beside what is meant.
 */
export async function middleOf(target: Locator): Promise<Spot> {
  let middle: Spot | null = null
  const look = async () => {
    middle = await target.first().evaluate(async (node) => {
      const frame = () => new Promise(requestAnimationFrame)
      const place = () => {
        const { left, top, width, height } = node.getBoundingClientRect()
        return [left + width / 2, top + height / 2, width, height] as const
      }
      const first = place()
      for (let i = 0; i < 3; i++) {
        await frame()
        if (place().some((value, at) => value !== first[at])) return null
      }
      return node.isConnected ? ([first[0], first[1]] as const) : null
    })
    return middle
  }
  await expect.poll(look, { message: 'it stays where it is', intervals: [0, 50, 100] }).not.toBeNull()
  if (middle === null) throw new Error('it does not stay where it is')
  return middle
}

/** A place of a board so far from the middle of something on it, in the units of the board. */
export async function besideOf(target: Locator, dx: number, dy: number): Promise<Spot> {
  const [x, y] = await middleOf(target)
  const scale = await target
    .first()
    .evaluate((node) =>
      node instanceof SVGGraphicsElement
        ? (node.ownerSVGElement?.querySelector('g')?.getScreenCTM()?.a ?? 1)
        : 1,
    )
  return [x + dx * scale, y + dy * scale]
}
