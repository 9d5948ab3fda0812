import { openPostgres, openSqlite } from '@wyrmtable/store'
import { startServer } from '../../apps/server/src/index.ts'
import { warBox } from './war-box.ts'

/** Our server with the war game of 60 units: `node match-server.ts FILE-OR-ADDRESS` says where it answers. */
const [where = ''] = process.argv.slice(2)
const store = await (where.startsWith('postgres:') ? openPostgres(where) : openSqlite(where))
const server = await startServer({ host: '127.0.0.1', port: 0, store, games: [warBox], mostRequests: 0 })
console.log(server.url)
process.on('message', () => process.send?.(process.memoryUsage().rss))
