/**
 * The licences of everything that is shipped with an installation, as one text.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Name, version and licence of each package, and the licence's own words where the package has them.
 *
 * @param {readonly string[]} folders of packages
 */
export function licencesOf(folders) {
  /** @type {Map<string, string>} */
  const told = new Map()
  for (const folder of folders) {
    const file = join(folder, 'package.json')
    if (!existsSync(file)) continue
    const { name, version, license, licenses } = JSON.parse(readFileSync(file, 'utf8'))
    if (name === undefined) continue
    const kind =
      license?.type ?? license ?? licenses?.map((/** @type {{ type: string }} */ one) => one.type).join(', ')
    const words = readdirSync(folder)
      .filter((one) => /^(licen[cs]e|copying|notice)(\.|-|$)/i.test(one))
      .map((one) => readFileSync(join(folder, one), 'utf8').trim())
    told.set(`${name} ${version}`, [`${name} ${version}: ${kind ?? 'unknown'}`, ...words].join('\n\n'))
  }
  const sorted = [...told].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text)
  return `${sorted.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`
}
