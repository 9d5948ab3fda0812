#!/usr/bin/env node
import { enableCompileCache } from 'node:module'

// Compiled code is kept among the temporary files of the machine: the next start takes half the time.
enableCompileCache()
const { run } = await import('./cli.ts')

// A reader that has seen enough (`… | head`) is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await run(process.argv.slice(2))
