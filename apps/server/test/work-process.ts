import { openPostgres } from '@wyrmtable/store'
import { startWorker } from '../src/index.ts'

/** A worker in a process of its own, to be killed: `node work-process.ts DATABASE_URL`. */
const [url = ''] = process.argv.slice(2)
await startWorker({
  store: await openPostgres(url),
  onFault: (fault) => console.error(fault),
  // Receivers of tests are on this machine.
  notices: { networks: '127.0.0.1' },
})
console.log('working')
