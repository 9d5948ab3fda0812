import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './prepare.mjs'
import { repositoryFiles } from './repository-files.ts'

const files = repositoryFiles

function readIfThere(file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return '' // Deleted, but not yet in the index.
  }
}

test('the lock file names no host to download from', () => {
  const lock: { packages: Record<string, { resolved?: string }> } = JSON.parse(
    readIfThere('package-lock.json'),
  )
  const hosts = Object.entries(lock.packages).filter(([, { resolved }]) => /^[a-z+]+:/.test(resolved ?? ''))
  expect(hosts).toEqual([])
})

test('every dependency is pinned to one version', () => {
  const manifests = (files ?? ['package.json']).filter((file) => /(^|\/)package\.json$/.test(file))
  const loose = manifests.flatMap((file) => {
    const text = readIfThere(file)
    const { dependencies, devDependencies, optionalDependencies } = text === '' ? {} : JSON.parse(text)
    const wanted: Record<string, string> = { ...dependencies, ...devDependencies, ...optionalDependencies }
    const isExact = (version: string) => /^(npm:[^@]+@)?\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)
    return Object.entries(wanted)
      .filter(([, version]) => !isExact(version))
      .map(([name, version]) => `${file}: ${name} ${version}`)
  })
  expect(loose).toEqual([])
})

test.skipIf(files === undefined)('no file names a path of somebody’s machine', () => {
  // Put together here, so that this file does not find itself.
  const folders = ['work', 'home', 'Users', 'root'].join('|')
  const machinePath = new RegExp(`(?<![\\w.*~)\\]}-])/(${folders})/[\\w.]`)
  const found = (files ?? []).filter((file) => {
    const text = readIfThere(file)
    return !text.includes('\0') && machinePath.test(text)
  })
  expect(found).toEqual([])
})
