import { inflateSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** What a printed page is looked at for. */
export interface Print {
  readonly pages: number
  /** Its headings, as the outline of the document has them. */
  readonly headings: readonly string[]
  /** How many runs of text are set on its pages. */
  readonly runs: number
}

/** Prints the page as its style sheet for paper wants it, into a file that is kept for whoever looks at it. */
export async function printed(page: Page, path: string): Promise<Print> {
  const pdf = await page.pdf({ path, preferCSSPageSize: true, tagged: true, outline: true })
  const text = pdf.toString('latin1')
  return {
    pages: text.match(/\/Type\s*\/Page\b/g)?.length ?? 0,
    headings: [...text.matchAll(/\/Title (?:<([0-9A-F]+)>|\(((?:\\.|[^()\\])*)\))/g)].map(
      ([, hex, literal]) => (hex === undefined ? (literal ?? '').replace(/\\(.)/g, '$1') : utf16(hex)),
    ),
    runs: streamsIn(pdf).reduce((sum, stream) => sum + (stream.match(/\bT[jJ]\b/g)?.length ?? 0), 0),
  }
}

/** 'FEFF…' */
const utf16 = (hex: string): string =>
  Buffer.from(hex, 'hex')
    .swap16()
    .toString('utf16le')
    .replace(/^\uFEFF/, '')

function streamsIn(pdf: Buffer): readonly string[] {
  const found: string[] = []
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    // 'endstream' ends like the word that begins one.
    if (pdf.subarray(at - 3, at).toString('latin1') === 'end') continue
    const end = pdf.indexOf('endstream', at)
    try {
      found.push(inflateSync(pdf.subarray(at + 7, end), { finishFlush: 2 }).toString('latin1'))
    } catch {
      // A picture or a font in another coding has no text.
    }
  }
  return found
}
