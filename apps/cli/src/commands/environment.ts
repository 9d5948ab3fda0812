import { createInterface } from 'node:readline'
import { Command } from 'commander'
import type { Context } from '../context.ts'
import { Environment } from '../environment/environment.ts'
import { openGame } from '../games.ts'

/** `environment GAME`: answers the requests of docs/formats/environment.md, a line each, until the input ends. */
export function environmentCommand(context: Context): Command {
  const { t, print, surroundings } = context
  return new Command('environment')
    .summary(t('environment.summary'))
    .description(t('environment.description'))
    .argument('<game>', t('argument.game'))
    .action(async (id: string) => {
      const { game, manifest } = await openGame(context, id)
      const environment = new Environment(game, (await manifest.bot()).bot)
      for await (const line of createInterface({ input: surroundings.input })) {
        if (line.trim() !== '') print(JSON.stringify(environment.answer(line)))
      }
    })
}
