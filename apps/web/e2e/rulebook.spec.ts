import type { Page } from '@playwright/test'
import { manifests } from '@wyrmtable/games'
import { isAtLength } from './support/at-length.ts'
import { isAccessible } from './support/axe.ts'
import { printed } from './support/pdf.ts'
import { resize } from './support/resize.ts'
import { speak } from './support/settings.ts'
import { boardIsDrawn, toLobby } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ staysOpen: true })

const languages = ['en', 'fr', 'es'] as const
/** A heading without the space that its parts are set with. */
const bare = (heading: string): string => heading.replace(/\s/g, '')

const desk = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/**
 * Waits for an address; what is not there yet is waited for by `waitFor`. An assertion that is looked at too early
 * describes all of the page for its message, each time it looks: with a book open that takes much of its time.
 */
const isAt = (page: Page, address: string | RegExp) => page.waitForURL(address, { waitUntil: 'commit' })

const search = (page: Page) => page.getByRole('searchbox', { name: /./ })

test('the rules are searched as one types, and the search is taken back', async ({ page }) => {
  await toLobby(page)
  await page.getByRole('link', { name: 'Rulebook' }).first().click()
  await expect(page.getByRole('heading', { name: 'Rules of Dragon Rage' })).toBeVisible()
  const all = await page.locator('.rule').count()
  expect(all).toBeGreaterThan(200)
  await search(page).fill('overrun')
  await expect(page.locator('.rules-search').getByRole('status')).not.toHaveText(`${all} clauses`)
  await expect(page.locator('.rule mark').first()).toHaveText(/overrun/i)
  await search(page).fill('how do I smash a gate?')
  await expect(page.locator('.rules-found > li').first()).toContainText('DR-9.8')
  await expect(page.locator('.rules-where').first()).toHaveText('Gates and doors')
  // The second find stands beside the first: the width of the page is used.
  const [first, second] = await page
    .locator('.rules-found > li')
    .evaluateAll((finds) => finds.map((find) => find.getBoundingClientRect()).map(({ x, y }) => ({ x, y })))
  expect(second?.y).toBe(first?.y)
  expect(second?.x).toBeGreaterThan(first?.x ?? 0)
  await search(page).fill('xylophone')
  await expect(page.getByText('The rules do not speak of')).toBeVisible()
  await page.getByRole('button', { name: 'Clear the search' }).click()
  await expect(page.locator('.rule')).toHaveCount(all)
  await expect(search(page)).toBeFocused()
})

test('a clause has an address, and links in its text lead on', async ({ page }) => {
  await page.goto('/#/rules/dragon-rage/DR-14.3')
  const target = page.locator('.rule.is-target')
  await expect(target).toHaveCount(1)
  await expect(target).toContainText('DR-14.3')
  await expect(target).toBeInViewport()
  await expect(target).toBeFocused()
  const link = page.locator('.rule p .clause').first()
  const number = (await link.textContent()) ?? ''
  await link.click()
  await expect(target).toContainText(number)
  await isAt(page, new RegExp(`${number.replace('.', '\\.')}$`))
  // A clause that the search has put aside comes back with its link.
  await search(page).fill('fog')
  await page.goto('/#/rules/dragon-rage/DR-1.1')
  await expect(target).toContainText('DR-1.1')
  await expect(target).toBeInViewport()
})

test('headings and texts are in the reader’s language, and accents do not matter', async ({ page }) => {
  await page.goto('/#/rules/dragon-rage')
  await speak(page, 'fr')
  await expect(page.getByRole('heading', { name: 'Règles de Dragon Rage' })).toBeVisible()
  await expect(page.locator('.rule p').first()).toHaveAttribute('lang', 'fr')
  await expect(page.locator('.rule p').first()).toHaveText(/^Le jeu oppose deux joueurs/)
  await search(page).fill('pietinement melee')
  await expect(page.locator('.rule mark').first()).toHaveText(/piétin|mêlée/i)
})

