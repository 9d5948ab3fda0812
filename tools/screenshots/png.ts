import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** Pixels of a picture: red, green, blue, opaque; row by row. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly rgb: Uint8Array
}

const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])

/** Reads a PNG as Chromium writes it: eight bits a channel, not interlaced, with or without opacity. */
export function decodePng(file: Buffer): Pixels {
  const header = file.subarray(16, 29)
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const channels = { 2: 3, 6: 4 }[header[9] ?? 0]
  if (header[8] !== 8 || header[12] !== 0 || channels === undefined) throw new Error('not a PNG of Chromium')
  const parts: Buffer[] = []
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at)
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  const lines = unfiltered(inflateSync(Buffer.concat(parts)), width * channels, height, channels)
  if (channels === 3) return { width, height, rgb: lines }
  const rgb = new Uint8Array(width * height * 3)
  for (let from = 0, to = 0; from < lines.length; from += 4) {
    for (let channel = 0; channel < 3; channel++) rgb[to++] = lines[from + channel] ?? 0
  }
  return { width, height, rgb }
}

/** Takes back the prediction that each line of a PNG is written with. */
function unfiltered(data: Buffer, stride: number, height: number, step: number): Uint8Array {
  const out = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = data[y * (stride + 1)] ?? 0
    const row = y * stride
    for (let x = 0; x < stride; x++) {
      const left = x < step ? 0 : (out[row + x - step] ?? 0)
      const up = y === 0 ? 0 : (out[row - stride + x] ?? 0)
      const corner = x < step || y === 0 ? 0 : (out[row - stride + x - step] ?? 0)
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter] ?? 0
      out[row + x] = (data[y * (stride + 1) + 1 + x] ?? 0) + guess
    }
  }
  return out
}

function paeth(left: number, up: number, corner: number): number {
  const guess = left + up - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)]
  return a <= b && a <= c ? left : b <= c ? up : corner
}

/** Writes a PNG with a palette of up to 256 colours, three bytes each. */
export function encodePng(width: number, height: number, palette: Uint8Array, indices: Uint8Array): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 3, 0, 0, 0], 8)
  const lines = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y++) {
    lines.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  }
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(lines, { level: 9, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
