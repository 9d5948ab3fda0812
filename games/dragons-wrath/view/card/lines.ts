/**
 * A text broken into lines of about so many letters; what does not fit into the lines ends in an ellipsis. Drawings
 * have no other way to break lines.
 */
export function linesOf(text: string, letters: number, most: number): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (longer.length <= letters || line === '') {
      line = longer
      continue
    }
    lines.push(line)
    line = word
  }
  if (line !== '') lines.push(line)
  if (lines.length <= most) return lines
  const kept = lines.slice(0, most)
  return [...kept.slice(0, -1), `${kept.at(-1)} …`]
}

/** Size of letters in which a title fits into a width, both in the units of the drawing. */
export const fitted = (title: string, width: number, largest: number): number =>
  Math.min(largest, Math.round((width / Math.max(1, title.length)) * 17.5) / 10)
