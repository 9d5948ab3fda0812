/** Hands a JSON document to the person as a file. */
export function download(name: string, value: unknown): void {
  hand(name, `${JSON.stringify(value, null, 1)}\n`, 'application/json')
}

/** Hands a text to the person as a file. */
export function downloadText(name: string, text: string): void {
  hand(name, text, name.endsWith('.json') ? 'application/json' : 'text/plain')
}

function hand(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
