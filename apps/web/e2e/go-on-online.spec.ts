import { isAccessible } from './support/axe.ts'
import { bar, boardIsDrawn, fillSetups, setTable } from './support/table.ts'
import { expect, test } from './support/test.ts'

test('a game of one screen goes on between two machines', async ({ browser }) => {
  const errors: string[] = []
  const visitor = async () => {
    // One machine a browser: neither has what the other has stored.
    const context = await browser.newContext()
    const page = await context.newPage()
    page.on('pageerror', (error) => errors.push(error.message))
    return page
  }
  const one = await visitor()
  const two = await visitor()
  await setTable(one, { mode: 'together' })
  await fillSetups(one)
  await bar(one).getByRole('button', { name: 'Walk' }).click()
  await expect(one.locator('.log')).toContainText('walks')
  await one.getByRole('button', { name: 'Menu' }).click()
  await one.getByRole('button', { name: 'Go on online' }).click()
  const dialog = one.getByRole('dialog', { name: 'Go on online' })
  await dialog.getByLabel('Your name at the table').fill('Mireille')
  await isAccessible(one, 'the dialog that goes online')
  await dialog.getByRole('button', { name: 'Lay the table online' }).click()
  const link = await one.getByLabel(/^Invitation for/).inputValue()
  await expect(one.getByText('A game that has begun goes on here')).toBeVisible()
  await two.goto(link)
  await two.getByLabel('Your name at the table').fill('Jonas')
  await two.getByRole('button', { name: /^Sit down as/ }).click()
  for (const page of [one, two]) {
    await boardIsDrawn(page)
    await expect(page.locator('.pieces .counter')).toHaveCount(24)
  }
  // The move that was begun at home is ended here, and what is kept of it opens again.
  await expect(one.locator('.whose')).toContainText('Your move')
  await bar(one).getByRole('button', { name: 'End the move' }).click()
  await two.reload()
  await boardIsDrawn(two)
  expect(errors).toEqual([])
  await Promise.all([one, two].map((page) => page.context().close()))
})
