import type { Page } from '@playwright/test'
import { cutWhere, type Moment, whole } from './positions.ts'

export const devices = {
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, hasTouch: false },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1.5, hasTouch: true },
} as const

type Device = keyof typeof devices

/** One picture: how it is looked at, in which light and language. */
export type Look = `${Device}-${'light' | 'dark'}-${'en' | 'fr' | 'es'}`

/** A state of the app worth a picture, and the pictures that are taken of it. */
export interface Scene {
  readonly name: string
  readonly looks: readonly Look[]
  /** Brings a fresh browser there; knows no language, since it is called in all. */
  arrange(page: Page, device: Device): Promise<void>
}

const rage = 'dragon-rage'
const boardIsDrawn = (page: Page) => page.locator('canvas[data-drawn]').first().waitFor()

async function openText(page: Page, text: string, address = '#/'): Promise<void> {
  await page.goto(address)
  const buffer = Buffer.from(text)
  const file = { name: 'game.json', mimeType: 'application/json', buffer }
  await page.locator('input[type=file]').first().setInputFiles(file)
}

/** A game of Dragon Rage at the moment of most interest. */
async function rageWhere(page: Page, name: string, interest: (moment: Moment) => number): Promise<void> {
  await openText(page, await cutWhere(rage, name, interest))
  await boardIsDrawn(page)
}

/** Hexes that the dragons may attack, each dragon by itself. */
const attacks = ({ phase, actions }: Moment): number => {
  const targets = actions.flatMap((action) =>
    action.type === 'dragonAttack' && 'hex' in action && 'dragon' in action
      ? [`${action.dragon} ${action.hex}`]
      : [],
  )
  return phase === 'invaderMelee' ? new Set(targets).size : -1
}

/** Presses or taps the lit hex with the best chance, or the first one. */
async function attack(page: Page, device: Device): Promise<void> {
  const target = page.locator('.targets [data-hex]').first()
  const box = await target.boundingBox()
  if (box === null) throw new Error('no hex is lit')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  if (device === 'phone') await page.touchscreen.tap(x, y)
  else await page.mouse.click(x, y)
  await page.locator('.preview').waitFor()
}

export const scenes: readonly Scene[] = [
  {
    name: 'lobby',
    looks: ['desktop-light-en', 'desktop-dark-fr', 'phone-light-es', 'phone-dark-en'],
    async arrange(page) {
      await rageWhere(page, 'claimed-normal-invader', attacks)
      await openText(page, await whole(rage, 'claimed-great-invader'))
      await page.locator('.over').waitFor()
      await page.goto('#/')
      await page.locator('.saved-game').nth(1).waitFor()
    },
  },
  {
    name: 'set-up',
    looks: ['desktop-light-fr', 'phone-dark-en'],
    async arrange(page) {
      await rageWhere(page, 'dragons-dead-defeat-defender', ({ phase, actions }) => {
        return phase === 'defenderSetup' ? -Math.abs(actions.length - 500) : Number.NEGATIVE_INFINITY
      })
    },
  },
  {
    name: 'opening',
    looks: ['desktop-light-en', 'desktop-dark-es', 'phone-light-fr'],
    async arrange(page) {
      await rageWhere(page, 'claimed-normal-invader', ({ phase }) => (phase === 'invaderMovement' ? 1 : 0))
    },
  },
  {
    name: 'attack',
    looks: ['desktop-light-en', 'desktop-dark-en', 'phone-light-en', 'phone-dark-fr'],
    async arrange(page, device) {
      await rageWhere(page, 'claimed-normal-invader', attacks)
      await attack(page, device)
    },
  },
  {
    name: 'dice',
    looks: ['desktop-dark-en'],
    async arrange(page, device) {
      await rageWhere(page, 'all-destroyed-ultimate-invader', attacks)
      await attack(page, device)
      await page.locator('.action-bar .button-primary').click()
      await page.locator('.dice-tray').waitFor()
    },
  },
  {
    name: 'body-sheet',
    looks: ['desktop-light-en', 'phone-dark-es'],
    async arrange(page) {
      await rageWhere(page, 'dragons-dead-defeat-defender', ({ actions }) =>
        actions.some(({ type }) => type === 'allocateDamage') ? 1 : 0,
      )
      await page.locator('.dialog').waitFor()
    },
  },
  {
    name: 'game-over',
    looks: ['desktop-dark-en', 'phone-light-es'],
    async arrange(page) {
      await openText(page, await whole(rage, 'claimed-great-invader'))
      await page.locator('.over .proof.is-good').waitFor()
    },
  },
  {
    name: 'replay',
    looks: ['desktop-light-en', 'phone-dark-es'],
    async arrange(page) {
      await openText(page, await whole(rage, 'claimed-normal-invader'), '#/replay/')
      await boardIsDrawn(page)
      await page.locator('.replay-proof.is-good').waitFor()
      for (let turn = 0; turn < 4; turn++) await page.keyboard.press('PageDown')
    },
  },
  {
    name: 'rulebook',
    looks: ['desktop-light-fr'],
    async arrange(page) {
      await page.goto('#/rules/dragon-rage/DR-14.3')
      await page.locator('.rule.is-target').waitFor()
    },
  },
  {
    name: 'guide',
    looks: ['desktop-light-es', 'phone-dark-en'],
    async arrange(page) {
      await page.goto('#/guide/dragon-rage')
      await boardIsDrawn(page)
      await page.locator('.coach-row .button').first().click()
    },
  },
  {
    name: 'sorcerers',
    looks: ['desktop-light-en', 'desktop-dark-fr'],
    async arrange(page) {
      await openText(page, await cutWhere('sorcerers', 'eliminated-p1', ({ actions }) => actions.length))
      await page.locator('.action-bar').waitFor()
    },
  },
  {
    name: 'dragon-noir',
    looks: ['desktop-light-en', 'phone-dark-es'],
    async arrange(page) {
      await openText(
        page,
        await cutWhere('dragon-noir', 'mill-eliminated-exile', ({ actions }) => actions.length),
      )
      await boardIsDrawn(page)
      await page.locator('.action-bar').waitFor()
    },
  },
  {
    name: 'dragons-wrath',
    looks: ['desktop-light-en', 'desktop-dark-es', 'phone-light-fr'],
    async arrange(page) {
      await openText(
        page,
        await cutWhere('dragons-wrath', 'last-province-duel', ({ actions }) => actions.length),
      )
      await page.locator('.wrath-curtain button').click()
      await page.locator('.wrath-hand .wrath-press').first().waitFor()
    },
  },
]
