import type { Page } from '@playwright/test'

export interface Size {
  readonly width: number
  readonly height: number
}

/** Gives the window another size, in pixels, and waits until the page has taken its new room and drawn it. */
export async function resize(page: Page, size: Size): Promise<void> {
  await page.setViewportSize(size)
  // The window is told of its size before the page is laid out in it.
  await page.waitForFunction(
    ({ width }) => window.innerWidth === width && document.documentElement.clientWidth <= width,
    size,
  )
  await page.evaluate(async () => {
    for (let i = 0; i < 3; i++) await new Promise(requestAnimationFrame)
  })
}
