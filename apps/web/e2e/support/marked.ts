import { expect, type Locator } from '@playwright/test'

/** Presses what the lesson marks; that it takes the step, the next step shows. */
export async function pressMarked(button: Locator): Promise<void> {
  await expect(button).toHaveAttribute('data-guided')
  await button.click()
}
