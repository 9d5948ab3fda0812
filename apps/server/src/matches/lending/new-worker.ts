import type { WorkerStore } from '@wyrmtable/store'
import { hashOf, newSecret } from '../keys.ts'

/** Makes a worker known. The key is told this once; undefined where there is one of that name. */
export async function newWorker(
  workers: WorkerStore,
  name: string,
  addedAt: number,
): Promise<string | undefined> {
  const key = newSecret()
  return (await workers.addWorker({ name, key: hashOf(key), addedAt })) ? key : undefined
}
