import type { Readable, Writable } from 'node:stream'

/** A stream that may lead to a person's terminal. */
interface MayBeTerminal {
  readonly isTTY?: boolean
  /** Width in characters, where it is a terminal. */
  readonly columns?: number
}

/** Where a command line runs: its streams and environment. A process has one; whoever runs several gives each its own. */
export interface Surroundings {
  readonly input: Readable & MayBeTerminal
  readonly output: Writable & MayBeTerminal
  readonly errors: Writable & MayBeTerminal
  readonly environment: NodeJS.ProcessEnv
}

export const processSurroundings: Surroundings = {
  input: process.stdin,
  output: process.stdout,
  errors: process.stderr,
  environment: process.env,
}
