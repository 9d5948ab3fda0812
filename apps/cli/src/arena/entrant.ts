import { fileURLToPath } from 'node:url'
import { type LevelName, levelNames } from '@wyrmtable/ai'
import { EngineOpponent } from '../opponents/engine-opponent.ts'

/** The program of this command line. */
const own = fileURLToPath(new URL('../main.ts', import.meta.url))

/** Somebody who plays in an arena: one of our levels, or the command line of another program. */
export interface Entrant {
  /** As it was asked for, and as it is told. */
  readonly name: string
  readonly command: string
  readonly level?: LevelName
}

/** A level plays as a program of its own as well, so that all are asked and timed alike. */
export function entrantNamed(name: string, game: string): Entrant {
  const level = levelNames.find((known) => known === name)
  if (level === undefined) return { name, command: name }
  return { name, command: `"${process.execPath}" "${own}" engine ${game}`, level }
}

/** Programs of entrants that wait for their next match. */
export class Bench {
  readonly #ms: number
  readonly #idle = new Map<string, EngineOpponent[]>()

  constructor(ms: number) {
    this.#ms = ms
  }

  async take({ name, command, level }: Entrant): Promise<EngineOpponent> {
    const idle = this.#idle.get(name)?.pop()
    const wish = { ms: this.#ms, ...(level === undefined ? {} : { level }) }
    return idle ?? EngineOpponent.start(command, wish)
  }

  giveBack({ name }: Entrant, engine: EngineOpponent): void {
    this.#idle.set(name, [...(this.#idle.get(name) ?? []), engine])
  }

  async end(): Promise<void> {
    await Promise.all([...this.#idle.values()].flat().map((engine) => engine.end()))
    this.#idle.clear()
  }
}
