#!/usr/bin/env node
/** `npx wyrmtable …` in the checkout: the command line, run from source by a Node that can. */
import { join } from 'node:path'
import { become } from './become.mjs'
import { environment, prepare, root } from './prepare.mjs'

const node = prepare()
become(node, [join(root, 'apps', 'cli', 'src', 'main.ts'), ...process.argv.slice(2)], {
  env: environment(node),
})