test('from the table of any game any clause is two presses away, and so is the place where one was', async ({
  page,
}) => {
  for (const [place, { id, title }] of manifests.entries()) {
    // At length one goes on and back in every book, otherwise in one.
    const goesOn = isAtLength || place === 0
    // Every example of the book is a table of its game.
    await page.goto(`/#/rules/${id}`)
    const heading = page.getByRole('heading', { name: `Rules of ${title.en}` })
    await heading.waitFor()
    await page.locator('.rule-example').first().click()
    await isAt(page, /#\/table\//)
    const link = page.getByRole('link', { name: 'Rulebook' }).first()
    await link.waitFor()
    const table = page.url()
    await link.click()
    await heading.waitFor()
    // The contents lead to every section, and every clause stands in one: the last of them is tried.
    const contents = page.getByRole('navigation', { name: 'Sections' })
    const listed = await contents
      .locator(':scope > ol > li > a')
      .evaluateAll((links) => links.map((one) => one.getAttribute('href')?.split('/').at(-1) ?? ''))
    const homeless = await page
      .locator('.rule')
      .evaluateAll(
        (rules, sections) =>
          rules
            .filter(
              (rule) =>
                !sections.includes(rule.closest<HTMLElement>('[data-section]')?.dataset.section ?? ''),
            )
            .map((rule) => rule.getAttribute('data-clause')),
        listed,
      )
    expect({ id, homeless }).toEqual({ id, homeless: [] })
    if (goesOn) {
      const last = listed.at(-1) ?? ''
      await contents.locator(`a[href="#/rules/${id}/${last}"]`).click()
      await expect(page.locator(`[data-section="${last}"] .rule`).first()).toBeInViewport()
      await page.goBack()
      await isAt(page, new RegExp(`#/rules/${id}$`))
    }
    await page.goBack()
    await isAt(page, table)
    await link.waitFor()
    // On a phone as well: the book opens at its contents, which have each clause by its number.
    await resize(page, phone)
    await link.click()
    const numbers = contents.locator('.rules-numbers a')
    await expect(numbers.first()).toBeInViewport()
    const all = await page
      .locator('.rule')
      .evaluateAll((rules) => rules.map((rule) => rule.getAttribute('data-clause') ?? ''))
    expect(await numbers.evaluateAll((links) => links.map((one) => one.getAttribute('aria-label')))).toEqual(
      all,
    )
    if (goesOn) {
      await numbers.last().click()
      await expect(page.locator(`.rule.is-target[data-clause="${all.at(-1)}"]`)).toBeInViewport()
      await page.goBack()
      await expect(numbers.last()).toBeInViewport()
      await page.goBack()
      await isAt(page, table)
    }
    await resize(page, desk)
  }
})

test('sections and tables have names and addresses, and going back leads to where one was', async ({
  page,
}) => {
  await page.goto('/#/rules/dragon-rage/DR-16')
  await expect(page.getByRole('heading', { name: 'Dragon melee' })).toBeInViewport()
  const contents = page.getByRole('navigation', { name: 'Sections' })
  await expect(contents.locator('[aria-current]')).toHaveText(/Dragon melee/)
  // From a clause in the middle of a page to its table, and back to just there.
  await page.goto('/#/rules/dragon-rage/DR-14.3')
  const clause = page.locator('[data-clause="DR-14.3"]')
  await expect(clause).toBeFocused()
  const top = () => clause.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  // By the wheel, as a reader does: it ends the coming to the clause. Then the list comes to rest.
  const begin = await top()
  await page.locator('.rules-list').hover()
  await page.mouse.wheel(0, -137)
  let before = begin
  await expect
    .poll(async () => {
      const last = before
      before = await top()
      return before - begin > 100 && before === last
    })
    .toBe(true)
  await clause.getByRole('link', { name: 'Combat table' }).click()
  const table = page.getByRole('figure', { name: 'Combat table' })
  await expect(table).toBeInViewport()
  await expect(table).toBeFocused()
  await expect(table.getByRole('row')).toHaveCount(12)
  await page.goBack()
  await expect(clause).toBeInViewport()
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3)
  // The same address again, after the reader went elsewhere.
  await contents
    .getByRole('link', { name: /Victory/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: '5 Victory', exact: true })).toBeInViewport()
  await search(page).fill('fog')
  await contents
    .getByRole('link', { name: /Victory/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: '5 Victory', exact: true })).toBeInViewport()
  await expect(search(page)).toHaveValue('')
})

/** What an A4 page holds between its margins (print.css), in pixels of a screen. */
const paper = { width: 695, height: 1009 }

test('every book is printed, its headings in the reader’s language, and its sheet fits one leaf', async ({
  page,
}, info) => {
  await page.goto('/#/about')
  for (const [place, { id }] of manifests.entries()) {
    const address = `#/rules/${id}`
    // At length each book in each language, otherwise each in another.
    const some = languages[place % languages.length] ?? 'en'
    for (const language of isAtLength ? languages : [some]) {
      await speak(page, language)
      await page.goto(`/${address}`)
      await page.locator('.rule').first().waitFor()
      const sections = await page.locator('.rules-section h2').allTextContents()
      const clauses = await page.locator('.rule').count()
      const book = await printed(page, info.outputPath(`${id}.${language}.pdf`))
      expect(book.pages).toBeGreaterThan(9)
      expect(book.runs).toBeGreaterThan(clauses * 3)
      const headings = book.headings.map(bare)
      expect(sections.filter((name) => !headings.includes(bare(name)))).toEqual([])
      await fitsOnPaper(page, `${id}, ${language}`)
      if ((await page.locator('.rules-paper a').count()) === 0) continue
      await page.goto(`/${address}/sheet`)
      await page.locator('.sheet-figures table').first().waitFor()
      const sheet = await printed(page, info.outputPath(`${id}.${language}.sheet.pdf`))
      expect(sheet.pages).toBeLessThanOrEqual(2)
      expect(sheet.runs).toBeGreaterThan(50)
      await fitsOnPaper(page, `${id}, ${language}, sheet`)
    }
  }
})

