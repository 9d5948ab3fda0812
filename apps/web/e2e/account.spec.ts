import type { Page } from '@playwright/test'
import { isAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

const form = (page: Page, name: string) => page.getByRole('form', { name })

test('a guest makes an account, is found again on another device, and mends a lost password', async ({
  page,
  browser,
}) => {
  await page.goto('/')
  // A seat of the guest, as whoever plays online has one.
  await page.evaluate(async () => {
    const ask = async (path: string, body: object) => {
      const how = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }
      return (await fetch(path, how)).json()
    }
    const seats = [{ for: 'me' }, { for: 'computer', level: 'novice' }]
    const { id } = await ask('/api/matches', { game: 'dragon-rage', seats })
    await ask(`/api/matches/${id}/join`, { name: 'Ada', seed: 's' })
  })
  // From what is played online, where there is anything; from the settings otherwise.
  await page.reload()
  await page.getByRole('link', { name: 'Find these on every device' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible()
  await isAccessible(page, 'a guest’s account page')

  const create = form(page, 'New account')
  await create.getByLabel('Name').fill('Ada of the Gate')
  await create.getByLabel('Password').fill('four walls')
  await expect(create.getByLabel('Take my seat of this browser along')).toBeChecked()
  await create.getByRole('button', { name: 'Create the account' }).click()
  const codes = await page.getByLabel('Recovery codes').inputValue()
  expect(codes.split('\n')).toHaveLength(8)
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ada of the Gate' })).toBeVisible()
  await expect(page.getByText('8 codes are left.')).toBeVisible()
  await isAccessible(page, 'an account')

  // A bot of hers has a token of its own, which does what she allows it until she revokes it.
  const tokens = form(page, 'Tokens for programs')
  await tokens.getByLabel('Name of the new one').fill('bot at home')
  await tokens.getByLabel('Sit down and play').uncheck()
  await tokens.getByLabel('Password').fill('four walls')
  await tokens.getByRole('button', { name: 'Make a token' }).click()
  const token = await page.getByLabel('Your new token').inputValue()
  await isAccessible(page, 'a new token')
  const asks = (path: string) =>
    page.request.get(path, { headers: { authorization: `Bearer ${token}` } }).then((answer) => answer.json())
  expect(await asks('/api/mine')).toMatchObject({ account: 'Ada of the Gate' })
  expect(await asks('/api/account')).toMatchObject({ code: 'outsideScope' })
  await page.getByRole('button', { name: 'I have kept it' }).click()
  await expect(tokens.getByRole('listitem')).toContainText(/bot at home.*See matches and hear news/)
  await isAccessible(page, 'an account with a token')
  await tokens.getByRole('button', { name: 'Revoke the token bot at home' }).click()
  await expect(tokens.getByText('You have made none.')).toBeVisible()
  expect(await asks('/api/mine')).toMatchObject({ code: 'noSuchToken' })

  // Whoever has a program play says so for ever, and not by one press alone.
  const label = form(page, 'A bot’s account')
  await label.getByLabel('Password').fill('four walls')
  await label.getByRole('button', { name: 'Call it a bot’s account' }).click()
  expect(await page.evaluate(async () => (await fetch('/api/account')).json())).toMatchObject({
    isBot: false,
  })
  await label.getByLabel('I know that this can never be undone').check()
  await label.getByRole('button', { name: 'Call it a bot’s account' }).click()
  await expect(page.getByText('This is a bot’s account')).toBeVisible()

  // Another device, whose owner has lost the password, in French.
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 390, height: 844 } })
  const phone = await context.newPage()
  await phone.goto(`${new URL(page.url()).origin}/#/account`)
  const signIn = form(phone, 'Se connecter')
  await signIn.getByLabel('Nom').fill('ada of the gate')
  await signIn.getByLabel('Mot de passe').fill('five walls')
  await signIn.getByRole('button', { name: 'Se connecter' }).click()
  await expect(signIn.getByRole('alert')).toContainText('ne vont pas ensemble')
  await signIn.getByRole('button', { name: 'Mot de passe perdu' }).click()
  const recover = form(phone, 'Un nouveau mot de passe par un code')
  await recover.getByLabel('Code').fill(codes.split('\n')[3] ?? '')
  await recover.getByLabel('Nouveau mot de passe').fill('six high walls')
  await recover.getByRole('button', { name: 'Fixer le nouveau mot de passe' }).click()
  await expect(phone.getByRole('heading', { level: 1, name: 'Ada of the Gate' })).toBeVisible()
  await isAccessible(phone, 'an account on a phone')
  // What the guest of the first browser had begun is here.
  await phone.goto(`${new URL(page.url()).origin}/#/games`)
  await expect(phone.getByText('Dragon Rage').first()).toBeVisible()

  // The first device was signed out; there the new password opens it.
  await page.reload()
  await form(page, 'Sign in').getByLabel('Name').fill('Ada of the Gate')
  await form(page, 'Sign in').getByLabel('Password').fill('six high walls')
  await page.keyboard.press('Enter')
  await expect(page.getByText('7 codes are left.')).toBeVisible()
  await page.getByRole('button', { name: /^Sign out Chrome/ }).click()
  await expect(page.getByRole('button', { name: /^Sign out Chrome/ })).toHaveCount(0)
  await phone.reload()
  await phone.goto(`${new URL(page.url()).origin}/#/account`)
  await expect(form(phone, 'Se connecter')).toBeVisible()
  await context.close()

  await page.getByRole('button', { name: 'Delete the account' }).click()
  const question = page.getByRole('dialog', { name: 'Delete the account' })
  await question.getByLabel('Password').fill('six high walls')
  await question.getByRole('button', { name: 'Delete the account' }).click()
  await expect(form(page, 'New account')).toBeVisible()
})
