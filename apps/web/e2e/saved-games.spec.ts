import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { damageStored } from './support/damage.ts'
import { goldenFile } from './support/golden.ts'
import { speak } from './support/settings.ts'
import { bar, boardIsDrawn, fillSetups, setTable, storedSeq, toLobby } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ staysOpen: true })

test('a reload goes on where the game stood', async ({ page }) => {
  await setTable(page, { mode: 'together' })
  await fillSetups(page)
  await bar(page).getByRole('button', { name: 'Walk' }).click()
  await bar(page)
    .getByRole('button', { name: /^Turn right/ })
    .click()
  await expect(page.locator('.log')).toContainText('turns to face')
  await expect.poll(() => storedSeq(page)).toBe(28)
  const where = await page.locator('.chosen p').first().textContent()
  await page.reload()
  await boardIsDrawn(page)
  await expect(page.locator('.log')).toContainText('turns to face')
  await expect(page.locator('.chosen p').first()).toHaveText(where ?? '')
  await expect(bar(page).getByRole('button', { name: 'End the move' })).toBeVisible()
})

test('undo and redo take back and repeat what no die has sealed', async ({ page }) => {
  await setTable(page, { mode: 'together' })
  const undo = bar(page).getByRole('button', { name: 'Undo' })
  await expect(undo).toBeDisabled()
  await bar(page).getByRole('button', { name: 'Place the rest by chance' }).click()
  await expect(page.locator('.pieces .counter')).toHaveCount(22)
  await undo.click()
  await expect(page.locator('.pieces .counter')).toHaveCount(21)
  await bar(page).getByRole('button', { name: 'Redo' }).click()
  await expect(page.locator('.pieces .counter')).toHaveCount(22)
})

test('a game and its position are exported, deleted, imported and played on; another course of it asks', async ({
  page,
}) => {
  test.slow()
  const take = (name: string, file: string) =>
    page.getByLabel('Choose a file').setInputFiles(upload(name, file))
  const toTables = () => page.getByRole('link', { name: /to the tables/ }).click()
  const leaveAndDelete = async () => {
    await page.getByRole('dialog').getByRole('button', { name: 'To the tables' }).click()
    await page.getByRole('button', { name: /^Delete Dragon Rage/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('No games yet.')).toBeVisible()
  }
  const closeMenu = () => page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  await setTable(page, { mode: 'together' })
  await fillSetups(page)
  const position = await exported(page, 'Keep the position')
  await closeMenu()
  const start = await exported(page, 'Keep the replay')
  const replay: { readonly entries: unknown; readonly finalHash: unknown } = JSON.parse(start)
  expect(replay).toMatchObject({ format: 'wyrmtable-replay/2', game: 'dragon-rage' })
  expect(start).not.toContain('"secret"')
  await leaveAndDelete()

  await take('start.json', start)
  await boardIsDrawn(page)
  const { entries, finalHash } = replay
  expect(JSON.parse(await exported(page, 'Keep the replay'))).toMatchObject({ entries, finalHash })
  await closeMenu()
  await bar(page).getByRole('button', { name: 'Walk' }).click()
  await expect(page.locator('.log')).toContainText('Ashmaw walks')
  const walked = await exported(page, 'Keep the replay')
  await leaveAndDelete()

  // A file that tells another course of a stored game asks which one to keep.
  await take('start.json', start)
  await boardIsDrawn(page)
  await bar(page).getByRole('button', { name: 'Slither' }).click()
  await expect(page.locator('.log')).toContainText('slithers')
  await toTables()
  await take('walked.json', walked)
  const question = page.getByRole('dialog')
  await expect(question).toContainText('stored in this browser differ')
  await question.getByRole('button', { name: 'Open the stored one' }).click()
  await expect(page.locator('.log')).toContainText('slithers')
  await toTables()
  await take('walked.json', walked)
  await question.getByRole('button', { name: 'Replace it' }).click()
  await expect(page.locator('.log')).toContainText('walks (')
  await expect(page.locator('.log')).not.toContainText('slithers')

  // A position is opened as a new game.
  await toTables()
  await take('position.json', position)
  await boardIsDrawn(page)
  await expect(page.locator('.pieces .counter')).toHaveCount(24)
  await expect(page.locator('.phase.is-now')).toContainText('Invader moves')
})

test('files that are no game are refused with their place and nothing is lost', async ({ page }, info) => {
  await toLobby(page)
  const problem = page.getByRole('alert')
  const take = async (text: string) => {
    await page.locator('input[type=file]').first().setInputFiles(upload('bad.json', text))
  }
  await take('{"format": "wyrmtable-replay/1", "game":')
  await expect(problem).toContainText('ends in the middle')
  await take('')
  await expect(problem).toContainText('The file is empty')
  await take('this is no JSON')
  await expect(problem).toContainText('line 1, column 1')
  await take('{"format": "something-else/1"}')
  await expect(problem).toContainText('(Place: /format)')
  await take('{"format": "wyrmtable-position/1", "game": "chess", "position": {}}')
  await expect(problem).toContainText('There is no game called “chess”')
  await speak(page, 'fr')
  await take('{"format": "wyrmtable-position/1", "game": "sorcerers", "position": null}')
  await expect(problem).toContainText(/Attendu\s: un objet\s; trouvé\s: rien \(null\)\./)
  await expect(problem).toContainText(/\(Endroit\s: \/position\)/)
  await speak(page, 'en')
  await take(
    '{"format": "wyrmtable-position/1", "game": "dragon-rage", "position": {"units": {"CAV1": "0914"}, "turn": 0}}',
  )
  await expect(problem).toContainText('(Place: /position/turn)')
  await take(
    '{"format": "wyrmtable-position/1", "game": "dragon-rage", "position": {"dragons": {"D1": {"hex": "0117"}}}}',
  )
  await expect(problem).toContainText('This position is impossible')
  // Named rather than handed over: sending so much to the browser takes a busy machine minutes.
  const huge = info.outputPath('huge.json')
  await writeFile(huge, Buffer.alloc(16 * 1024 * 1024 + 1, 32))
  await page.getByLabel('Choose a file').setInputFiles(huge)
  await expect(problem).toContainText('too large')
  await expect(page.getByText('No games yet.')).toBeVisible()
})

test('a stored game that was damaged is reported, exported and deleted', async ({ page }) => {
  await setTable(page, { mode: 'together' })
  await fillSetups(page)
  await expect.poll(() => storedSeq(page)).toBe(26)
  await damageStored(page)
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('(Place: /entries/3/action)')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export what is stored' }).click()
  const path = await (await download).path()
  expect(await readFile(path, 'utf8')).toContain('"0101"')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No games yet.')).toBeVisible()
})

test('an address without a game says so', async ({ page }) => {
  await page.goto('/#/table/0123456789abcdef')
  await expect(page.getByRole('heading', { name: 'No such game' })).toBeVisible()
  await page.getByRole('button', { name: 'To the tables' }).click()
  await expect(page.getByRole('heading', { name: 'The table is set.' })).toBeVisible()
})

async function exported(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'Menu' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('dialog').getByRole('button', { name }).click()
  return readFile(await (await download).path(), 'utf8')
}

const upload = (name: string, text: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(text),
})

