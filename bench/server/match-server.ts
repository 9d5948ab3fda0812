import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { openPostgres, openSharded, openSqlite } from '@wyrmtable/store'
import { startServer } from '../../apps/server/src/index.ts'
import { boxes } from './war-box.ts'

/**
 * Our server with the games of the bench: `node match-server.ts FILE-OR-ADDRESS` says where it answers. Of several addresses with
 * commas between the first is for accounts.
 */
const [where = ''] = process.argv.slice(2)
const [first = '', ...shards] = where.split(',')
const open = () => (shards.length > 0 ? openSharded(first, shards) : openPostgres(first))
const store = await (where.startsWith('postgres:') ? open() : openSqlite(where))
const server = await startServer({ host: '127.0.0.1', port: 0, store, games: boxes, mostRequests: 0 })
console.log(server.url)
setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')
process.on('message', (asked) => {
  // What it keeps, or what it takes.
  if (asked === 'processor') {
    const { user, system } = process.cpuUsage()
    process.send?.(user + system)
    return
  }
  if (asked === 'kept') collect()
  const { rss, heapUsed, external } = process.memoryUsage()
  process.send?.(asked === 'kept' ? heapUsed + external : rss)
})
