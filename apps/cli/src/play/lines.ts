import { createInterface, type Interface } from 'node:readline'
import type { Surroundings } from '../surroundings.ts'

/** Where a game's input comes from, line by line: a terminal or a pipe. */
export interface Lines {
  /** Asks and gives the next line; undefined when there will be no more. */
  ask(prompt: string): Promise<string | undefined>
  /**
   * While somebody else decides: at a terminal an empty line says that the person will not wait, and so does
   * the end of the input. Other lines are kept, and those of a pipe are all for later.
   */
  onImpatience(listener: (() => void) | undefined): void
  /** Shows the prompt again below what was printed while a line was awaited; nothing in a pipe. */
  promptAgain(prompt: string): void
  /** Whether the person at the terminal has left (Ctrl+C), so that nobody waits for anything any more. */
  readonly isLeft: boolean
  close(): void
}

/** Reads standard input. Lines that come before they are asked for are kept. */
export function createLines({ input, output }: Surroundings): Lines {
  const isTerminal = input.isTTY === true && output.isTTY === true
  const reader: Interface = createInterface({
    input,
    ...(isTerminal ? { output } : {}),
    terminal: isTerminal,
  })
  const kept: string[] = []
  let waiting: ((line: string | undefined) => void) | undefined
  let isOver = false
  let isLeft = false
  let impatient: (() => void) | undefined
  const give = (line: string | undefined): void => {
    const wanted = waiting
    waiting = undefined
    if (wanted !== undefined) wanted(line)
    else if (isTerminal && impatient !== undefined && (line ?? '').trim() === '') impatient()
    else if (line !== undefined) kept.push(line)
  }
  reader.on('line', give)
  reader.on('close', () => {
    isOver = true
    give(undefined)
  })
  // Ctrl+C ends the input, so that the game is saved as by quitting.
  reader.on('SIGINT', () => {
    isLeft = true
    reader.close()
  })
  return {
    ask(prompt) {
      const next = kept.shift()
      if (next !== undefined) {
        output.write(`${prompt}${next}\n`)
        return Promise.resolve(next)
      }
      if (isOver) return Promise.resolve(undefined)
      if (isTerminal) reader.setPrompt(prompt)
      if (isTerminal) reader.prompt()
      else output.write(prompt)
      return new Promise((resolve) => {
        waiting = (line) => {
          if (!isTerminal) output.write(`${line ?? ''}\n`)
          resolve(line)
        }
      })
    },
    onImpatience(listener) {
      impatient = listener
    },
    promptAgain(prompt) {
      if (!isTerminal || waiting === undefined) return
      reader.setPrompt(prompt)
      reader.prompt(true)
    },
    get isLeft() {
      return isLeft
    },
    close: () => reader.close(),
  }
}
