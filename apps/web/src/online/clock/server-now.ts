import { newsLine } from '../wire/news-line.ts'

/** By so much, in ms, what is on the page must be wrong to be written again. */
const TELLING_MS = 1_000

let offset = 0
let isListening = false
const learners = new Set<() => void>()

/** The server has just said what time it is. */
export function serverIsAt(now: number): void {
  const before = offset
  offset = now - Date.now()
  // A second or two are the way of an answer through the line.
  if (Math.abs(offset - before) >= TELLING_MS) for (const learn of learners) learn()
}

/** Is called whenever the server's time turns out to be another than was thought; returns how to stop that. */
export function onServerTime(learn: () => void): () => void {
  learners.add(learn)
  return () => learners.delete(learn)
}

/** The time by the clock of the server, which counts everybody's; its own word for it comes with each connection. */
export function serverNow(): number {
  if (!isListening) {
    isListening = true
    newsLine().listen((line) => {
      if (line.type === 'hello') serverIsAt(line.now)
    })
  }
  return Date.now() + offset
}
