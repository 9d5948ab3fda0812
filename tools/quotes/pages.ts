import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../prepare.mjs'

/** Pages that show files of the house whole. */
export const quotingPages = ['docs/add-a-game.md'] as const

/** A file by its path from the root of the checkout, if there is one. */
export function readQuoted(path: string): string | undefined {
  const file = join(root, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
