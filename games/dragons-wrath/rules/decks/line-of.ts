/**
 * The line, counted from 1, on which the value that a JSON pointer leads to begins; where it leads nowhere, that of
 * the innermost value that holds it. The text must be JSON.
 */
export function lineOf(text: string, pointer: string): number {
  const wanted = pointer.split('/').slice(1)
  let at = 0
  let found = 0

  function skip(): void {
    while (/\s/.test(text[at] ?? '') || text[at] === ',' || text[at] === ':') at++
  }
  function word(): string {
    const start = at
    if (text[at] === '"') {
      at++
      while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
      at++
      return text.slice(start + 1, at - 1)
    }
    while (at < text.length && !/[\s,:\]}]/.test(text[at] ?? '')) at++
    return text.slice(start, at)
  }
  /** Reads a value; `left` are the steps still to go, or undefined off the way. */
  function value(left: readonly string[] | undefined): void {
    skip()
    if (left !== undefined) found = at
    const open = text[at]
    if (open !== '{' && open !== '[') {
      word()
      return
    }
    at++
    for (let place = 0; ; place++) {
      skip()
      if (at >= text.length || text[at] === '}' || text[at] === ']') break
      const key = open === '{' ? word() : `${place}`
      value(left?.[0] === key ? left.slice(1) : undefined)
    }
    at++
  }
  value(wanted)
  return text.slice(0, found).split('\n').length
}
