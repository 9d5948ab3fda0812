import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const passedOn = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])

/**
 * Runs a program in this one's place: its input and output, the signals sent to us, and its exit status
 * become ours.
 *
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 */
export function become(program, args, options = {}) {
  const child = spawn(program, args, { ...options, stdio: 'inherit' })
  for (const signal of passedOn) process.on(signal, () => child.kill(signal))
  endWithNpm(child)
  child.on('error', (error) => {
    process.stderr.write(`${program} could not be started: ${error.message}\n`)
    process.exit(1)
  })
  child.on('exit', (status, signal) => {
    process.exit(signal ? 128 + constants.signals[signal] : status || 0)
  })
}

/**
 * npm runs a script in a shell that dies of SIGTERM without passing it on, and would leave a server behind
 * that nobody sees: under npm, losing the parent means to end.
 */
function endWithNpm(/** @type {import('node:child_process').ChildProcess} */ child) {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    child.kill('SIGTERM')
  }, 500)
  watch.unref()
}
