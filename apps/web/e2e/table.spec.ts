import { isAtLength } from './support/at-length.ts'
import { isAccessible } from './support/axe.ts'
import { outOfSight } from './support/in-sight.ts'
import { besideOf, middleOf } from './support/middle.ts'
import { defence, flying, hurt, melee, moved, openPosition, spell, units, walk } from './support/positions.ts'
import { resize } from './support/resize.ts'
import { speak } from './support/settings.ts'
import {
  bar,
  boardIsDrawn,
  fillSetups,
  guard,
  passGuard,
  pressHex,
  setTable,
  storedSeq,
} from './support/table.ts'
import { expect, test } from './support/test.ts'

test.use({ staysOpen: true })

test('a way behind the next hex shows its path and costs, and one press walks it', async ({ page }) => {
  await openPosition(page, walk)
  const target = '.targets [data-hex="0809"]'
  await page.mouse.move(...(await middleOf(page.locator(target))))
  await expect(page.locator('.path-end')).toHaveText('3')
  await expect(page.locator('.tip')).toContainText('costs 3 of 3 MP')
  await page.mouse.click(...(await middleOf(page.locator(target))))
  // However many steps it has, a way is one line.
  await expect(page.locator('.log').getByText(/^Ashmaw walks/)).toHaveText([/^Ashmaw walks to 0809/])
  await page.keyboard.press('z')
  await expect(page.locator('.log')).not.toContainText('walks to 0809')
})

/** Who acts stands at the rim of the map, which no first view shows. */
const rim = {
  phase: 'invaderMovement',
  dragons: { D1: { hex: '0109', facing: 'SE' }, D2: { hex: '1301', facing: 'S' } },
}

test('who is to act comes into sight with all it can reach, under no bar, and so does the next one', async ({
  page,
}) => {
  await openPosition(page, rim)
  expect(await outOfSight(page, '[data-piece="D1"], .targets [data-hex]')).toEqual([])
  await page.keyboard.press('n')
  await expect(page.locator('.chosen h2')).toContainText('Verdigris')
  expect(await outOfSight(page, '[data-piece="D2"], .targets [data-hex]')).toEqual([])
})

test('an overrun out of reach of one step shows its chance before it is confirmed as a whole', async ({
  page,
}) => {
  await openPosition(page, walk)
  await pressHex(page, '0910')
  await expect(page.locator('.preview .figure')).toContainText('50%')
  await expect(page.locator('.breakdown')).toContainText('Strength 6 against 2')
  await expect(page.locator('.breakdown')).toContainText('needs 4+')
  await expect(page.locator('.outcomes')).toContainText('Fails: Ashmaw stays on top of them.')
  expect(await storedSeq(page)).toBe(0)
  await bar(page).locator('.button-primary').click()
  await expect(page.locator('.log')).toContainText('Ashmaw overruns 0910')
})

test('ways that are not open are hatched, reachable, and say why', async ({ page }) => {
  await openPosition(page, walk)
  const fly = bar(page).getByRole('button', { name: /^Fly/ })
  await expect(fly).toContainText('wings 5/12')
  await expect(fly).toHaveAttribute('aria-disabled', 'true')
  await fly.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('DR-')
})

test('a place that cannot be reached is hatched and says why where it is, and what is chosen stays chosen', async ({
  page,
}) => {
  await openPosition(page, walk)
  const river = await besideOf(page.locator('.targets [data-hex="1010"]'), 216, -62)
  await page.mouse.move(...river)
  await expect(page.locator('[data-refused="1409"]')).toHaveCount(1)
  await expect(page.locator('.tip')).toContainText('1409 is water. DR-8.3')
  const [tip] = await page
    .locator('.tip')
    .evaluateAll((nodes) => nodes.map((node) => node.getBoundingClientRect()))
  expect(Math.hypot((tip?.left ?? 0) - river[0], (tip?.top ?? 0) - river[1])).toBeLessThan(200)
  await page.mouse.click(...river)
  await expect(page.getByRole('alert')).toContainText('1409 is water')
  await expect(page.locator('.chosen h2')).toContainText('Ashmaw')
  await page.keyboard.press('Escape')

  await openPosition(page, defence)
  await page.mouse.click(...(await middleOf(page.locator('[data-piece="INF2"]'))))
  await page.mouse.move(...(await middleOf(page.locator('[data-piece="INF3"]'))))
  await expect(page.locator('.tip')).toContainText('DR-7.1')
  await page.mouse.move(...(await besideOf(page.locator('[data-piece="INF2"]'), 0, -250)))
  await expect(page.locator('.tip')).toContainText(/needs \d MP; \d left. DR-20.2/)
})

