import type { Json, PositionDocument } from '@wyrmtable/kernel'

/** A position, or something else that is JSON, as a part of an address: compressed, in the letters that addresses may have. */
export async function packPosition(position: PositionDocument | Json): Promise<string> {
  const bytes = await through(
    new TextEncoder().encode(JSON.stringify(position)),
    new CompressionStream('deflate-raw'),
  )
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The text of the position that such a part holds; undefined where it holds none. */
export async function unpackPosition(packed: string): Promise<string | undefined> {
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))
  } catch {
    return undefined
  }
}

/** The address of a position, for anybody who has this page. */
export async function positionAddress(position: PositionDocument): Promise<string> {
  const { origin, pathname } = window.location
  return `${origin}${pathname}#/position/${await packPosition(position)}`
}

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const whole = new Response(new Blob([bytes]).stream().pipeThrough(stream))
  return new Uint8Array(await whole.arrayBuffer())
}
