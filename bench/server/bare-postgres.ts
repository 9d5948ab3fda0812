import Fastify from 'fastify'
import { poolOf } from '../../packages/store/src/testing/postgres.ts'

/*
 * The ceiling of a match server on PostgreSQL: an HTTP request, one row, an answer. `node bare-postgres.ts URL shared` has
 * one insert of many rows in flight, `own` an insert for each request.
 */
const [url = '', mode] = process.argv.slice(2)
const pool = poolOf(url, 10)
const table = `bare_${mode}`
await pool.query(
  `create table ${table} (match text, n integer, at bigint, body text, primary key (match, n))`,
)

const matches = 200
const numbers = new Int32Array(matches)
let last = 0
const nextRow = (body: unknown) => {
  last = (last + 1) % matches
  numbers[last]!++
  return { match: `m${last}`, n: numbers[last] ?? 0, at: Date.now(), body: JSON.stringify(body) }
}

type Row = ReturnType<typeof nextRow>
let waiting: { readonly row: Row; readonly done: () => void }[] = []
let isWriting = false
async function flush(): Promise<void> {
  isWriting = true
  while (waiting.length > 0) {
    const batch = waiting
    waiting = []
    await pool.query({
      name: 'rows',
      text: `insert into ${table} select * from unnest($1::text[], $2::int[], $3::bigint[], $4::text[])`,
      values: [
        batch.map(({ row }) => row.match),
        batch.map(({ row }) => row.n),
        batch.map(({ row }) => row.at),
        batch.map(({ row }) => row.body),
      ],
    })
    for (const { done } of batch) done()
  }
  isWriting = false
}

const app = Fastify()
app.post('/move', async (request) => {
  const row = nextRow(request.body)
  if (mode === 'own') {
    const values = [row.match, row.n, row.at, row.body]
    await pool.query({ name: 'row', text: `insert into ${table} values ($1, $2, $3, $4)`, values })
  } else {
    await new Promise<void>((done) => {
      waiting.push({ row, done })
      if (isWriting) return
      setImmediate(() => {
        if (!isWriting) flush().catch((error: unknown) => console.error(error))
      })
    })
  }
  return { number: row.n }
})
console.log(await app.listen({ host: '127.0.0.1', port: 0 }))
