import type { Page } from '@playwright/test'
import { isAccessible } from './support/axe.ts'
import { speak } from './support/settings.ts'
import { boardIsDrawn } from './support/table.ts'
import { expect, test } from './support/test.ts'

/** Makes an account on its page and says that the codes are kept. */
async function register(page: Page, name: string): Promise<void> {
  const create = page.getByRole('form', { name: 'New account' })
  await create.getByLabel('Name').fill(name)
  await create.getByLabel('Password').fill('a long word of mine')
  await create.getByRole('button', { name: 'Create the account' }).click()
  await page.getByRole('button', { name: 'I have kept them' }).click()
}

test('a rated match is said to be one, played by accounts, and changes what their profiles say', async ({
  page,
  browser,
}) => {
  await page.goto('/#/account')
  await register(page, 'Ada of the Ford')
  await page.getByRole('link', { name: 'My profile' }).click()
  await expect(page.getByText('No rated match yet.')).toBeVisible()

  await page.goto('/#/')
  await page.getByRole('radio', { name: /Live online/ }).check()
  const rated = page.getByRole('checkbox', { name: 'Rated' })
  await page.getByLabel('Clock').selectOption({ label: 'No clock' })
  await expect(rated).toBeDisabled()
  await page.getByLabel('Clock').selectOption({ label: '30 min + 20 s' })
  await rated.check()
  await expect(page.getByLabel('When time runs out')).toHaveCount(0)
  await isAccessible(page, 'laying a rated table')
  await page.getByRole('button', { name: 'Set the table' }).click()
  const link = await page.getByLabel('Invitation for Defender').inputValue()
  await expect(page.getByRole('link', { name: 'new here, 1500 ± 500' })).toBeVisible()

  // Whoever is invited is told before they sit down; a guest makes an account first, and comes back to the table.
  const context = await browser.newContext({ locale: 'en-GB', viewport: { width: 390, height: 844 } })
  const phone = await context.newPage()
  await phone.goto(link)
  await expect(phone.getByRole('region', { name: 'This match is rated' })).toContainText(
    'Running out of time, giving up and leaving are losses',
  )
  await expect(phone.getByRole('button', { name: 'Sit down as Defender' })).toHaveCount(0)
  await isAccessible(phone, 'an invitation to a rated table, as a guest')
  await phone.getByRole('button', { name: 'Sign in or make an account' }).click()
  await register(phone, 'Bo of the Reeds')
  await phone.getByRole('link', { name: 'Back to the table' }).click()
  await phone.getByRole('button', { name: 'Sit down as Defender' }).click()
  await boardIsDrawn(phone)
  await boardIsDrawn(page)

  // Nobody is asked for what a rated table does not do.
  await phone.getByRole('button', { name: 'Menu' }).click()
  await expect(phone.getByRole('button', { name: 'Resign' })).toBeVisible()
  await expect(phone.getByRole('button', { name: 'Take my seat to another device' })).toHaveCount(0)
  await expect(phone.getByText('Hand a seat over')).toHaveCount(0)
  await phone.getByRole('button', { name: 'Resign' }).click()
  await phone.getByRole('button', { name: 'Yes, resign' }).click()
  for (const each of [page, phone]) {
    const counted = each.getByRole('region', { name: 'What it counted for' })
    await expect(counted.getByRole('listitem')).toHaveCount(2)
    await expect(counted).toContainText(
      /Ada of the Ford.*1500 → 1[5-9]\d\d.*Bo of the Reeds.*1500 → 1[0-4]\d\d/s,
    )
  }
  await isAccessible(page, 'the end of a rated match')

  await phone.goto('/#/person/bo%20OF%20the%20reeds')
  await expect(phone.getByRole('heading', { level: 1, name: 'Bo of the Reeds' })).toBeVisible()
  await expect(phone.getByText('One rated match, 100% of them')).toBeVisible()
  const ratings = phone.getByRole('region', { name: 'Ratings', exact: true })
  await expect(ratings).toContainText(/Defender.*live · one match · not yet certain.*1[0-4]\d\d ± \d+/s)
  const history = phone.getByRole('region', { name: 'Rated matches' })
  await expect(history).toContainText('Lost as Defender against Ada of the Ford')
  await expect(history).toContainText('Bo of the Reeds gave up.')
  await isAccessible(phone, 'a profile on a phone')
  await history.getByRole('link', { name: 'Ada of the Ford' }).click()
  await expect(phone.getByText('Won as Invader against Bo of the Reeds')).toBeVisible()
  // One match makes nobody known: the list of the best leaves them out.
  await phone.getByRole('link', { name: 'The best rated' }).click()
  await expect(phone.getByRole('heading', { name: 'Nobody is known well enough yet' })).toBeVisible()
  await expect(phone.getByText('Ada of the Ford')).toHaveCount(0)
  await isAccessible(phone, 'a list of the best that is empty')

  // Whoever goes for good leaves the match of the other whole.
  await phone.goto('/#/account')
  await phone.getByRole('button', { name: 'Delete the account' }).click()
  const question = phone.getByRole('dialog', { name: 'Delete the account' })
  await question.getByLabel('Password').fill('a long word of mine')
  await question.getByRole('button', { name: 'Delete the account' }).click()
  await expect(phone.getByRole('form', { name: 'New account' })).toBeVisible()
  await context.close()
  await page.goto('/#/person/Ada%20of%20the%20Ford')
  await expect(page.getByText('Won as Invader against a former player')).toBeVisible()
  await expect(page.getByText('a former player gave up.')).toBeVisible()
  await page.goto(new URL(link).hash.replace(/\/[^/]*$/, ''))
  await expect(page.locator('.top')).toContainText('a former player')
  await page.goto('/#/person/Ada%20of%20the%20Ford')
  await page.getByRole('link', { name: 'Replay' }).click()
  await expect(page.getByText('1 / 1').or(page.locator('.board')).first()).toBeVisible()
})

