import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type SmallCheckout, smallCheckout } from '../../../tools/testing/small-checkout.ts'
import { isAccessible } from './support/axe.ts'
import { hurry } from './support/table.ts'
import { expect, test } from './support/test.ts'

/** Serves the page of a checkout; gives its address and a way to stop. */
async function serve({ folder }: SmallCheckout): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const main = ['apps/cli/src/main.ts', 'serve', '--port', '0']
  const server = spawn(process.execPath, main, {
    cwd: folder,
    env: { ...process.env, LANG: 'C' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  const line = await new Promise<string>((found, failed) => {
    server.stdout.setEncoding('utf8').once('data', found)
    ended.then(([status]) => failed(new Error(`serve ended with ${status}`)), failed)
  })
  return {
    url: /http:\S+/.exec(line)?.[0] ?? '',
    async stop() {
      server.kill('SIGTERM')
      await ended
    },
  }
}

test('a game made by new-game stands in the lobby and is played against the computer', async ({ page }) => {
  test.setTimeout(400_000)
  const checkout = smallCheckout()
  let stop = async () => {}
  try {
    const made = await checkout.run(['apps/cli/src/main.ts', 'new-game', 'stone-garden'])
    expect(made).toMatchObject({ status: 0 })
    const built = await checkout.run(['../../node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
      in: 'apps/web',
    })
    expect(built, built.output).toMatchObject({ status: 0 })
    const server = await serve(checkout)
    stop = server.stop

    await hurry(page)
    await page.goto(server.url)
    const shelf = page.getByRole('region', { name: 'Open a box' })
    await expect(shelf.getByRole('button', { name: /Stone garden/ })).toBeVisible({ timeout: 60_000 })
    await page.getByRole('radio', { name: /Computer/ }).check()
    await page.getByLabel('Opponent').selectOption('random')
    await page.getByRole('button', { name: 'Set the table' }).click()

    const walk = page.getByRole('button', { name: 'Walk one step' })
    const chronicle = page.getByRole('log', { name: 'Chronicle' })
    await expect(walk).toBeVisible({ timeout: 60_000 })
    await isAccessible(page, 'the table of a new game')
    await walk.click()
    await expect(chronicle).toContainText('Red takes 1 step (now 1)')
    // The computer has answered, and it is our turn again.
    await expect(chronicle).toContainText(/Blue takes/, { timeout: 60_000 })
    await expect(walk).toBeVisible()

    await page.goto(`${server.url}/#/guide/stone-garden`)
    await expect(page.getByText('Behind, but not lost')).toBeVisible({ timeout: 60_000 })
  } finally {
    await stop()
    checkout.remove()
  }
})
