import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Nothing on the page that is written or can be pressed is cut off, sticks out or is hidden below another. */
export async function nothingIsCutOff(page: Page, where: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  expect.soft(await cutOff(page), where).toEqual([])
}

/** What is cut off, in words. */
export const cutOff = (page: Page): Promise<readonly string[]> => page.evaluate(findFaults)

/**
 * Runs in the page. Each piece of text is followed up through everything that may clip it: a box that hides
 * what sticks out cuts it off, unless it ends in an ellipsis and tells the whole in a title; a box that scrolls
 * is enough for what lies in it, but must itself be in view. The board, which is panned, is left out.
 */
function findFaults(): readonly string[] {
  const slackPx = 1.5
  const faults = new Set<string>()
  const root = document.documentElement

  interface Box {
    left: number
    top: number
    right: number
    bottom: number
  }

  const name = (node: Element): string => {
    const classes = typeof node.className === 'string' ? node.className.trim().split(/\s+/).join('.') : ''
    return `${node.tagName.toLowerCase()}${classes === '' ? '' : `.${classes}`}`
  }
  const isLeftOut = (node: Element): boolean =>
    node.closest('[inert], .viewport, svg, .hidden, .skip, option') !== null ||
    !node.checkVisibility({ opacityProperty: true, visibilityProperty: true })

  /** What a fixed or absolute box is laid out in: boxes in between do not clip it. */
  const clipper = (node: Element, position: string): Element | null => {
    if (position === 'fixed') return null
    let next = node.parentElement
    if (position !== 'absolute') return next
    while (next !== null) {
      const { position: own, transform, contain } = getComputedStyle(next)
      if (own !== 'static' || transform !== 'none' || /paint|layout|strict|content/.test(contain)) break
      next = next.parentElement
    }
    return next
  }

  /** How a box treats what lies in it. Asked once: thousands of lines lie in the same boxes. */
  const found = new Map<Element, ReturnType<typeof measure>>()
  const measure = (node: Element) => {
    const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(node)
    return {
      edge: node.getBoundingClientRect(),
      overflowX,
      overflowY,
      isToldWhole:
        (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') &&
        node.closest('[title], [aria-label]') !== null,
      isFixed: position === 'fixed',
      outer: clipper(node, position),
    }
  }
  const boxOf = (node: Element) => {
    const known = found.get(node) ?? measure(node)
    found.set(node, known)
    return known
  }

  const check = (text: string, element: Element, given: Box): void => {
    const box = { ...given }
    let isInFixed = false
    for (let node: Element | null = element; node !== null && node !== document.body; ) {
      const { edge, overflowX, overflowY, isToldWhole, isFixed, outer } = boxOf(node)
      // Words for screen readers alone, and what is folded away whole, are not for the eye.
      if (overflowX !== 'visible' && (edge.width < 2 || edge.height < 2)) return
      const wide = Math.max(box.right - edge.right, edge.left - box.left)
      const high = Math.max(box.bottom - edge.bottom, edge.top - box.top)
      if (overflowX === 'hidden' || overflowX === 'clip') {
        if (wide > slackPx && !isToldWhole) faults.add(`“${text}” is cut off by ${name(node)}`)
      } else if (overflowX !== 'visible') {
        box.left = edge.left
        box.right = edge.right
      }
      if (overflowY === 'hidden' || overflowY === 'clip') {
        if (high > slackPx && !isToldWhole) faults.add(`“${text}” is cut off by ${name(node)}`)
      } else if (overflowY !== 'visible') {
        if (edge.height < given.bottom - given.top)
          faults.add(`${name(node)} is too low to read a line in it`)
        box.top = edge.top
        box.bottom = edge.bottom
      }
      isInFixed ||= isFixed
      node = outer
    }
    if (box.left < -slackPx || box.right > root.clientWidth + slackPx) {
      faults.add(`“${text}” sticks out of the page: ${Math.round(box.left)} to ${Math.round(box.right)}`)
    }
    const mustFit = isInFixed || root.scrollHeight <= root.clientHeight
    if (mustFit && (box.top < -slackPx || box.bottom > root.clientHeight + slackPx)) {
      faults.add(`“${text}” is out of view: ${Math.round(box.top)} to ${Math.round(box.bottom)}`)
    }
  }

  // Text, line by line.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const element = node.parentElement
    const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim()
    if (element === null || text === '' || isLeftOut(element)) continue
    range.selectNodeContents(node)
    // The box of a line is higher than its letters: what counts is the height of the letters.
    const letters = Number.parseFloat(getComputedStyle(element).fontSize)
    for (const { left, top, right, bottom, width, height } of range.getClientRects()) {
      if (width === 0 || height === 0) continue
      const spare = Math.max(0, (height - letters) / 2)
      check(text.slice(0, 60), element, { left, top: top + spare, right, bottom: bottom - spare })
    }
  }

  // Text that leaves the button it is written on.
  for (const button of document.querySelectorAll('button, a, select, summary, label, .segment')) {
    if (isLeftOut(button)) continue
    const style = getComputedStyle(button)
    const isBox = style.borderTopWidth !== '0px' || style.backgroundColor !== 'rgba(0, 0, 0, 0)'
    if (!isBox || style.display === 'inline') continue
    if (button.scrollWidth > button.clientWidth + slackPx && style.overflowX === 'visible') {
      faults.add(`“${(button.textContent ?? '').trim().slice(0, 60)}” is wider than its ${name(button)}`)
    }
  }

  // Controls that lie on one another.
  const controls = [
    ...document.querySelectorAll(
      ['.action-bar', '.top', '.zoom', '.dialog', '.coach', '.tabs', '.replay-bar']
        .map((part) => `${part} :is(button, a, summary, input, select)`)
        .join(', '),
    ),
  ].filter((node) => !isLeftOut(node) && getComputedStyle(node).opacity !== '0')
  const edges = controls.map((one) => one.getBoundingClientRect())
  controls.forEach((one, place) => {
    const a = edges[place] ?? new DOMRect()
    for (const [further, other] of controls.slice(place + 1).entries()) {
      const b = edges[place + 1 + further] ?? new DOMRect()
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (wide <= 2 || high <= 2 || one.contains(other) || other.contains(one)) continue
      if (one.closest('label') === null || one.closest('label') !== other.closest('label')) {
        const told = (node: Element) =>
          node.getAttribute('aria-label') ?? (node.textContent ?? '').trim().slice(0, 40)
        faults.add(`“${told(one)}” and “${told(other)}” lie on one another`)
      }
    }
  })

  // Notices that lie on one another, or on a bar.
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter((node) => !isLeftOut(node))
  const notices = seen('.tip, .phase-ribbon, .offer, .banner, .coach')
  const bars = seen('.zoom, .action-bar, .sheet')
  notices.forEach((one, place) => {
    const a = one.getBoundingClientRect()
    for (const other of [...notices.slice(place + 1), ...bars]) {
      if (one.contains(other) || other.contains(one)) continue
      const b = other.getBoundingClientRect()
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      if (wide > 2 && high > 2) faults.add(`${name(one)} and ${name(other)} lie on one another`)
    }
  })
  return [...faults]
}
