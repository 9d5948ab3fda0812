import { parentPort } from 'node:worker_threads'
import type { Json } from '@wyrmtable/kernel'
import { judge } from './judge.ts'

/** Judges one document after the other, away from what answers requests, and says how. */
parentPort?.on('message', async (document: Json) => parentPort?.postMessage(await judge(document)))
