import Database from 'better-sqlite3'
import Fastify from 'fastify'

/*
 * The ceiling of a match server: an HTTP request, one row in the database on the disk, an answer, and nothing else.
 * `node bare-server.ts FILE shared` gives all requests of one turn of the event loop one commit, `own` each its own.
 */
const [file = '', mode] = process.argv.slice(2)
const database = new Database(file)
database.pragma('journal_mode = WAL')
database.pragma('synchronous = FULL')
database.exec('create table event (match text, n integer, at integer, body text, primary key (match, n))')
const insert = database.prepare('insert into event values (?, ?, ?, ?)')

const matches = 200
const numbers = new Int32Array(matches)
let last = 0
const nextRow = (body: unknown): unknown[] => {
  last = (last + 1) % matches
  numbers[last]!++
  return [`m${last}`, numbers[last], Date.now(), JSON.stringify(body)]
}

let waiting: { readonly row: unknown[]; readonly done: () => void }[] = []
const flush = (): void => {
  const batch = waiting
  waiting = []
  database.exec('begin immediate')
  for (const { row } of batch) insert.run(...row)
  database.exec('commit')
  for (const { done } of batch) done()
}

const app = Fastify()
app.post('/move', (request) => {
  const row = nextRow(request.body)
  const answer = { number: row[1] }
  if (mode === 'own') {
    insert.run(...row)
    return Promise.resolve(answer)
  }
  return new Promise((resolve) => {
    if (waiting.push({ row, done: () => resolve(answer) }) === 1) setImmediate(flush)
  })
})
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
