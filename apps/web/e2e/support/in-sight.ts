import type { Page } from '@playwright/test'

/**
 * What of the drawn things a selector names is not wholly in view on the board: beyond its frame, or under a bar,
 * sheet or drawer. The camera is given time to come to rest.
 */
export const outOfSight = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate(async (wanted) => {
    const boxes = () => [...document.querySelectorAll(wanted)].map((node) => node.getBoundingClientRect())
    for (let last = ''; last !== JSON.stringify(boxes()); ) {
      last = JSON.stringify(boxes())
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    const frame = document.querySelector('.viewport')?.getBoundingClientRect()
    // A token is a little larger than its hex, and at the rim of the map there is nothing beyond.
    const slackPx = 14
    const covers = [...document.querySelectorAll('[data-covers]')].map((node) => node.getBoundingClientRect())
    const nodes = [...document.querySelectorAll(wanted)]
    if (frame === undefined || nodes.length === 0) return ['nothing is drawn']
    return nodes.flatMap((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect()
      const name = node.getAttribute('data-hex') ?? node.getAttribute('data-piece') ?? node.tagName
      const sticksOut =
        left < frame.left - slackPx ||
        right > frame.right + slackPx ||
        top < frame.top - slackPx ||
        bottom > frame.bottom + slackPx
      const isUnder = covers.some(
        (cover) =>
          cover.left < right - slackPx &&
          cover.right > left + slackPx &&
          cover.top < bottom - slackPx &&
          cover.bottom > top + slackPx,
      )
      return sticksOut || isUnder ? [name] : []
    })
  }, selector)
