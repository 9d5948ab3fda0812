import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** What has the focus, as the tree that the browser gives to screen readers has it. */
interface Focus {
  readonly role: string
  readonly name: string
  readonly description: string
}

/**
 * Somebody who does not see the page: keys, the names of what has the focus, and what live regions announce.
 * Nothing here looks at classes, colours or places.
 */
export interface Reader {
  focus(): Promise<Focus>
  /** Goes on by a key until something of this role and name has the focus. */
  goTo(role: string, name: RegExp, key?: string): Promise<Focus>
  /** Waits until the page itself puts the focus there. */
  arrives(role: string, name: RegExp): Promise<void>
  press(...keys: readonly string[]): Promise<void>
  /** All that was announced since the last question. */
  heard(): Promise<readonly string[]>
  /** Waits for an announcement, and forgets the ones up to it. */
  hears(words: RegExp): Promise<string>
}

declare global {
  interface Window {
    announced?: string[]
  }
}

/** Must be called before the page is opened. */
export async function screenReader(page: Page): Promise<Reader> {
  await page.addInitScript(listen)
  const session = await page.context().newCDPSession(page)
  const focus = async (): Promise<Focus> => {
    const { result } = await session.send('Runtime.evaluate', { expression: 'document.activeElement' })
    const { nodes } = await session.send('Accessibility.getPartialAXTree', {
      ...(result.objectId === undefined ? {} : { objectId: result.objectId }),
      fetchRelatives: false,
    })
    const node = nodes[0]
    const text = (value: { value?: unknown } | undefined) => String(value?.value ?? '')
    return { role: text(node?.role), name: text(node?.name), description: text(node?.description) }
  }
  const reader: Reader = {
    focus,
    async goTo(role, name, key = 'Tab') {
      const passed: string[] = []
      for (let step = 0; step < 120; step++) {
        const now = await focus()
        if (now.role === role && name.test(now.name)) return now
        passed.push(`${now.role} “${now.name}”`)
        await page.keyboard.press(key)
      }
      throw new Error(`no ${role} called ${name} is reached by ${key}; there are:\n${passed.join('\n')}`)
    },
    async arrives(role, name) {
      await expect.poll(focus).toMatchObject({ role, name: expect.stringMatching(name) })
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key)
    },
    heard: () => page.evaluate(() => window.announced?.splice(0) ?? []),
    async hears(words) {
      let found = ''
      await expect
        .poll(async () => {
          const all = await page.evaluate(() => window.announced ?? [])
          const at = all.findIndex((line) => words.test(line))
          if (at < 0) return all.join('\n')
          found = all[at] ?? ''
          await page.evaluate((count) => window.announced?.splice(0, count), at + 1)
          return found
        })
        .toMatch(words)
      return found
    },
  }
  return reader
}

/** Runs in the page: writes down what a screen reader would say of changes in live regions. */
function listen(): void {
  window.announced = []
  const regions =
    '[aria-live="polite"], [aria-live="assertive"], [role="log"], [role="status"], [role="alert"]'
  const say = (text: string | null) => {
    const line = (text ?? '').replace(/\s+/g, ' ').trim()
    if (line !== '' && window.announced?.at(-1) !== line) window.announced?.push(line)
  }
  const isSilent = (region: Element) =>
    region.closest('[inert], [aria-hidden="true"]') !== null || !region.checkVisibility()
  new MutationObserver((changes) => {
    const changed = new Set<Element>()
    for (const { target, addedNodes } of changes) {
      const element = target instanceof Element ? target : target.parentElement
      const region = element?.closest(regions)
      if (region && !isSilent(region)) {
        // A log tells what is new; the other regions are told as a whole.
        if (region.getAttribute('role') === 'log') for (const node of addedNodes) say(node.textContent)
        else changed.add(region)
        continue
      }
      // A region that comes with its text is announced if it is an alert.
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue
        for (const alert of node.querySelectorAll('[role="alert"]')) changed.add(alert)
        if (node.matches('[role="alert"]')) changed.add(node)
      }
    }
    for (const region of changed) if (!isSilent(region)) say(region.textContent)
  }).observe(document, { childList: true, characterData: true, subtree: true })
}