/** On paper no table and no drawing is wider than its page, or higher unless it goes on on the next: none is cut. */
async function fitsOnPaper(page: Page, book: string): Promise<void> {
  const screen = page.viewportSize()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(paper)
  const cut = await page
    .locator('.book-figure')
    .evaluateAll(
      (figures, height) =>
        figures
          .filter(
            (figure) =>
              (getComputedStyle(figure).breakInside === 'avoid' &&
                figure.getBoundingClientRect().height > height) ||
              figure.getBoundingClientRect().right > window.innerWidth + 1 ||
              [...figure.querySelectorAll('table, .book-drawing')].some(
                (part) => part.getBoundingClientRect().right > figure.getBoundingClientRect().right,
              ),
          )
          .map((figure) => figure.getAttribute('data-place')),
      paper.height,
    )
  expect({ book, cut }).toEqual({ book, cut: [] })
  await page.emulateMedia({ media: null })
  if (screen !== null) await page.setViewportSize(screen)
}

test('an example opens on the board and leads back; a mark tells how a point was read', async ({ page }) => {
  await page.goto('/#/rules/dragon-rage/DR-12.6')
  await speak(page, 'fr')
  const clause = page.locator('[data-clause="DR-12.6"]')
  await clause.getByRole('button', { name: 'Exemple EX-DR-07' }).click()
  await boardIsDrawn(page)
  await page.goBack()
  await expect(clause).toBeInViewport()
  // The variant of a clause, with its settings, the standard first.
  const variant = page.locator('[data-clause="DR-12.21"] .rule-variant')
  await expect(variant).toContainText('Vol stationnaire')
  await expect(variant.getByRole('listitem')).toHaveText(['non (norme)', 'oui'])
  const read = page.locator('[data-clause="DR-9.14"] details')
  await read.locator('summary').click()
  await expect(read.locator('[lang="fr"]')).toContainText(
    'seulement les unités dans une tour ou derrière un portail',
  )
})

test('a rulebook of nobody says so', async ({ page }) => {
  await page.goto('/#/rules/chess')
  await expect(page.getByRole('heading', { name: 'There is no such rulebook' })).toBeVisible()
})

test('on a phone nothing is cut off, and the contents unfold', async ({ page }) => {
  await resize(page, phone)
  await page.goto('/#/rules/dragon-rage/DR-14.3')
  await expect(page.locator('.rule.is-target')).toBeInViewport()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await page.getByRole('button', { name: /^Sections/ }).click()
  await page.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Unit sheet' }).click()
  await expect(page.getByRole('figure', { name: 'Unit sheet' })).toBeInViewport()
  for (const { id, title } of manifests) {
    await page.goto(`/#/rules/${id}`)
    await page.getByRole('heading', { name: `Rules of ${title.en}` }).waitFor()
    await expect(page.locator('.book-figure').first()).toBeAttached()
    const cut = await page
      .locator('.book-figure')
      .evaluateAll((figures) =>
        figures
          .filter((figure) => figure.scrollWidth > figure.clientWidth + 1)
          .map((figure) => figure.getAttribute('data-place')),
      )
    expect(cut).toEqual([])
  }
})

/** A clause of each book, the first of which is looked at in every run. */
const clauseOf = {
  'dragon-rage': 'DR-16.7',
  'dragon-noir': 'DN-6.1',
  sorcerers: 'SO-8.4',
  'dragons-wrath': 'DW-8.4',
}

test('books are accessible in every language, and their sheets', async ({ page }) => {
  // Axe looks at how a book is built, which is alike in all; its words are looked at in other tests.
  for (const [game, clause] of Object.entries(clauseOf).slice(0, isAtLength ? undefined : 1)) {
    for (const language of isAtLength ? languages : (['fr'] as const)) {
      await page.goto(`/#/rules/${game}/${clause}`)
      await speak(page, language)
      await page.locator('.rule.is-target').waitFor()
      await isAccessible(page, `the book of ${game}, ${language}`)
    }
    await page.goto(`/#/rules/${game}/sheet`)
    await page.locator('.sheet-figures table').first().waitFor()
    await isAccessible(page, `the sheet of ${game}`)
  }
})
