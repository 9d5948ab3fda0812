/** `node tools/run.mjs FILE …`: runs a program of the checkout as `npm start` would, prepared and pinned. */
import { become } from './become.mjs'
import { environment, prepare, root } from './prepare.mjs'

const node = prepare()
become(node, process.argv.slice(2), { cwd: root, env: environment(node) })
