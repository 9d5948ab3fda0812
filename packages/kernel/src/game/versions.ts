import type { Json } from '../json/json.ts'
import { isJsonObject } from '../json/json-of.ts'
import { underTodaysContract } from './first-contract.ts'
import type { Manifest } from './rooms.ts'

/** What a manifest says of its versions. */
export type Versions = Pick<Manifest, 'id' | 'version' | 'rules' | 'bot' | 'text' | 'released'>

/**
 * The manifest of a game with the rules, computer and texts of a released version; everything else is today's. The
 * manifest itself for today's version; undefined for one that was never released.
 */
export function manifestAt<M extends Versions>(manifest: M, version: string): M | undefined {
  if (version === manifest.version) return manifest
  const { released = {} } = manifest
  const door = Object.hasOwn(released, version) ? released[version] : undefined
  if (door === undefined) return undefined
  const open = async () => underTodaysContract(await door())
  const doors: Pick<Versions, 'version' | 'rules' | 'bot' | 'text'> = {
    version,
    rules: async () => ({ game: (await open()).game }),
    bot: async () => ({ bot: (await open()).bot }),
    text: async (language) => ({ text: (await open()).texts[language] }),
  }
  return { ...manifest, ...doors }
}

/** Every version whose matches can be opened, today's last. */
export function versionsOf({
  version,
  released = {},
}: Pick<Versions, 'version' | 'released'>): readonly string[] {
  return [...Object.keys(released).filter((one) => one !== version), version]
}

/**
 * The versions that a record says it was begun under and goes on under, in their order; it is yet to be read, and
 * nothing in it is believed.
 */
export function versionsIn(record: Json): readonly [string, ...string[]] {
  const entries = isJsonObject(record) ? record.entries : undefined
  const told = (Array.isArray(entries) ? entries : []).flatMap((entry) => {
    const fact = isJsonObject(entry) ? (entry.fact ?? null) : null
    return wordAt(fact, 'type') === 'rules' ? [wordAt(fact, 'version')] : []
  })
  return [wordAt(record, 'version'), ...new Set(told)]
}

function wordAt(json: Json, key: string): string {
  const value = isJsonObject(json) ? json[key] : undefined
  return typeof value === 'string' ? value : ''
}

/** One name for the rules of one version, by which workers and threads are asked for them: 'dragon-rage@1.3.0'. */
export const rulesName = ({ id, version }: Pick<Versions, 'id' | 'version'>): string => `${id}@${version}`

/** The manifest for a name that `rulesName` gave; a game’s id alone means its present rules. */
export function manifestNamed<M extends Versions>(manifests: readonly M[], name: string): M | undefined {
  const [id, version] = name.split('@')
  const manifest = manifests.find((one) => one.id === id)
  return manifest === undefined || version === undefined ? manifest : manifestAt(manifest, version)
}
