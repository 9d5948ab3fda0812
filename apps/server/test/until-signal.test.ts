import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const source = join(import.meta.dirname, '../src/until-signal.ts')

/** A program that closes so when it is told to end; what it wrote, and its exit status. */
async function ended(closes: string): Promise<{ status: number | null; said: string }> {
  const program = `
    import { untilSignal } from ${JSON.stringify(source)}
    untilSignal(${closes}, ({ message }) => console.log(message), 500)
    setInterval(() => {}, 1000)
    console.log('up')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  await new Promise<void>((resolve) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      resolve()
    })
  })
  child.kill('SIGTERM')
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
  return { status, said }
}

test('a signal closes and ends the process, with an error where closing failed', async () => {
  expect(await ended('async () => {}')).toEqual({ status: 0, said: 'up\n' })
  expect(await ended("async () => { throw new Error('torn') }")).toEqual({ status: 1, said: 'up\ntorn\n' })
})

test('what cannot be closed, as with a database that is away, does not keep the process', async () => {
  expect(await ended('() => new Promise(() => {})')).toEqual({ status: 1, said: 'up\nnot closed in time\n' })
})
