import { createInterface } from 'node:readline'
import { setImmediate } from 'node:timers/promises'
import { createEngine, searchPerGame } from '@wyrmtable/ai'
import { manifests } from '@wyrmtable/games'
import { Command } from 'commander'
import cli from '../../package.json' with { type: 'json' }
import type { Context } from '../context.ts'
import { findManifest } from '../games.ts'

/** `engine GAME`: answers the lines of docs/formats/engine.md until the input ends or says quit. */
export function engineCommand(context: Context): Command {
  const { t } = context
  return new Command('engine')
    .summary(t('engine.summary'))
    .description(t('engine.description'))
    .argument('<game>', t('argument.game'))
    .action((id: string) => serveEngine(context, id))
}

async function serveEngine(context: Context, id: string): Promise<void> {
  findManifest(context, id)
  const engine = createEngine({
    name: 'Wyrmtable',
    version: cli.version,
    games: [id, ...manifests.map((manifest) => manifest.id).filter((other) => other !== id)],
    async load(gameId) {
      const manifest = manifests.find((known) => known.id === gameId)
      if (manifest === undefined) return undefined
      const [{ game }, { bot }, createSearch] = await Promise.all([
        manifest.rules(),
        manifest.bot(),
        searchPerGame(gameId),
      ])
      return { game, room: bot, createSearch }
    },
    write: (line) => context.print(line),
    now: () => performance.now(),
    pause: () => setImmediate(),
  })
  const { input } = context.surroundings
  const lines = createInterface({ input })
  await new Promise<void>((resolve) => {
    lines.on('line', (line) => {
      engine.line(line)
      if (engine.isOver) lines.close()
    })
    lines.on('close', resolve)
  })
  await engine.finish()
  // After quit the other side may leave its end open, which would keep this process alive.
  input.destroy()
}
