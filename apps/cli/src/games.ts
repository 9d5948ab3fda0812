import { manifests } from '@wyrmtable/games'
import type { BotRoom, Game, GameText, Json, Manifest, Replay } from '@wyrmtable/kernel'
import { isJsonObject, readAnyVersion } from '@wyrmtable/kernel'
import { type Context, faultFailure } from './context.ts'
import { Failure } from './failure.ts'
import { readJsonFile, sizeLimits } from './read-file.ts'

export type AnyManifest = Pick<
  Manifest,
  | 'id'
  | 'version'
  | 'title'
  | 'blurb'
  | 'scenarios'
  | 'seatIds'
  | 'rules'
  | 'text'
  | 'bot'
  | 'clauses'
  | 'entries'
  | 'released'
>

/** A game with the rooms that a terminal needs. */
export interface OpenGame {
  readonly manifest: AnyManifest
  readonly game: Game
  readonly text: GameText
}

/** The game of that id; a failure that names those there are if there is none. */
export function findManifest(context: Context, id: string): AnyManifest {
  const manifest = manifests.find((known) => known.id === id)
  if (manifest !== undefined) return manifest
  const known = manifests.map((each) => each.id).join(', ')
  throw new Failure(context.t('cli.unknownGame', { id, known }), { unknownGame: id })
}

export async function openGame(context: Context, id: string): Promise<OpenGame> {
  return openManifest(context, findManifest(context, id))
}

export async function openManifest(context: Context, manifest: AnyManifest): Promise<OpenGame> {
  const [{ game }, { text }] = await Promise.all([manifest.rules(), manifest.text(context.language)])
  return { manifest, game, text }
}

/** The same game by the rules of today, where this is an earlier version of it. */
export function laterThan({ id, version }: AnyManifest): AnyManifest | undefined {
  const today = manifests.find((known) => known.id === id)
  return today?.version === version ? undefined : today
}

export const openBot = async (manifest: AnyManifest): Promise<BotRoom> => (await manifest.bot()).bot

/** The game that a document names, if it is one of ours. */
export async function gameNamedIn(context: Context, document: Json): Promise<OpenGame | undefined> {
  if (!isJsonObject(document) || typeof document.game !== 'string') return undefined
  const id = document.game
  return manifests.some((known) => known.id === id) ? openGame(context, id) : undefined
}

/** Reads a replay and opens its game under its version. What is wrong with it comes as a failure with its sentence. */
export async function readReplayFile(
  context: Context,
  file: string,
): Promise<OpenGame & { readonly replay: Replay }> {
  const json = await readJsonFile(context, file, sizeLimits.replay)
  if (!json.ok) throw faultFailure(context, json.fault, file)
  const read = await readAnyVersion<AnyManifest>(manifests, json.value)
  if (!read.ok) {
    throw faultFailure(context, read.fault, file, (await gameNamedIn(context, json.value))?.text)
  }
  const { manifest, replay } = read.value
  return { ...(await openManifest(context, manifest)), replay }
}
