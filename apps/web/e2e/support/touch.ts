import type { CDPSession, Locator, Page } from '@playwright/test'
import { middleOf, type Spot } from './middle.ts'

/** Fingers on the glass, as the browser itself gets them: Playwright alone can only tap. */
export interface Fingers {
  /** A finger that comes down and stays. */
  rest(at: Spot): Promise<void>
  lift(): Promise<void>
  /** A finger that is down goes on from here to there, and stays. */
  glide(from: Spot, to: Spot): Promise<void>
  /** One finger led from here to there, where it stays. */
  lead(from: Spot, to: Spot): Promise<void>
  /** One finger drawn from here to there. */
  draw(from: Spot, to: Spot): Promise<void>
  /** Two fingers that begin `before` pixels apart and end `after` pixels apart, around a place. */
  pinch(around: Spot, before: number, after: number): Promise<void>
}

const steps = 6

export async function fingersOf(page: Page): Promise<Fingers> {
  const session = await page.context().newCDPSession(page)
  const down = (...points: Spot[]) => send(session, 'touchStart', points)
  const move = (...points: Spot[]) => send(session, 'touchMove', points)
  const lift = () => send(session, 'touchEnd', [])
  const glide = async ([x, y]: Spot, [toX, toY]: Spot) => {
    for (let i = 1; i <= steps; i++) {
      await move([x + ((toX - x) * i) / steps, y + ((toY - y) * i) / steps])
    }
  }
  const lead = async (from: Spot, to: Spot) => {
    await down(from)
    await glide(from, to)
  }
  return {
    rest: (at) => down(at),
    lift,
    glide,
    lead,
    async draw(from, to) {
      await lead(from, to)
      await lift()
    },
    async pinch([x, y], before, after) {
      const pair = (apart: number): [Spot, Spot] => [
        [x - apart / 2, y],
        [x + apart / 2, y],
      ]
      const [first, second] = pair(before)
      await down(first)
      await down(first, second)
      for (let i = 1; i <= steps; i++) await move(...pair(before + ((after - before) * i) / steps))
      await lift()
    },
  }
}

async function send(
  session: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  points: readonly Spot[],
): Promise<void> {
  const touchPoints = points.map(([x, y], id) => ({ x, y, id }))
  await session.send('Input.dispatchTouchEvent', { type, touchPoints })
}

/** Taps where it is drawn, whatever lies above: what a finger does. */
export async function tapMiddle(page: Page, target: Locator): Promise<void> {
  await page.touchscreen.tap(...(await middleOf(target)))
}
