import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Candidate } from '../measure.ts'
import { Connection } from './connection.ts'
import { layTable, step, type WarTable } from './war-table.ts'

const connections = 32
/** More steps than any run plays of one match. */
const longest = 12_000

export interface Child {
  readonly process: ChildProcess
  readonly url: string
}

export async function start(entry: URL, ...args: readonly string[]): Promise<Child> {
  const file = fileURLToPath(entry)
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').once('data', (text: string) => resolve(text.trim()))
    child.once('exit', () => reject(new Error(`${file} ended`)))
  })
  return { process: child, url }
}

/** Sends requests over all connections for so long, each connection one after the other; requests a second. */
export function load(
  url: string,
  one: (connection: Connection, place: number) => Promise<boolean>,
): Candidate {
  const all = Array.from({ length: connections }, () => new Connection(url))
  return async (ms) => {
    const begun = performance.now()
    let done = 0
    await Promise.all(
      all.map(async (connection, place) => {
        while (performance.now() - begun < ms && (await one(connection, place))) done++
      }),
    )
    return (done * 1000) / (performance.now() - begun)
  }
}

/** Each connection plays its share of the matches in turn. */
export function playing(url: string, tables: readonly WarTable[], waits: number[] = []): Candidate {
  let turn = 0
  return load(url, async (connection, place) => {
    const own = tables.filter((_, index) => index % connections === place)
    const table = own[turn++ % own.length]
    if (table === undefined) return false
    const begun = performance.now()
    const isPlayed = await step(connection, table)
    waits.push(performance.now() - begun)
    return isPlayed
  })
}

/** So many matches of the war game, ready to be played. */
export async function layTables(url: string, count: number, length = longest): Promise<WarTable[]> {
  const connection = new Connection(url)
  const tables: WarTable[] = []
  for (let i = 0; i < count; i++) tables.push(await layTable(connection, `bench ${i}`, length))
  connection.end()
  return tables
}

/** The wait that all but one in a hundred stay below, in milliseconds. */
export const p99 = (waits: readonly number[]): number =>
  waits.toSorted((a, b) => a - b)[Math.floor(waits.length * 0.99)] ?? Number.NaN

/** Does one after the other at so many a second, whoever is free; the milliseconds that each took. */
export async function paced(
  perSecond: number,
  ms: number,
  workers: readonly (() => Promise<unknown>)[],
): Promise<readonly number[]> {
  const begun = performance.now()
  const waits: number[] = []
  let next = 0
  await Promise.all(
    workers.map(async (work) => {
      for (;;) {
        const due = begun + (next++ * 1_000) / perSecond
        if (due - begun > ms) return
        const early = due - performance.now()
        if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
        const sent = performance.now()
        await work()
        waits.push(performance.now() - sent)
      }
    }),
  )
  return waits
}