test('a flight is planned on a ghost with six arrows and a switch; what lies below a dragon peeks out', async ({
  page,
}) => {
  const below = { ...units, ARH1: '1010', HERO: '1010' }
  const D2 = { hex: '1708', facing: 'SW', status: 'flying', mode: 'fly' }
  const D1 = { hex: '1110', facing: 'SE', moved: true }
  await openPosition(page, { phase: 'invaderMovement', mover: 'D2', dragons: { D1, D2 }, units: below })
  // Over the river one may only pass; each hex says how far it is.
  await expect(page.locator('.hex-air[data-hex="1408"]')).toHaveCount(1)
  await expect(page.locator('.hex-reach[data-hex="1511"]')).toHaveCount(1)
  await expect(page.locator('.figure-text.is-cost')).toContainText('6')
  expect(await page.locator('.viewport-live *').count()).toBeLessThanOrEqual(400)
  await pressHex(page, '1511')
  await expect(page.locator('[data-ghost="1511"][data-landing="true"]')).toHaveCount(1)
  const now = page.locator('.course-arrow.is-now')
  await page.mouse.click(...(await middleOf(page.locator('.course-arrow[data-facing="4"]'))))
  await expect(now).toHaveAttribute('data-facing', '4')
  await page.keyboard.press('q')
  await expect(now).toHaveAttribute('data-facing', '3')
  await page.getByRole('switch', { name: 'Lands' }).click()
  await expect(page.locator('[data-landing="false"]')).toHaveCount(1)
  await expect(bar(page).locator('.button-primary')).toHaveText('Fly to 1511↵')
  await page.getByRole('button', { name: 'south-west' }).click()
  await expect(now).toHaveAttribute('data-facing', '4')
  await isAccessible(page, 'a flight that is planned')

  const places = await page.evaluate(() => {
    const boxOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    const [under, hero, shield] = ['[data-piece="INF2"]', '[data-piece="HERO"]', '[data-badge="1010"]'].map(
      boxOf,
    )
    if (under === undefined || hero === undefined || shield === undefined) return undefined
    const found = document.elementFromPoint(under.x + under.width / 2, under.bottom - under.height / 5)
    const isBeside = shield.right <= hero.left || shield.left >= hero.right
    return { peeks: found?.closest('[data-piece]')?.getAttribute('data-piece'), isBeside }
  })
  expect(places).toEqual({ peeks: 'INF2', isBeside: true })
  await bar(page).locator('.button-primary').click()
  await expect(page.locator('.log')).toContainText(
    'Verdigris flies to 1511 East Bridge Tower, facing south-west',
  )
})

test('groups join an attack by steps, with the chance of each choice', async ({ page }) => {
  await openPosition(page, melee)
  await pressHex(page, '1110')
  await expect(page.locator('.preview')).toContainText('strength 8')
  await expect(page.locator('.preview .figure')).toContainText('67%')
  await page.getByRole('button', { name: 'One less: Wings' }).click()
  await expect(page.locator('.preview')).toContainText('strength 6')
  await expect(page.locator('.preview .figure')).toContainText('50%')
  // What Enter presses is red, says all it does, and has its key on it.
  await expect(bar(page).locator('.button-primary')).toHaveText('Attack 1110 · 50%↵')
  await page.keyboard.press('Enter')
  await expect(page.locator('.log')).toContainText('strength 6 against 2')
})

