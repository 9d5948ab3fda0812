import { languages } from '@wyrmtable/kernel'
import { isLanguage } from '@wyrmtable/text'
import { Command, CommanderError, type Help } from 'commander'
import { arenaCommand } from './commands/arena.ts'
import { backupCommand } from './commands/backup.ts'
import { benchCommand } from './commands/bench.ts'
import { caseCommand } from './commands/case.ts'
import { clausesCommand } from './commands/clauses.ts'
import { conformCommand } from './commands/conform.ts'
import { engineCommand } from './commands/engine.ts'
import { environmentCommand } from './commands/environment.ts'
import { matchesCommand } from './commands/matches.ts'
import { newGameCommand } from './commands/new-game.ts'
import { peopleCommand } from './commands/people.ts'
import { playCommand } from './commands/play.ts'
import { replayCommand } from './commands/replay.ts'
import { serveCommand } from './commands/serve.ts'
import { simulateCommand } from './commands/simulate.ts'
import { verifyCommand } from './commands/verify.ts'
import { workCommand } from './commands/work.ts'
import { workersCommand } from './commands/workers.ts'
import { type Context, createContext, languageOf } from './context.ts'
import { Failure } from './failure.ts'
import { processSurroundings, type Surroundings } from './surroundings.ts'

const commands = [
  serveCommand,
  workCommand,
  backupCommand,
  peopleCommand,
  matchesCommand,
  workersCommand,
  playCommand,
  simulateCommand,
  arenaCommand,
  engineCommand,
  environmentCommand,
  conformCommand,
  replayCommand,
  verifyCommand,
  caseCommand,
  clausesCommand,
  newGameCommand,
  benchCommand,
]

/** Runs one command line and gives the exit status: 0 only if all is well. */
export async function run(
  args: readonly string[],
  surroundings: Surroundings = processSurroundings,
): Promise<number> {
  const context = createContext(languageOf(args, surroundings.environment), surroundings)
  const program = createProgram(context)
  try {
    await program.parseAsync(args, { from: 'user' })
    return 0
  } catch (error) {
    if (error instanceof CommanderError && error.code === 'commander.help') {
      // No command at all, or none of a group of them.
      const group = program.commands.find((command) => args.includes(command.name()))
      context.remark((group ?? program).helpInformation())
      return 1
    }
    return statusOf(context, args, error)
  }
}

function createProgram(context: Context): Command {
  const { t } = context
  const program = new Command('wyrmtable').description(t('cli.description'))
  for (const make of commands) program.addCommand(make(context))
  program.helpCommand(`help [${t('cli.command')}]`, t('cli.helpCommand'))
  localize(program, context)
  return program
}

/** What a command and all within it share: the language option, help in that language, errors as exceptions. */
function localize(command: Command, context: Context): void {
  const { t, surroundings } = context
  const { output } = surroundings
  for (const part of command.commands) localize(part, context)
  command
    .option('--lang <language>', t('option.lang', { languages: languages.join(', ') }), (text: string) => {
      if (!isLanguage(text))
        throw new Failure(t('cli.unknownLanguage', { got: text, known: languages.join(', ') }))
      return text
    })
    .helpOption('-h, --help', t('option.help'))
    .exitOverride()
    .configureOutput({
      writeOut: (text) => output.write(text),
      writeErr: () => {},
      getOutHelpWidth: () => output.columns ?? 80,
    })
    .configureHelp({
      styleTitle: (title: string) => titleIn(t, title),
      showGlobalOptions: false,
    } satisfies Partial<Help>)
}

function titleIn(t: Context['t'], title: string): string {
  switch (title) {
    case 'Usage:':
      return t('help.usage')
    case 'Arguments:':
      return t('help.arguments')
    case 'Options:':
      return t('help.options')
    case 'Commands:':
      return t('help.commands')
    default:
      return title
  }
}

/** Tells what went wrong, in a sentence or as JSON, and never where in the code. */
function statusOf(context: Context, args: readonly string[], error: unknown): number {
  if (error instanceof CommanderError) return commandLineStatus(context, error)
  if (!(error instanceof Failure)) throw error
  if (args.includes('--json') && !args.includes('--help')) {
    context.remark(JSON.stringify({ ok: false, message: error.message, ...error.details }))
  } else context.remark(error.message)
  return 1
}

function commandLineStatus(context: Context, error: CommanderError): number {
  if (error.exitCode === 0) return 0
  const { t } = context
  const subject = /'([^']*)'/.exec(error.message)?.[1] ?? ''
  switch (error.code) {
    case 'commander.unknownCommand':
      context.remark(t('cli.unknownCommand', { name: subject }))
      break
    case 'commander.unknownOption':
      context.remark(t('cli.unknownOption', { name: subject }))
      break
    case 'commander.missingArgument':
    case 'commander.missingMandatoryOptionValue':
      context.remark(t('cli.missingArgument', { name: subject }))
      break
    case 'commander.optionMissingArgument':
      context.remark(t('cli.missingValue', { name: subject }))
      break
    case 'commander.excessArguments':
      context.remark(t('cli.excessArguments'))
      break
    case 'commander.conflictingOption': {
      const [name = '', other = ''] = [...error.message.matchAll(/'([^']*)'/g)].map((found) => found[1] ?? '')
      context.remark(t('cli.conflict', { name, other }))
      break
    }
    case 'commander.invalidArgument':
      context.remark(t('cli.invalidValue', { name: subject, why: reasonIn(t, error.message) }))
      break
    default:
      context.remark(error.message)
  }
  context.remark(t('cli.seeHelp'))
  return 1
}

/** What commander's sentence says after the option and value that are wrong; its list of choices in our words. */
function reasonIn(t: Context['t'], message: string): string {
  const reason = message.slice(message.lastIndexOf('is invalid.') + 11).trim()
  const known = /^Allowed choices are (.*)\.$/.exec(reason)?.[1]
  return known === undefined ? reason : t('cli.choices', { known })
}
