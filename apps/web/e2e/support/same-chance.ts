import type { BrowserContext } from '@playwright/test'

/**
 * Makes every page of a context draw the same chance in every run: a test whose dice fall otherwise each time is green
 * or red by luck. What is drawn goes on through reloads, so that no word used once is used again.
 */
export async function withSameChance(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const drawn = 'test.drawn'
    const next = (): number => {
      const count = Number(sessionStorage.getItem(drawn) ?? 0) + 1
      sessionStorage.setItem(drawn, String(count))
      // Weyl's sequence, mixed as in splitmix32: neighbours have nothing in common.
      let mixed = Math.imul(count, 0x9e3779b9)
      mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
      mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
      return (mixed ^ (mixed >>> 15)) >>> 0
    }
    crypto.getRandomValues = <T extends ArrayBufferView>(into: T): T => {
      const bytes = new Uint8Array(into.buffer, into.byteOffset, into.byteLength)
      for (let i = 0; i < bytes.length; i++) bytes[i] = next()
      return into
    }
    const hex = () => next().toString(16).padStart(8, '0')
    Object.defineProperty(crypto, 'randomUUID', {
      value: () =>
        `${hex()}-${hex().slice(4)}-4${hex().slice(5)}-8${hex().slice(5)}-${hex()}${hex().slice(4)}`,
    })
  })
}
