import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { smallCheckout } from '../../../tools/testing/small-checkout.ts'
import { isAccessible } from './support/axe.ts'
import { pressMarked } from './support/marked.ts'
import { serve } from './support/serve.ts'
import { hurry } from './support/table.ts'
import { expect, test } from './support/test.ts'

/** The least a table can be: it says nothing of what it has shown, and has no styles of its own. */
const bareTable = `import type { TableProps } from '@wyrmtable/ui'
import type { Action, Event, State } from '../rules/game.ts'

export function Table({ view, text, actions, play }: TableProps<State, Action, Event>) {
  return (
    <div>
      <p>{text.status(view)}</p>
      {actions.map((action) => (
        <button key={action.type} type="button" onClick={() => play(action)}>
          {text.action(action, view)}
        </button>
      ))}
    </div>
  )
}
`

/** Sits down against a computer at the game of that name. */
async function sitDown(page: Page, url: string, title: RegExp): Promise<void> {
  await page.goto(url)
  const shelf = page.getByRole('region', { name: 'Open a box' })
  await shelf.getByRole('button', { name: title }).click()
  await page.getByRole('radio', { name: /Computer/ }).check()
  await page.getByLabel('Opponent').selectOption('random')
  await page.getByRole('button', { name: 'Set the table' }).click()
}

test('a game made by new-game stands in the lobby and is played against the computer', async ({ page }) => {
  const checkout = smallCheckout()
  let stop = async () => {}
  try {
    const made = await checkout.run(['apps/cli/src/main.ts', 'new-game', 'stone-garden'])
    expect(made).toMatchObject({ status: 0 })
    const bare = await checkout.run(['apps/cli/src/main.ts', 'new-game', 'bare-garden'])
    expect(bare).toMatchObject({ status: 0 })
    writeFileSync(join(checkout.folder, 'games/bare-garden/view/Table.tsx'), bareTable)
    const built = await checkout.run(['../../node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
      in: 'apps/web',
    })
    expect(built, built.output).toMatchObject({ status: 0 })
    const server = await serve(checkout.folder)
    stop = server.stop

    await hurry(page)
    // With few cores a computer waits until the board rests.
    await page.addInitScript(() => Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 }))
    await sitDown(page, server.url, /Stone garden/)
    const walk = page.getByRole('button', { name: 'Walk one step' })
    const chronicle = page.getByRole('log', { name: 'Chronicle' })
    await expect(walk).toBeVisible()
    await isAccessible(page, 'the table of a new game')
    await walk.click()
    await expect(chronicle).toContainText('Red takes 1 step (now 1)')
    // The computer has answered, and it is our turn again.
    await expect(chronicle).toContainText(/Blue takes/)
    await expect(walk).toBeVisible()

    await page.goto(`${server.url}/#/guide/stone-garden`)
    await expect(page.getByText('Behind, but not lost')).toBeVisible()
    const coach = page.getByRole('complementary', { name: 'Lesson' })
    await coach.getByRole('button', { name: 'Next' }).click()
    await pressMarked(page.getByRole('button', { name: 'Sprint' }))
    await expect(coach.getByRole('heading')).toHaveText('Now blue')

    // A table that never says what it has shown: its computer answers, and its end is told.
    await sitDown(page, server.url, /Bare garden/)
    await expect(walk).toBeVisible()
    await isAccessible(page, 'a bare table')
    const over = page.getByRole('region', { name: 'The game is over' })
    for (let step = 0; step < 10 && !(await over.isVisible()); step++) {
      await walk.click()
      await expect(walk.or(over).first()).toBeVisible()
    }
    await expect(over).toContainText(/wins/)
    await isAccessible(page, 'the end of a game with a bare table')
  } finally {
    await stop()
    checkout.remove()
  }
})
