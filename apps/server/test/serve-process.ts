import { openPostgres, openSqlite } from '@wyrmtable/store'
import { startServer } from '../src/index.ts'

/**
 * A server in a process of its own: `node serve-process.ts FILE-OR-ADDRESS` says where it answers, and with `log` after that writes
 * what a host may have logged.
 */
const [file = ':memory:', log] = process.argv.slice(2)
const server = await startServer({
  host: '127.0.0.1',
  port: 0,
  log: log === 'log',
  store: await (file.startsWith('postgres:') ? openPostgres(file) : openSqlite(file)),
  // The load comes from one address.
  mostRequests: 0,
})
console.log(server.url)
