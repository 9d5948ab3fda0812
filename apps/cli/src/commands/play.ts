import { existsSync } from 'node:fs'
import type { Game } from '@wyrmtable/kernel'
import { outcomeSentence } from '@wyrmtable/text'
import { Command, Option } from 'commander'
import type { Context } from '../context.ts'
import { Failure } from '../failure.ts'
import { openGame } from '../games.ts'
import type { OnlineOptions } from '../online/play-online.ts'
import { EngineFailed } from '../opponents/engine-process.ts'
import { matchOptions, type TableOptions } from '../options.ts'
import { wantsColour } from '../output/terminal.ts'
import { createLines } from '../play/lines.ts'
import { Session } from '../play/session.ts'
import { closeTable, newTable, resumedTable, type SeatKind, saveTable, type Table } from '../play/table.ts'
import { type PlayerKind, playerKinds } from '../players.ts'

interface PlayOptions extends TableOptions {
  readonly seat?: string
  readonly players?: string
  readonly opponent: PlayerKind | 'person'
  readonly engine?: string
  readonly server?: string
  readonly name?: string
  readonly resume?: string
  readonly save?: string
  readonly seed?: string
  readonly colour: boolean
}

/** `play GAME`: a whole game at the terminal, against a computer or between people who share it. */
export function playCommand(context: Context): Command {
  const { t } = context
  return new Command('play')
    .summary(t('play.summary'))
    .description(t('play.description'))
    .argument('[game]', t('argument.game'))
    .option('--seat <seat>', t('play.seat'))
    .option('--players <number>', t('play.players'))
    .addOption(
      new Option('--opponent <kind>', t('play.opponent'))
        .choices([...playerKinds, 'person'])
        .default('captain'),
    )
    .option('--engine <command>', t('play.engine'))
    .option('--server <address>', t('play.server'))
    .option('--name <name>', t('play.name'))
    .option('--resume <file>', t('play.resume'))
    .option('--save <file>', t('play.save'))
    .option('--seed <seed>', t('play.seed'))
    .option('--scenario <id>', t('option.scenario'))
    .option('--options <file>', t('option.options'))
    .option('--no-colour', t('option.noColour'))
    .addHelpText('after', `\n${t('play.help')}`)
    .action((id: string | undefined, options: PlayOptions, command: Command) => {
      if (options.server === undefined) return play(context, id, options)
      // On a server somebody else is meant to sit down, unless a computer was asked for.
      const isAsked = command.getOptionValueSource('opponent') === 'cli'
      const { opponent, ...rest } = options
      const wish = { ...rest, server: options.server, ...(isAsked ? { opponent } : {}) }
      return online(context, id, wish)
    })
}

async function online(
  context: Context,
  id: string | undefined,
  options: Omit<OnlineOptions, 'seats'> & { readonly players?: string },
): Promise<void> {
  // Who plays at this terminal alone needs no line to a server.
  const { playOnline } = await import('../online/play-online.ts')
  await playOnline(context, id, { ...options, seats: Number(options.players ?? 2) })
}

async function play(context: Context, id: string | undefined, options: PlayOptions): Promise<void> {
  const { t, print } = context
  const table = await openTable(context, id, options)
  announce(context, table)
  const lines = createLines(context.surroundings)
  const session = new Session(context, table, lines, options.colour && wantsColour(context.surroundings))
  try {
    await session.play()
  } catch (error) {
    if (!(error instanceof EngineFailed)) throw error
    const command = options.engine ?? ''
    throw new Failure(t(`play.engine.${error.code}`, { command, what: error.message }), { engine: command })
  } finally {
    lines.close()
    await Promise.all([closeTable(session.table), saveTable(context, session.table)])
  }
  const { match, text, file } = session.table
  const outcome = match.outcome()
  if (outcome === undefined) {
    print(t('play.left', { file }))
    return
  }
  if (text.board !== undefined) {
    const colour = options.colour && wantsColour(context.surroundings)
    print(text.board(match.game.view(match.state, 'spectator'), { colour, columns: 120 }))
  }
  print(outcomeSentence(outcome, context.language, text, match.game.seatIds))
  const { dice } = match.header
  if (dice.kind === 'verifiable' && dice.secret !== undefined)
    print(t('play.secret', { secret: dice.secret }))
  print(t('play.over', { file }))
}

async function openTable(context: Context, id: string | undefined, options: PlayOptions): Promise<Table> {
  const { t } = context
  if (options.resume !== undefined) return resumedTable(context, options.resume, options.save, options.engine)
  if (id === undefined) throw new Failure(t('play.whichGame'))
  if (options.save !== undefined && existsSync(options.save)) {
    throw new Failure(t('play.fileExists', { file: options.save }), { file: options.save })
  }
  const opened = await openGame(context, id)
  const { game, manifest } = opened
  return newTable(context, {
    opened,
    options: await matchOptions(context, manifest, game, options),
    seats: seatsOf(context, game.seatIds.slice(0, playersOf(context, game, options)), options),
    ...(options.engine === undefined ? {} : { engine: options.engine }),
    ...(options.seed === undefined ? {} : { seed: options.seed }),
    ...(options.save === undefined ? {} : { file: options.save }),
  })
}

/** How many seats are taken: as many as there are, unless told otherwise. */
function playersOf({ t }: Context, { seatIds, minSeats }: Game, { players }: PlayOptions): number {
  if (players === undefined) return seatIds.length
  const number = Number(players)
  if (Number.isInteger(number) && number >= minSeats && number <= seatIds.length) return number
  throw new Failure(t('cli.wholeNumber', { least: minSeats, most: seatIds.length }), { players })
}

function seatsOf(
  { t }: Context,
  seatIds: readonly string[],
  { seat, opponent, engine }: PlayOptions,
): readonly SeatKind[] {
  const own = seat ?? seatIds[0]
  if (own === undefined || !seatIds.includes(own)) {
    throw new Failure(t('play.unknownSeat', { seat: own ?? '', known: seatIds.join(', ') }), { seat: own })
  }
  return seatIds.map((id) => (id === own ? 'person' : engine === undefined ? opponent : 'engine'))
}

/** Who plays, and the promise about the dice, before the first action. */
function announce({ t, print, language }: Context, { match, manifest, text, later }: Table): void {
  const { header } = match
  const seats = header.seats.map(({ id, name }) => `${text.seat(id)}: ${name}`)
  print(`${manifest.title[language]} · ${seats.join(' · ')}`)
  const { dice } = header
  if (dice.kind === 'verifiable') print(t('play.commitment', { commitment: dice.commitment }))
  if (dice.kind === 'seeded') print(t('play.seeded', { seed: dice.seed }))
  if (match.seq > 0) print(t('play.resumed', { entries: match.seq }))
  if (later !== undefined && match.outcome() === undefined)
    print(t('play.earlierRules', { version: manifest.version, today: later.version }))
  print(t('play.hint'))
}
