import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { manifests } from '@wyrmtable/games'
import { Command } from 'commander'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { withGame } from '../new-game/list.ts'
import { type GameNames, isGameName, namesOf } from '../new-game/names.ts'
import { rename, skeleton } from '../new-game/rename.ts'
import { reasonOf } from '../read-file.ts'

const games = fileURLToPath(new URL('../../../../games', import.meta.url))

/** `new-game NAME`: a game that can be played at once, made of the skeleton, to be changed into another. */
export function newGameCommand(context: Context): Command {
  const { t } = context
  return new Command('new-game')
    .summary(t('newGame.summary'))
    .description(t('newGame.description'))
    .argument('<name>', t('newGame.name'))
    .action((name: string) => newGame(context, name))
}

async function newGame(context: Context, name: string): Promise<void> {
  const { t } = context
  if (!isGameName(name)) throw new Failure(t('newGame.badName', { name }), { badName: name })
  const from = join(games, skeleton.id)
  const index = join(games, 'index.ts')
  if (!existsSync(from) || !existsSync(index)) throw new Failure(t('newGame.noSources'), { missing: from })
  const to = join(games, name)
  if (existsSync(to) || manifests.some(({ id }) => id === name)) {
    throw new Failure(t('newGame.exists', { name }), { exists: name })
  }
  const names = namesOf(name, await prefixesInUse())
  const list = withGame(await readFile(index, 'utf8'), names)
  if (list === undefined) throw new Failure(t('newGame.noList'), { unreadable: index })
  await writeAll(context, to, await renamedFiles(from, names), { [index]: list })
  context.print(t('newGame.made', { name }))
  const next = nextSteps(name)
  const width = Math.max(...next.map(([, command]) => command.length))
  for (const [step, command] of next) {
    context.print(`  ${command.padEnd(width)}  ${t(`newGame.next.${step}`)}`)
  }
}

/** What a person types, and what is to be read, after the game is there. */
const nextSteps = (name: string) =>
  [
    ['play', `npx wyrmtable play ${name}`],
    ['simulate', `npx wyrmtable simulate ${name}`],
    ['start', 'npm start'],
    ['golden', `npm run golden -- ${name}`],
    ['test', 'npm test'],
    ['read', 'docs/add-a-game.md'],
  ] as const

async function prefixesInUse(): Promise<ReadonlySet<string>> {
  const rooms = await Promise.all(manifests.map(async (manifest) => await (await manifest.book()).clauses()))
  const ids = rooms.flatMap(({ default: clauses }) => clauses.map(({ id }) => id.split('-')[0] ?? ''))
  return new Set([...ids, skeleton.prefix])
}

/** Every file of the skeleton under its new path; its own README and its recorded matches stay where they are. */
async function renamedFiles(folder: string, names: GameNames): Promise<Readonly<Record<string, string>>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const copied = paths
    .map((path) => path.slice(folder.length + 1))
    .filter((path) => path !== 'README.md' && !path.startsWith('golden'))
  const files = copied.map(async (path) => {
    const text = await readFile(join(folder, path), 'utf8')
    return [rename(path, names), rename(text, names)] as const
  })
  return Object.fromEntries(await Promise.all(files))
}

/** The list comes last: a game that could not be written whole is not listed. */
async function writeAll(
  context: Context,
  folder: string,
  files: Readonly<Record<string, string>>,
  list: Readonly<Record<string, string>>,
): Promise<void> {
  const inFolder = Object.entries(files).map(([path, text]) => [join(folder, path), text] as const)
  for (const [path, text] of [...inFolder, ...Object.entries(list)]) {
    try {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, text)
    } catch (error) {
      const reason = reasonOf(context, error)
      throw new Failure(context.t('file.notWritten', { file: path, reason }), { file: path })
    }
  }
}
