/** A path alone on its line, and the block of code below it. */
const block = /^`([\w./-]+)`\n\n```(\w*)\n([\s\S]*?)^```$/gm

/**
 * A page in which each block of code below the path of a file shows that file. A path that `read` does not know
 * is not a quotation: its block stays as it is.
 */
export function withQuotes(page: string, read: (path: string) => string | undefined): string {
  return page.replace(block, (whole: string, path: string, language: string) => {
    const text = read(path)
    return text === undefined ? whole : `\`${path}\`\n\n\`\`\`${language}\n${text.trimEnd()}\n\`\`\``
  })
}

/** The files that a page quotes, in its order. */
export const quotedPaths = (page: string): readonly string[] =>
  [...page.matchAll(block)].map(([, path = '']) => path)
