import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** Why an engine can play no more. */
export class EngineFailed extends Error {
  readonly code: 'notStarted' | 'ended' | 'silent' | 'badAnswer'

  constructor(code: EngineFailed['code'], message: string) {
    super(message)
    this.code = code
  }
}

/** A program that speaks the engine protocol, as its lines. */
export class EngineProcess {
  readonly #child: ChildProcessWithoutNullStreams
  #listen: ((line: string) => void) | undefined
  #fail: ((failed: EngineFailed) => void) | undefined
  #failed: EngineFailed | undefined

  /** The words of a command line, as a shell would split them; no shell runs. */
  constructor(command: string) {
    const [program = '', ...args] = wordsOf(command)
    this.#child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] })
    // Its remarks are not ours to show; unread they would stop it once the pipe is full.
    this.#child.stderr.resume()
    this.#child.stdin.on('error', () => {})
    this.#child.on('error', (error) => this.#broken(new EngineFailed('notStarted', error.message)))
    this.#child.on('exit', (status, signal) =>
      this.#broken(new EngineFailed('ended', `${signal ?? status ?? ''}`)),
    )
    createInterface({ input: this.#child.stdout }).on('line', (line) => this.#listen?.(line))
  }

  send(line: string): void {
    if (this.#failed === undefined) this.#child.stdin.write(`${line}\n`)
  }

  /** Takes lines until one gives something; fails if the engine ends, or says nothing of use in time. */
  until<T>(read: (line: string) => T | undefined, timeoutMs?: number): Promise<T> {
    return new Promise((resolve, reject) => {
      const timer =
        timeoutMs === undefined
          ? undefined
          : setTimeout(() => fail(new EngineFailed('silent', `${timeoutMs / 1000}`)), timeoutMs)
      const done = (): void => {
        clearTimeout(timer)
        this.#listen = undefined
        this.#fail = undefined
      }
      const fail = (error: unknown): void => {
        done()
        reject(error)
      }
      this.#fail = fail
      this.#listen = (line) => {
        try {
          const found = read(line)
          if (found === undefined) return
          done()
          resolve(found)
        } catch (error) {
          fail(error)
        }
      }
      if (this.#failed !== undefined) fail(this.#failed)
    })
  }

  /** Asks it to end, and ends it where it does not. */
  async end(): Promise<void> {
    if (this.#failed !== undefined) return
    const ended = new Promise((resolve) => this.#child.once('exit', resolve))
    this.send('quit')
    this.#child.stdin.end()
    const timer = setTimeout(() => this.#child.kill('SIGKILL'), 2000)
    await ended
    clearTimeout(timer)
  }

  /** Asks it to end; whether it did within the time. It has ended afterwards in any case. */
  async quits(ms: number): Promise<boolean> {
    if (this.#failed !== undefined) return false
    const ended = new Promise((resolve) => this.#child.once('exit', resolve))
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      this.#child.kill('SIGKILL')
    }, ms)
    this.send('quit')
    await ended
    clearTimeout(timer)
    return !isLate
  }

  #broken(failed: EngineFailed): void {
    this.#failed ??= failed
    this.#fail?.(this.#failed)
  }
}

/** Splits at blanks that are not in quotes. */
export function wordsOf(command: string): readonly string[] {
  const words = command.match(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g) ?? []
  return words.map((word) => word.replaceAll(/"([^"]*)"|'([^']*)'/g, '$1$2'))
}
