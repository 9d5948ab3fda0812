/** A drawing that is about to be pixels. */
export interface Baking {
  /** The inside of an SVG; its colours may be custom properties. The function itself names the drawing. */
  readonly markup: () => string
  readonly width: number
  readonly height: number
}

interface Baked {
  readonly theme: string
  readonly image: Promise<HTMLImageElement>
}

/** The last image of each drawing, so that it may be begun before the table is there. */
const baked = new WeakMap<() => string, Baked>()

export const themeNow = (): string => document.documentElement.dataset.theme ?? ''

/** The drawing in the colours of the theme, ready to be put on a canvas at any scale. */
export function bake({ markup, width, height }: Baking): Promise<HTMLImageElement> {
  const theme = themeNow()
  const known = baked.get(markup)
  if (known?.theme === theme) return known.image
  const image = imageOf(standalone(markup(), width, height))
  baked.set(markup, { theme, image })
  image.catch(() => baked.delete(markup))
  return image
}

/** Reads custom properties of the page, each once. */
export function colourReader(): (name: string) => string {
  const style = getComputedStyle(document.documentElement)
  const known = new Map<string, string>()
  return (name) => {
    let value = known.get(name)
    if (value === undefined) {
      value = style.getPropertyValue(name).trim()
      known.set(name, value)
    }
    return value
  }
}

async function imageOf(svg: string): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  const image = new Image()
  image.src = address
  try {
    await image.decode()
  } finally {
    URL.revokeObjectURL(address)
  }
  return image
}

function standalone(inside: string, width: number, height: number): string {
  const colour = colourReader()
  const resolved = inside.replace(/var\((--[\w-]+)\)/g, (_, name: string) => colour(name))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${Math.ceil(width)}" height="${Math.ceil(height)}">${resolved}</svg>`
}
