import type { Game, Json } from '@wyrmtable/kernel'
import { isJsonObject } from '@wyrmtable/kernel'
import { InvalidArgumentError } from 'commander'
import { type Context, faultFailure } from './context.ts'
import { Failure } from './failure.ts'
import type { AnyManifest } from './games.ts'
import { readJsonFile, sizeLimits } from './read-file.ts'

/** Reads a whole number from a least to a most value, for commander. */
export const wholeNumber =
  ({ t }: Context, least: number, most: number) =>
  (text: string): number => {
    const value = Number(text)
    if (/^\d+$/.test(text) && value >= least && value <= most) return value
    throw new InvalidArgumentError(t('cli.wholeNumber', { least, most }))
  }

/** Reads a number that may have a fraction. */
export const factor =
  ({ t }: Context, least: number, most: number) =>
  (text: string): number => {
    const value = Number(text)
    if (/^\d*\.?\d+$/.test(text) && value >= least && value <= most) return value
    throw new InvalidArgumentError(t('cli.number', { least, most }))
  }

export interface TableOptions {
  readonly scenario?: string
  /** File with options of the game; they stand over those of the scenario. */
  readonly options?: string
}

/** The options of a match: the scenario's with those of the file over them. */
export async function matchOptions(
  context: Context,
  manifest: AnyManifest,
  game: Game,
  { scenario, options }: TableOptions,
): Promise<Json> {
  const found =
    scenario === undefined ? manifest.scenarios[0] : manifest.scenarios.find(({ id }) => id === scenario)
  if (found === undefined && scenario !== undefined) {
    const known = manifest.scenarios.map(({ id }) => id).join(', ')
    throw new Failure(context.t('cli.unknownScenario', { id: scenario, known }), {
      unknownScenario: scenario,
    })
  }
  const base = found?.options ?? {}
  if (options === undefined) return base
  const json = await readJsonFile(context, options, sizeLimits.document)
  if (!json.ok) throw faultFailure(context, json.fault, options)
  const merged = isJsonObject(json.value) && isJsonObject(base) ? { ...base, ...json.value } : json.value
  const parsed = game.options.parse(merged)
  if (!parsed.ok) throw faultFailure(context, parsed.fault, options)
  return merged
}
