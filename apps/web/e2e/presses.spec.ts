import type { Page } from '@playwright/test'
import { middleOf } from './support/middle.ts'
import { flying, hurt, openPosition } from './support/positions.ts'
import { bar, guard, pressHex } from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ staysOpen: true })

/** Counts what a person presses: clicks and keys alike. */
function counted(page: Page) {
  let presses = 0
  const red = () => bar(page).locator('.button-primary')
  const now = (phase: string) => expect(page.locator('.phase.is-now')).toContainText(phase)
  return {
    count: () => presses,
    now,
    hex: async (hex: string) => {
      presses++
      await pressHex(page, hex)
    },
    piece: async (piece: string) => {
      presses++
      await page.mouse.click(...(await middleOf(page.locator(`[data-piece="${piece}"]`))))
    },
    red: async (words: RegExp) => {
      presses++
      await expect(red()).toHaveText(words)
      await red().click()
    },
    choice: async (words: RegExp) => {
      presses++
      await page.locator('.choice-panel').getByRole('button', { name: words }).first().click()
    },
    endAnyhow: async () => {
      presses++
      await guard(page).getByRole('button', { name: 'End it anyway' }).click()
    },
  }
}

/** The lit hex that lies farthest from a piece. */
const farthestTarget = (page: Page, piece: string): Promise<string> =>
  page.evaluate((from) => {
    const middle = (node: Element | null) => {
      const { left, top, width, height } = node?.getBoundingClientRect() ?? new DOMRect()
      return [left + width / 2, top + height / 2] as const
    }
    const [x, y] = middle(document.querySelector(from))
    const far = [...document.querySelectorAll('.targets [data-hex]')].map((node) => {
      const [a, b] = middle(node)
      return { hex: node.getAttribute('data-hex') ?? '', distance: Math.hypot(a - x, b - y) }
    })
    return far.toSorted((a, b) => b.distance - a.distance)[0]?.hex ?? ''
  }, piece)

test('a turn of the Invader with an overrun and a melee takes seven presses at most', async ({ page }) => {
  const first = { ...hurt, wings: 0, fireUses: 0 }
  const other = { ...flying, moved: true, fireUses: 0 }
  await openPosition(page, { phase: 'invaderMovement', dragons: { D1: first, D2: other } }, 'passing')
  const turn = counted(page)
  await turn.hex('0910')
  await turn.red(/^Walk and overrun|^Overrun/)
  await expect(page.locator('.log')).toContainText('0910')
  // How the overrun ends is the dice's: the dragon may walk on, strike whoever is left, or find nobody to strike.
  const phase = page.locator('.phase.is-now')
  const endsMove = bar(page).locator('.button-primary', { hasText: /^End the move/ })
  await expect(
    phase
      .filter({ hasText: /melee|Spell/ })
      .or(endsMove)
      .first(),
  ).toBeVisible()
  if (await endsMove.isVisible()) await turn.red(/^End the move/)
  // Nothing is left to move and nobody has fire: what comes next comes by itself.
  await expect(phase).toContainText(/Invader melee|Spell/)
  if ((await phase.textContent())?.includes('melee')) {
    await turn.hex((await page.locator('.targets [data-hex]').first().getAttribute('data-hex')) ?? '')
    await turn.red(/^Attack/)
    await expect(page.locator('.log')).toContainText('attack')
    const endsPhase = bar(page).locator('.button-primary', { hasText: /^End the phase/ })
    await expect(phase.filter({ hasText: 'Spell' }).or(endsPhase).first()).toBeVisible()
    if (await endsPhase.isVisible()) {
      await turn.red(/^End the phase/)
      const isSpell = phase.filter({ hasText: 'Spell' })
      await expect(isSpell.or(guard(page)).first()).toBeVisible()
      if (await guard(page).isVisible()) await turn.endAnyhow()
    }
  }
  await turn.now('Spell')
  expect(turn.count()).toBeLessThanOrEqual(7)
})

test('five moves of the Defender, an attack and the ends take fourteen presses at most', async ({ page }) => {
  const units = {
    CAV1: '1208',
    INF1: '1110',
    INF2: '1011',
    INF3: '0811',
    INF4: '0813',
    INF5: '1013',
    WZD: '1808',
  }
  const first = { hex: '1009', facing: 'SE', moved: true }
  await openPosition(
    page,
    { phase: 'defenderMovement', units, dragons: { D1: first, D2: { ...flying, moved: true } } },
    'passing',
  )
  const turn = counted(page)
  for (const unit of ['CAV1', 'INF2', 'INF3', 'INF4', 'INF5']) {
    await turn.piece(unit)
    await turn.hex(await farthestTarget(page, '[data-piece="D1"]'))
    await expect(page.locator('.log')).toContainText(
      unit.replace('CAV', 'Cavalry ').replace('INF', 'Infantry '),
    )
  }
  await turn.red(/^End the phase/)
  // Nobody can shoot: the archery passes by itself.
  await turn.now('Defender melee')
  await expect(page.locator('.targets [data-hex]').first()).toBeVisible()
  await turn.hex('1009')
  await turn.choice(/legs/)
  await turn.now('Invader moves')
  expect(turn.count()).toBeLessThanOrEqual(14)
})
