import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../prepare.mjs'
import { quotingPages, readQuoted } from './pages.ts'
import { quotedPaths, withQuotes } from './quote.ts'

const page = (code: string) => `# Page\n\n\`a/b.ts\`\n\n\`\`\`ts\n${code}\`\`\`\n\n\`\`\`\nnpm test\n\`\`\`\n`

test('a block below the path of a file shows the file, and nothing else changes', () => {
  const files: Record<string, string> = { 'a/b.ts': "export const $b = '$&'\n" }
  const quoted = withQuotes(page('old\n'), (path) => files[path])
  expect(quoted).toBe(page("export const $b = '$&'\n"))
  expect(withQuotes(quoted, (path) => files[path])).toBe(quoted)
  expect(withQuotes(page('old\n'), () => undefined)).toBe(page('old\n'))
})

test.each(quotingPages)('%s shows its files as they are; `npm run quotes` makes it so', (name) => {
  const text = readFileSync(join(root, name), 'utf8')
  const paths = quotedPaths(text)
  expect(paths.length).toBeGreaterThan(0)
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
  expect(withQuotes(text, readQuoted)).toBe(text)
})
