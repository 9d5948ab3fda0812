import { newsLine } from '../wire/news-line.ts'

let offset = 0
let isListening = false

/** The server has just said what time it is. */
export function serverIsAt(now: number): void {
  offset = now - Date.now()
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
