import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isJsonObject, readJson } from '@wyrmtable/kernel'
import type { Context } from '../context.ts'
import { dataFolder } from '../data-folder.ts'
import { Server } from './server.ts'

/**
 * The server, asked with the key that holds this terminal's seats there. The key is kept for the next time, readable by
 * its owner alone: whoever has it holds the seats.
 */
export async function serverWithKey(context: Context, url: string): Promise<Server> {
  const folder = dataFolder(context)
  const file = join(folder, 'keys.json')
  const kept = keysIn(file)
  const known = kept[url]
  if (known !== undefined) return new Server(url, known)
  const { key } = await new Server(url).ask<{ key: string }>('POST', '/api/keys')
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, `${JSON.stringify({ ...kept, [url]: key }, null, 2)}\n`, { mode: 0o600 })
  return new Server(url, key)
}

/** Keys by address of the server. */
function keysIn(file: string): Readonly<Record<string, string>> {
  try {
    const read = readJson(readFileSync(file, 'utf8'))
    if (!read.ok || !isJsonObject(read.value)) return {}
    return Object.fromEntries(
      Object.entries(read.value).flatMap(([url, key]) => (typeof key === 'string' ? [[url, key]] : [])),
    )
  } catch {
    return {}
  }
}
