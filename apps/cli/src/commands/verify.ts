import { verifyReplay } from '@wyrmtable/kernel'
import { outcomeSentence } from '@wyrmtable/text'
import { Command } from 'commander'
import { type Context, faultFailure } from '../context.ts'
import { readReplayFile } from '../games.ts'
import { createProgress } from '../output/progress.ts'

/** `verify REPLAY`: whether the match was played by the rules with the dice that were promised. */
export function verifyCommand(context: Context): Command {
  const { t } = context
  return new Command('verify')
    .summary(t('verify.summary'))
    .description(t('verify.description'))
    .argument('<replay>', t('argument.replay'))
    .option('--json', t('option.json'))
    .action((file: string, options: { readonly json?: true }) => verify(context, file, options.json === true))
}

async function verify(context: Context, file: string, asJson: boolean): Promise<void> {
  const { t } = context
  const { begun, game, text, manifest, replay, rulesOf } = await readReplayFile(context, file)
  const progress = createProgress(t('verify.progress'), context)
  const verified = verifyReplay(begun, replay, progress.update, rulesOf)
  progress.end()
  if (!verified.ok) throw faultFailure(context, verified.fault, file, text)
  const { entries, dice, hash, finalHash, outcome } = verified.value
  if (asJson) {
    context.print(
      JSON.stringify({ ok: true, file, game: game.id, entries, dice, hash, finalHash, outcome }, null, 2),
    )
    return
  }
  context.print(
    [
      t('verify.good', { file, game: manifest.title[context.language], entries }),
      t(`verify.dice.${dice}`),
      outcome === undefined
        ? t('verify.unfinished')
        : outcomeSentence(outcome, context.language, text, game.seatIds),
    ].join('\n'),
  )
}
