import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** A file that shrinks. */
export const script = `export const words = '${'a word and '.repeat(200)}'`

/** A built web app in small, with a secret beside it that no request may reach. */
export function makeWebRoot(): { readonly webRoot: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'web-root-'))
  const webRoot = join(folder, 'dist')
  mkdirSync(join(webRoot, 'assets'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'a secret')
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Wyrmtable</title>')
  writeFileSync(join(webRoot, '.sources'), 'a stamp')
  writeFileSync(join(webRoot, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  writeFileSync(join(webRoot, 'assets/index-4f2a.js'), script)
  for (const file of ['index.html', 'assets/index-4f2a.js']) {
    writeFileSync(join(webRoot, `${file}.gz`), gzipSync(readFileSync(join(webRoot, file))))
  }
  return { webRoot, remove: () => rmSync(folder, { recursive: true }) }
}
