import type { CDPSession } from '@playwright/test'
import { isAccessible } from './support/axe.ts'
import { expect, test } from './support/test.ts'

/** A device that keeps passkeys, and whose owner has shown it that it is they; gives a word for it. */
async function keepsPasskeys(session: CDPSession): Promise<string> {
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return authenticatorId
}

test('an account is made by a passkey, takes another, signs in by it without a name, and keeps its last way in', async ({
  browser,
  baseURL,
}) => {
  // By its name: passkeys belong to no address of numbers.
  const url = (baseURL ?? '').replace('127.0.0.1', 'localhost')
  const context = await browser.newContext({ baseURL: url, locale: 'en-GB', serviceWorkers: 'block' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('WebAuthn.enable')
  const phone = await keepsPasskeys(session)
  await page.goto('/#/account')
  const create = page.getByRole('form', { name: 'New account' })
  await create.getByLabel('Name').fill('Keeper of Keys')
  await create.getByRole('radio', { name: 'a passkey' }).check()
  await isAccessible(page, 'a new account by a passkey')
  await create.getByRole('button', { name: 'Create the account' }).click()
  await page.getByRole('button', { name: 'I have kept them' }).click()

  const passkeys = page.getByRole('form', { name: 'Passkeys' })
  await expect(passkeys).toContainText(/First passkey.*It is your only way in/s)
  await expect(passkeys.getByRole('button', { name: /^Remove/ })).toHaveCount(0)
  // The same device once more has nothing to add.
  await passkeys.getByLabel('Name of the new one').fill('again')
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys.getByText('You have a passkey there already.')).toBeVisible()

  // One that adds a key shows that it is they by the old one; then the new one is put in.
  const next = page.waitForResponse(/\/passkeys\/next$/)
  await passkeys.getByLabel('Name of the new one').fill('key ring')
  await page.route(/\/passkeys\/next$/, async (route) => {
    const response = await route.fetch()
    await session.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId: phone })
    await keepsPasskeys(session)
    await route.fulfill({ response })
  })
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await next
  await expect(passkeys.getByRole('button', { name: 'Remove the passkey key ring' })).toBeVisible()
  await isAccessible(page, 'an account with passkeys')

  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Keeper of Keys' })).toBeVisible()
  await passkeys.getByRole('button', { name: 'Remove the passkey First passkey' }).click()
  await expect(passkeys).toContainText('It is your only way in')

  // What matters most is asked of the passkey, as the account has no password until now.
  const setting = page.getByRole('form', { name: 'Set a password' })
  await setting.getByLabel('New password').fill('a long word of mine')
  await setting.getByRole('button', { name: 'Set a password' }).click()
  await expect(page.getByRole('form', { name: 'Change the password' })).toBeVisible()
  await passkeys.getByRole('button', { name: 'Remove the passkey key ring' }).click()
  await expect(passkeys).toContainText('You have none yet.')
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page.getByText('This passkey opens no account here.')).toBeVisible()
  await context.close()
})

test('where no passkey can be used the page says why', async ({ page, browser, baseURL }) => {
  await page.goto('/#/account')
  await expect(page.getByText('this page was opened by an address of numbers')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)

  // A server at home, by its name and without encryption.
  const context = await browser.newContext({ locale: 'es-ES', serviceWorkers: 'block' })
  await context.route('http://table.example/**', async (route) => {
    const url = route
      .request()
      .url()
      .replace('http://table.example', baseURL ?? '')
    await route.fulfill({ response: await route.fetch({ url }) })
  })
  const plain = await context.newPage()
  await plain.goto('http://table.example/#/account')
  await expect(plain.getByText('necesitan una conexión cifrada')).toBeVisible()
  await expect(plain.getByRole('button', { name: 'Entrar con una llave de acceso' })).toHaveCount(0)
  // What the page still fetches is handed to it first.
  await context.unrouteAll({ behavior: 'wait' })
  await context.close()
})
