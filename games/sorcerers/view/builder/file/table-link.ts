import type { Fault, Result } from '@wyrmtable/kernel'
import type { TableData } from '../../../data/table-schema.ts'
import { readTableFile, tableFile } from '../../../rules/tables/table-file.ts'

/** A table as a part of an address: its file, compressed, in the letters that addresses may have. */
export async function packTable(table: TableData): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(tableFile(table)))
  const bytes = await through(text, new CompressionStream('deflate-raw'))
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The table that such letters hold, or what is wrong with it; undefined for letters that hold nothing. */
export async function unpackTable(letters: string): Promise<Result<TableData, Fault> | undefined> {
  try {
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
    const text = new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))
    return readTableFile(text)
  } catch {
    return undefined
  }
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const whole = new Response(new Blob([bytes]).stream().pipeThrough(stream))
  return new Uint8Array(await whole.arrayBuffer())
}
