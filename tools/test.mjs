/**
 * `npm test`: makes the checkout ready and runs every check. Names of checks run only those:
 *
 *     npm test -- types format
 *     npm test -- quick          types, and the format and tests of what changed: under a minute
 */
import { join } from 'node:path'
import { become } from './become.mjs'
import { environment, prepare, prepareBrowser, preparePython, root } from './prepare.mjs'

const chosen = process.argv.slice(2)
const needsBrowser = chosen.length === 0 || chosen.includes('browser')

const node = prepare()
const env = environment(node)
if (chosen.length === 0 || chosen.includes('unit')) preparePython()
if (needsBrowser) env.CHROMIUM = prepareBrowser()
become(node, [join(root, 'tools', 'checks', 'main.ts'), ...chosen], { cwd: root, env })
