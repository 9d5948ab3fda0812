import { manifests } from '@wyrmtable/games'
import type { BotRoom, Game, GameText, Json, Manifest, Replay, SeatReplay } from '@wyrmtable/kernel'
import {
  isJsonObject,
  manifestAt,
  readAnyVersion,
  readSeatReplay,
  seatVersions,
  versionsOf,
} from '@wyrmtable/kernel'
import { calledText } from '@wyrmtable/text'
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
  | 'knowsDraw'
  | 'seatIds'
  | 'rules'
  | 'text'
  | 'bot'
  | 'book'
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

/** A replay with its game under the version that holds at its end, and all that those before it need. */
export interface OpenReplay extends OpenGame {
  readonly replay: Replay
  /** The rules that the match began with. */
  readonly begun: Game
  /** Those of each version that it was played under. */
  rulesOf(version: string): Game | undefined
  /** The words of that version; of the last one for a version it was never played under. */
  textOf(version: string): GameText
}

/** Reads a replay and opens its game under its versions. What is wrong with it comes as a failure with its sentence. */
export async function readReplayFile(context: Context, file: string): Promise<OpenReplay> {
  const json = await readJsonFile(context, file, sizeLimits.replay)
  if (!json.ok) throw faultFailure(context, json.fault, file)
  const read = await readAnyVersion<AnyManifest>(manifests, json.value)
  if (!read.ok) {
    throw faultFailure(context, read.fault, file, (await gameNamedIn(context, json.value))?.text)
  }
  const { manifest, game: begun, replay, boxes, rulesOf } = read.value
  const opened = await openManifest(context, boxes.at(-1) ?? manifest)
  const text = calledText(opened.text, replay)
  const textOf = await textsOf(context, boxes, text)
  return { ...opened, text, replay, begun, rulesOf, textOf: (version) => calledText(textOf(version), replay) }
}

/** Reads what one seat had of a match, with the words of the versions it was played under. */
export async function readSeatReplayFile(
  context: Context,
  file: string,
  json: Json,
): Promise<OpenGame & { readonly replay: SeatReplay; textOf(version: string): GameText }> {
  const read = readSeatReplay(json)
  if (!read.ok) throw faultFailure(context, read.fault, file)
  const { game, version } = read.value
  const today = findManifest(context, game)
  const boxes = [...new Set([version, ...seatVersions(read.value)])].map((one) => {
    const box = manifestAt(today, one)
    if (box !== undefined) return box
    const figures = { expected: versionsOf(today).join(', '), got: one }
    throw faultFailure(context, { code: 'wrongVersion', path: '/version', figures }, file)
  })
  const opened = await openManifest(context, boxes.at(-1) ?? today)
  return { ...opened, replay: read.value, textOf: await textsOf(context, boxes, opened.text) }
}

/** The words of each of the versions; `last` for any other. */
async function textsOf(
  { language }: Context,
  boxes: readonly AnyManifest[],
  last: GameText,
): Promise<(version: string) => GameText> {
  const texts = await Promise.all(
    boxes.map(async (box) => [box.version, (await box.text(language)).text] as const),
  )
  const byVersion = new Map(texts)
  return (version) => byVersion.get(version) ?? last
}
