import { expect, test } from 'vitest'
import { write, written } from './writes.ts'

/** Writes that end when the test says so. */
function slowWrites() {
  const begun: string[] = []
  let end = () => {}
  const work = (what: string) => () => {
    begun.push(what)
    return new Promise<void>((resolve) => (end = resolve))
  }
  return { begun, work, end: () => end() }
}

const soon = () => new Promise((resolve) => setTimeout(resolve))

test('of all that wait for a thing only the newest is written, after what is under way', async () => {
  const { begun, work, end } = slowWrites()
  const done: string[] = []
  const ask = (what: string) => write('deck', work(what)).then(() => done.push(what))
  void ask('first')
  await soon()
  for (const what of ['second', 'third', 'fourth']) void ask(what)
  await soon()
  expect(begun).toEqual(['first'])
  end()
  await soon()
  expect(begun).toEqual(['first', 'fourth'])
  expect(done).toEqual(['first'])
  end()
  await written()
  expect(begun).toEqual(['first', 'fourth'])
  expect(done).toEqual(['first', 'second', 'third', 'fourth'])
})

test('one thing does not wait for another', async () => {
  const { begun, work } = slowWrites()
  void write('board', work('board'))
  void write('table', work('table'))
  await soon()
  expect(begun).toEqual(['board', 'table'])
})

test('what comes after a failure is written', async () => {
  const failing = write('game', () => Promise.reject(new Error('no room')))
  await expect(failing).rejects.toThrow('no room')
  await expect(write('game', async () => undefined)).resolves.toBeUndefined()
})
