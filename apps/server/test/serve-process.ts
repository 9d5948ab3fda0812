import { openPostgres, openSharded, openSqlite } from '@wyrmtable/store'
import { startServer } from '../src/index.ts'

/**
 * A server in a process of its own: `node serve-process.ts FILE-OR-ADDRESS` says where it answers, and with `log` after that writes
 * what a host may have logged. Of several addresses with commas between the first is for accounts, the others for matches.
 */
const [file = ':memory:', log] = process.argv.slice(2)
const [first = '', ...shards] = file.split(',')
const open = () => (shards.length > 0 ? openSharded(first, shards) : openPostgres(first))
const server = await startServer({
  host: '127.0.0.1',
  port: 0,
  log: log === 'log',
  store: await (file.startsWith('postgres:') ? open() : openSqlite(file)),
  // The load comes from one address.
  mostRequests: 0,
})
console.log(server.url)
