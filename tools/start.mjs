/**
 * `npm start`: makes the checkout ready, builds the web app if its sources changed, and serves it.
 *
 *     HOST=0.0.0.0 PORT=8080 npm start
 */
import { createServer } from 'node:net'
import { join } from 'node:path'
import { become } from './become.mjs'
import { buildIfStale } from './build.mjs'
import { environment, prepare, root, stop } from './prepare.mjs'

const host = process.env.HOST || '127.0.0.1'
const port = process.env.PORT || '8090'

if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) stop(`PORT=${port}: a port is a number from 0 to 65535.`)
await refuseTakenPort()
const node = prepare()
buildIfStale(node)
become(node, [join(root, 'apps', 'cli', 'src', 'main.ts'), 'serve', ...process.argv.slice(2)], {
  cwd: root,
  env: { ...environment(node), HOST: host, PORT: port },
})

/** Told before anything is installed or built, so that nobody waits for it. */
function refuseTakenPort() {
  return new Promise((free) => {
    const probe = createServer()
    probe.on('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const address = host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`
      if (error.code === 'EADDRINUSE') {
        stop(`${address} is taken by another program. Choose another port:`, '    PORT=8091 npm start')
      }
      if (error.code === 'EACCES') stop(`${address}: this user may not open that port. Try one from 1024 on.`)
      stop(`${address} cannot be listened on (${error.code}). HOST must be an address of this machine.`)
    })
    probe.listen({ host, port: Number(port) }, () => probe.close(free))
  })
}