test('profiles and the best are read in every language', async ({ page }) => {
  // What a server that was played at long would tell.
  await page.route('**/api/people/*', (route) => route.fulfill({ json: profile }))
  await page.route('**/api/ratings?*', (route) => route.fulfill({ json: { people: best } }))
  await page.goto('/#/person/Mireille')
  const titles = { en: 'The best rated', fr: 'Les mieux classés', es: 'Los mejor puntuados' }
  for (const [language, title] of Object.entries(titles)) {
    await page.goto('/#/person/Mireille')
    await speak(page, language)
    await expect(page.getByRole('listitem').filter({ hasText: 'Jonas' }).first()).toBeVisible()
    await isAccessible(page, `a long profile, ${language}`)
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByRole('rowheader', { name: 'Mireille' })).toBeVisible()
    await expect(page.getByRole('row')).toHaveCount(4)
    await isAccessible(page, `the best, ${language}`)
  }
})

const seat = (
  id: string,
  name: string | null,
  place: number,
  ending: string,
  before: number,
  after: number,
) => ({
  ...{ seat: id, name, place, ending },
  before: { rating: before, within: 180 },
  after: { rating: after, within: 178 },
})
const told = (match: string, at: number, seats: readonly object[], game = 'dragon-rage') => ({
  ...{ match, at, game, pace: 'live', seats },
  seat: game === 'dragon-rage' ? 'invader' : 'A',
})
const rating = (game: string, side: string | null, pace: string, figure: number, within: number) => ({
  ...{ game, side, pace, rating: figure, within, matches: within < 331 ? 34 : 3, isSure: within < 331 },
})
const profile = {
  name: 'Mireille',
  createdAt: 1_790_000_000_000,
  ratings: [
    rating('dragon-rage', 'invader', 'live', 1742, 178),
    rating('dragon-rage', 'defender', 'live', 1618, 204),
    rating('dragon-rage', 'invader', 'days', 1480, 452),
    rating('dragons-wrath', null, 'live', 1553, 296),
  ],
  endings: { played: 31, resigned: 4, outOfTime: 2, drawAgreed: 1 },
  matches: [
    told('aaaaaaaaaaaa', 1_795_000_000_000, [
      seat('invader', 'Mireille', 1, 'played', 1720, 1742),
      seat('defender', 'Jonas', 2, 'outOfTime', 1610, 1588),
    ]),
    told(
      'bbbbbbbbbbbb',
      1_794_000_000_000,
      [
        seat('A', 'Mireille', 2, 'resigned', 1580, 1553),
        seat('B', 'Jonas', 1, 'played', 1500, 1541),
        seat('C', null, 2, 'played', 1490, 1476),
      ],
      'dragons-wrath',
    ),
    told('cccccccccccc', 1_793_000_000_000, [
      seat('invader', 'Mireille', 1, 'drawAgreed', 1722, 1720),
      seat('defender', 'Jonas', 1, 'drawAgreed', 1608, 1610),
    ]),
  ],
  more: null,
}
const best = [
  { name: 'Mireille', rating: 1742, within: 178, matches: 34 },
  { name: 'Jonas', rating: 1588, within: 190, matches: 31 },
  { name: 'Anne-Sophie de la Tour', rating: 1431, within: 310, matches: 12 },
]