test('a phase in which something is left to do is ended after a question, which can be silenced', async ({
  page,
}) => {
  await openPosition(page, melee)
  const end = bar(page).getByRole('button', { name: /^End the phase/ })
  await end.click()
  await expect(guard(page)).toContainText('Ashmaw can still attack.')
  await guard(page).getByRole('button', { name: 'Stay in the phase' }).click()
  await expect(page.locator('.phase.is-now')).toContainText('Invader melee')
  await end.click()
  await guard(page).getByRole('checkbox').check()
  await guard(page).getByRole('button', { name: 'End it anyway' }).click()
  await expect(page.locator('.phase.is-now')).toContainText('Spell')
  // The fog shows all that it would cover before it is cast.
  await page.mouse.move(...(await middleOf(page.locator('.targets [data-hex="1709"]'))))
  await expect(page.locator('.spell-area')).toHaveAttribute('data-hexes', '19')
  await bar(page).getByRole('button', { name: 'Cast no spell' }).click()
  await expect(page.locator('.phase.is-now')).toContainText('Defender moves')
  await bar(page)
    .getByRole('button', { name: /^End the phase/ })
    .click()
  await expect(page.locator('.phase.is-now')).not.toContainText('Defender moves')
  await expect(guard(page)).toHaveCount(0)
})

test('dice are seen before their effect, with what they need; any key goes on', async ({ page }) => {
  await openPosition(page, melee, false)
  await pressHex(page, '1110')
  // However long it takes to look, nothing goes on by itself.
  await page.evaluate(() => {
    window.setTimeout = new Proxy(window.setTimeout, {
      apply: (real, self, call) => (call[1] < 200 ? Reflect.apply(real, self, call) : 0),
    })
  })
  await bar(page).locator('.button-primary').click()
  const tray = page.getByRole('region', { name: 'Dice' })
  await expect(tray).toContainText('Dragon’s attack: Ashmaw → 1110')
  await expect(tray).toContainText('3+')
  // On the board an arrow says who strikes whom, and the die lies beside.
  await expect(page.locator('[data-strike] .strike-shaft')).toBeVisible()
  await expect(page.locator('[data-strike] .strike-die')).toHaveCount(1)
  await expect(page.locator('.log')).not.toContainText('Ashmaw attacks 1110')
  await page.keyboard.press('x')
  await expect(tray).toHaveCount(0)
  await expect(page.locator('.log')).toContainText('Ashmaw attacks 1110')
})