test.describe('with the storage of long ago', () => {
  test.use({ staysOpen: false })

  test('a game stored by the first version of the storage opens, and only what is new of it is written', async ({
    page,
  }) => {
    const { result: _, ...record } = JSON.parse(
      await readFile(goldenFile('turn-limit-winner', 'dragons-wrath'), 'utf8'),
    )
    const seats = record.seats.map((seat: { readonly id: string }) => ({ ...seat, kind: 'person' }))
    const entries = record.entries.slice(0, record.entries.length >> 1)
    await page.addInitScript(countPuts)
    // Nothing of the app runs at this address: the storage is still that of a visit long ago.
    await page.goto('/icon.svg')
    await page.evaluate(storeInFirstVersion, { ...record, seats, entries })
    await page.goto(`/#/table/${record.id}`)
    await resignOnce(page)
    await expect
      .poll(() => page.evaluate(stored, record.id))
      .toEqual({
        version: 4,
        isInside: false,
        entries: entries.length + 1,
        hasSnapshot: true,
      })
    const before = await page.evaluate(() => Number(Reflect.get(window, 'entriesPut')))
    expect(before).toBe(entries.length + 1)
    await resignOnce(page)
    await expect.poll(() => page.evaluate(() => Number(Reflect.get(window, 'entriesPut')))).toBe(before + 1)

    // It has a snapshot by now, from which it opens; the whole of it is checked a little later.
    const over = page.getByRole('region', { name: 'The game is over' })
    await page.reload()
    await expect(over).toBeVisible()
    await page.evaluate(damageSnapshot, record.id)
    await page.reload()
    // What does not stand is forgotten, and the record opens from its beginning.
    await expect
      .poll(() => page.evaluate(stored, record.id))
      .toMatchObject({ entries: entries.length + 2, hasSnapshot: false })
    await expect(over).toBeVisible()
  })
})

async function resignOnce(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByText(', at any time').first().click()
  await page.getByRole('button', { name: 'Resign' }).first().click()
  await page.getByRole('button', { name: 'Do it' }).click()
}

/** Runs in the page: counts what is written to the store of entries. */
function countPuts(): void {
  const { put } = IDBObjectStore.prototype
  Reflect.set(window, 'entriesPut', 0)
  IDBObjectStore.prototype.put = function (...given) {
    if (this.name === 'entries') {
      Reflect.set(window, 'entriesPut', Number(Reflect.get(window, 'entriesPut')) + 1)
    }
    return put.apply(this, given)
  }
}

/** Runs in the page: the database as the first release made it, a record with its entries inside. */
function storeInFirstVersion(record: { readonly id: string }): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('wyrmtable', 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore('summaries', { keyPath: 'id' })
      request.result.createObjectStore('records', { keyPath: 'id' }).put(record)
    }
    request.onsuccess = () => {
      request.result.close()
      resolve()
    }
    request.onerror = () => reject(request.error)
  })
}

/** Runs in the page: lets the snapshot of a match tell another turn. */
function damageSnapshot(id: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('wyrmtable')
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const { result: database } = request
      const store = database.transaction('snapshots', 'readwrite').objectStore('snapshots')
      const stored = store.get(id)
      stored.onsuccess = () => {
        stored.result.state.turn += 1
        store.put(stored.result, id).onsuccess = () => {
          database.close()
          resolve()
        }
      }
    }
  })
}

/** Runs in the page: what is stored of a match now. */
function stored(id: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open('wyrmtable')
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const { result: database } = request
      const transaction = database.transaction(['records', 'entries', 'snapshots'])
      const record = transaction.objectStore('records').get(id)
      const entries = transaction
        .objectStore('entries')
        .count(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]))
      const snapshot = transaction.objectStore('snapshots').count(id)
      transaction.oncomplete = () => {
        const { version } = database
        database.close()
        resolve({
          version,
          isInside: 'entries' in record.result,
          entries: entries.result,
          hasSnapshot: snapshot.result > 0,
        })
      }
    }
  })
}