test('with reduced motion nothing is held back', async ({ page }) => {
  await openPosition(page, melee, false)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await pressHex(page, '1110')
  await page.evaluate(() => {
    // What is held back is told only after dice were shown.
    new MutationObserver(() => {
      const tells = document.querySelector('.log')?.textContent?.includes('Ashmaw attacks 1110') === true
      const { dataset } = document.body
      if (!tells && document.querySelector('.dice-tray') !== null) dataset.held = 'yes'
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await bar(page).locator('.button-primary').click()
  await expect(page.locator('.log')).toContainText('Ashmaw attacks 1110')
  await expect(page.locator('body[data-held]')).toHaveCount(0)
})

test('a unit is dragged along its path; off the board it stays', async ({ page }) => {
  await openPosition(page, { phase: 'defenderMovement', dragons: { D1: moved, D2: flying } })
  const unit = await middleOf(page.locator('[data-piece="CAV1"]'))
  await page.mouse.move(...unit)
  await page.mouse.down()
  await page.mouse.move(unit[0] + 20, unit[1] - 30, { steps: 4 })
  await expect(page.locator('.drag-ghost')).toHaveCount(1)
  await page.mouse.move(1300, 500, { steps: 4 })
  await page.mouse.up()
  await expect(page.locator('.drag-ghost')).toHaveCount(0)
  expect(await storedSeq(page)).toBe(0)
  const goal = await middleOf(page.locator('.targets [data-hex="1006"]'))
  await page.mouse.move(...unit)
  await page.mouse.down()
  await page.mouse.move(...goal, { steps: 6 })
  await expect(page.locator('.path-line')).toBeVisible()
  await page.mouse.up()
  await expect(page.locator('.log')).toContainText('Cavalry 1 moves from 1208 to 1006')
})

test('pieces are set up by dragging, and dragons look into the city', async ({ page }) => {
  await setTable(page, { mode: 'together' })
  await page.mouse.move(...(await middleOf(page.locator('.tray-piece >> nth=0'))))
  await page.mouse.down()
  await page.mouse.move(...(await middleOf(page.locator('.targets [data-hex="1010"]'))), { steps: 6 })
  await page.mouse.up()
  await expect(page.locator('.log')).toContainText('Cavalry 1 takes its post in 1010')
  await page.getByRole('button', { name: /^A guard at every gate/ }).click()
  await expect(page.locator('.tray-piece')).toHaveCount(0)
  await bar(page).getByRole('button', { name: 'Finish the set-up' }).click()
  await expect(page.getByRole('button', { name: /^Along the shore/ })).toBeVisible()
  await page.mouse.move(...(await middleOf(page.locator('.tray-piece >> nth=0'))))
  await page.mouse.down()
  await page.mouse.move(...(await middleOf(page.locator('.targets [data-hex="0109"]'))), { steps: 6 })
  await page.mouse.up()
  await expect(page.locator('.log')).toContainText(/Ashmaw appears in 0109, facing (north|south)-east/)
  await page.keyboard.press('e')
  await expect(page.locator('.log')).toContainText(
    /Ashmaw appears in 0109, facing .*Ashmaw appears in 0109, facing/,
  )
})

test('what the other side did is shown again, step by step, at one’s own pace', async ({ page }) => {
  await setTable(page, { mode: 'together' })
  await fillSetups(page)
  await bar(page).getByRole('button', { name: 'Walk' }).click()
  // All units, two dragons and a whole reach: what lives over the board stays few.
  expect(await page.locator('.viewport-live *').count()).toBeLessThanOrEqual(400)
  await bar(page)
    .getByRole('button', { name: /^Turn right/ })
    .click()
  await bar(page).getByRole('button', { name: 'End the move of Ashmaw' }).click()
  const phase = page.locator('.phase.is-now')
  const named = async () => (await phase.textContent()) ?? ''
  for (let name = await named(); !name.includes('Spell'); name = await named()) {
    await page.keyboard.press('Control+ ')
    const next = phase.filter({ hasNotText: name })
    await expect(guard(page).or(next).first()).toBeVisible()
    if (await guard(page).isVisible()) await passGuard(page)
    await expect(next).toBeVisible()
  }
  const offer = page.getByRole('region', { name: /^Since your last turn/ })
  await isAccessible(page, 'the offer to show what happened since')
  await page.emulateMedia({ colorScheme: null, reducedMotion: null })
  await offer.getByRole('button', { name: 'Show it' }).click()
  const show = page.getByRole('toolbar', { name: 'What happened since your last turn' })
  await show.getByRole('button', { name: '4 ×' }).click()
  await expect(show).toHaveCount(0)
  await expect(page.locator('.phase.is-now')).toContainText('Spell')
  await expect(bar(page).getByRole('button', { name: 'Cast no spell' })).toBeVisible()
})

test('keys look, measure, show threats and explain themselves', async ({ page }) => {
  await openPosition(page, walk)
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await expect(keys).toContainText('chronicle')
  await page.keyboard.press('Escape')
  await expect(page.locator('.veil')).toHaveCount(0)
  const threat = page.locator('.hex-threat').first()
  await page.keyboard.press('t')
  await expect(threat).toBeVisible()
  // By how many each hex may be struck, and by whom with what.
  await expect(page.locator('.figure-text.is-threat')).toContainText(/[2-9]/)
  await page.mouse.move(...(await middleOf(page.locator('[data-piece="D1"]'))))
  await expect(page.locator('.tip')).toContainText(
    /May strike here: Cavalry 1 \(3 points\).*Together at most \d+/,
  )
  expect(await page.locator('.viewport-live *').count()).toBeLessThanOrEqual(400)
  await page.keyboard.press('t')
  await expect(page.locator('.hex-threat')).toHaveCount(0)
  await page.mouse.move(...(await middleOf(page.locator('[data-piece="INF2"]'))))
  await page.keyboard.down(' ')
  await expect(page.locator('.grasp .hex-threat').first()).toBeVisible()
  await page.keyboard.up(' ')
  await expect(page.locator('.grasp')).toHaveCount(0)
  await page.keyboard.press('m')
  await page.mouse.click(...(await middleOf(page.locator('[data-piece="INF2"]'))))
  await page.mouse.move(...(await middleOf(page.locator('[data-piece="MIL1"]'))))
  await expect(page.locator('.ruler')).toHaveText('2')
  await page.keyboard.press('Escape')
  await expect(page.locator('.ruler')).toHaveCount(0)
})

test.describe('with the screen as it is', () => {
  test.use({ fine: true })

  test('the board is drawn finely for who looks from near, and only then', async ({ page }) => {
    await openPosition(page, walk)
    const fine = page.locator('canvas[data-fine]')
    const isNear = () =>
      page.evaluate(() => {
        const layer = document.querySelector('.viewport-layer')
        return new DOMMatrix(layer ? getComputedStyle(layer).transform : '').a * devicePixelRatio > 1
      })
    expect(await isNear()).toBe(false)
    await expect(fine).toHaveCount(0)
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    expect(await isNear()).toBe(true)
    await expect(fine).toHaveCount(1)
  })
})

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('what is written on the board is in the font of the page, even if that comes late', async ({
    page,
  }) => {
    const picture = () =>
      page.locator('canvas[data-drawn]').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
    await openPosition(page, walk)
    await page.evaluate(() => document.fonts.ready)
    await page.reload()
    await boardIsDrawn(page)
    const written = await picture()
    let arrive = () => {}
    const isThere = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/*.woff2', async (route) => {
      await isThere
      await route.continue()
    })
    // The page counts as loaded only once its letters are there.
    await page.reload({ waitUntil: 'domcontentloaded' })
    await boardIsDrawn(page)
    expect((await picture()) === written).toBe(false)
    arrive()
    await expect.poll(async () => (await picture()) === written).toBe(true)
  })
})

test('on the tracks below the board nothing is written over anything else', async ({ page }) => {
  const overlaps = () =>
    page.locator('.track').evaluate((track) => {
      const walker = document.createTreeWalker(track, NodeFilter.SHOW_TEXT)
      const written: { readonly text: string; readonly box: DOMRect }[] = []
      while (walker.nextNode()) {
        const { currentNode: node } = walker
        if (node.parentElement?.closest('.hidden') || node.textContent?.trim() === '') continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const box = range.getBoundingClientRect()
        if (box.width > 0) written.push({ text: node.textContent ?? '', box })
      }
      return written.flatMap(({ text, box: a }, place) =>
        written
          .slice(place + 1)
          .filter(({ box: b }) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1)
          .filter(({ box: b }) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3)
          .map((other) => `${text} and ${other.text}`),
      )
    })
  await setTable(page, { mode: 'together' })
  for (const width of [1280, 1440, 1920]) {
    await resize(page, { width, height: 900 })
    expect(await overlaps(), `${width} pixels`).toEqual([])
  }
})

test('a hex is named with who is there, and the chance of an attack', async ({ page }) => {
  await openPosition(page, walk)
  await page.keyboard.press('b')
  await page.keyboard.press('ArrowRight')
  const spoken = page.locator('.board [aria-live]')
  await expect(spoken).toContainText('1109, Infantry INF1, combat 2, Hero, combat 3')
  await page.keyboard.press('ArrowDown')
  await expect(spoken).toContainText('1110, Infantry INF2, combat 2')
  await expect(spoken).toContainText('50%')
})

test('points of damage are shared out on the drawing of the body', async ({ page }) => {
  await openPosition(page, {
    phase: 'spell',
    pending: { kind: 'lightning', dragon: 'D1', points: 4 },
    dragons: { D1: { hex: '1009', facing: 'SE' }, D2: flying },
  })
  const dialog = page.getByRole('dialog', { name: 'Share out the damage' })
  for (const area of ['Head', 'Belly', 'Leg I', 'Wing I']) {
    await dialog.locator('.is-pressable', { hasText: area }).first().click()
  }
  await expect(dialog).toContainText('All are shared out.')
  await dialog.getByRole('button', { name: 'Do it' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('.log')).toContainText('Ashmaw takes 1 point in the head')
})

test('in a window of middle width the panel is a drawer', async ({ page }) => {
  await resize(page, { width: 1000, height: 800 })
  await openPosition(page, { phase: 'defenderMovement', dragons: { D1: moved, D2: flying } })
  const side = page.getByRole('complementary', { name: 'Chosen piece and actions' })
  await expect(side).toBeHidden()
  await page.keyboard.press('i')
  await expect(side).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(side).toBeHidden()
  await page.mouse.click(...(await middleOf(page.locator('[data-piece="CAV1"]'))))
  await expect(side).toContainText('Cavalry')
})

test.describe('on a small laptop, in French', () => {
  test.use({ viewport: { width: 1280, height: 720 }, locale: 'fr-FR' })

  test('the bar is one row, with no word cut and giving up not in it', async ({ page }) => {
    for (const position of [walk, rim, defence, spell]) {
      await openPosition(page, position)
      const bars = page.locator('.action-bar')
      await expect(bars.locator('.button-primary kbd')).toHaveText('↵')
      const rows = await bars.evaluate((node) => ({
        tops: [...node.children].map((child) => Math.round(child.getBoundingClientRect().top / 8)),
        height: node.getBoundingClientRect().height,
        overflow: node.scrollWidth - node.clientWidth,
      }))
      expect(new Set(rows.tops).size).toBe(1)
      expect(rows.height).toBeLessThan(80)
      expect(rows.overflow).toBeLessThan(2)
      await expect(page.getByText('Abandonner')).toHaveCount(0)
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('who is to act comes into sight with all it can walk to, above the sheet', async ({ page }) => {
    await openPosition(page, rim)
    await bar(page).getByRole('button', { name: /^Walk/ }).tap()
    await expect(page.locator('.targets [data-hex]')).not.toHaveCount(0)
    expect(await outOfSight(page, '[data-piece="D1"], .targets [data-hex]')).toEqual([])
  })

  test('who places dragons sees all of the map above the sheet', async ({ page }) => {
    await setTable(page, { mode: 'together' })
    await page.getByRole('button', { name: /^A guard at every gate/ }).tap()
    await bar(page).getByRole('button', { name: 'Finish the set-up' }).tap()
    await expect(page.getByRole('button', { name: /^Along the shore/ })).toBeVisible()
    const boxOf = async (selector: string) => {
      const box = await page.locator(selector).boundingBox()
      return { top: box?.y ?? 0, bottom: (box?.y ?? 0) + (box?.height ?? 0) }
    }
    const sheet = await boxOf('.sheet')
    const isAbove = async () => {
      const [map, area] = [await boxOf('canvas[data-drawn]'), await boxOf('.board-area')]
      return map.top >= area.top - 1 && map.bottom <= sheet.top + 1
    }
    await expect.poll(isAbove).toBe(true)
  })

  test('a first tap previews the whole move, the button says it, a second tap does it', async ({ page }) => {
    await openPosition(page, walk)
    const [x, y] = await middleOf(page.locator('.targets [data-hex="1111"]'))
    await page.touchscreen.tap(x, y)
    const button = bar(page).locator('.button-primary')
    await expect(button).toContainText('Walk to 1111')
    expect(await storedSeq(page)).toBe(0)
    await page.touchscreen.tap(...(await middleOf(page.locator('.targets [data-hex="1111"]'))))
    await expect.poll(() => storedSeq(page)).toBeGreaterThan(0)
  })

  test('a finger that rests looks at a piece and does nothing else', async ({ page, context }) => {
    await openPosition(page, walk)
    const [x, y] = await middleOf(page.locator('[data-piece="INF2"]'))
    const touch = await context.newCDPSession(page)
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await expect(page.locator('.grasp .hex-threat').first()).toBeVisible()
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    await expect(page.locator('.grasp')).toHaveCount(0)
    await expect(page.locator('.preview')).toHaveCount(0)
    expect(await storedSeq(page)).toBe(0)
  })

  test('the sheet has three heights and nothing is cut off, in any language', async ({ page }) => {
    // At length in every language.
    for (const language of isAtLength ? ['en', 'fr', 'es'] : ['fr']) {
      await openPosition(page, {
        turn: 2,
        phase: 'invaderMovement',
        dragons: { D1: hurt, D2: flying },
      })
      await speak(page, language)
      const sheet = page.locator('.sheet')
      await expect(page.locator('.segment').first()).toBeVisible()
      const cut = await page
        .locator('.segment, .action-bar .button, .phase.is-now, .whose')
        .evaluateAll((nodes) =>
          nodes.filter((node) => node.scrollWidth > node.clientWidth + 1).map((node) => node.textContent),
        )
      expect(cut).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
      const rows = await page
        .locator('.segments .segment')
        .evaluateAll(
          (nodes) => new Set(nodes.map((node) => Math.round(node.getBoundingClientRect().top))).size,
        )
      expect(rows).toBe(1)
      await page.locator('.sheet-handle').click()
      await expect(sheet.locator('.log')).toBeVisible()
      await expect(sheet.locator('.ladder-names li')).toHaveCount(4)
      await expect(sheet.locator('.ladder-names li').last()).toBeVisible()
      await page.locator('.sheet-handle').click()
      await expect(page.locator('.action-bar')).toBeHidden()
    }
  })
})
