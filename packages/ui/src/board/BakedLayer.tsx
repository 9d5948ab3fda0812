import { useEffect, useRef } from 'react'

/**
 * Thousands of strokes drawn once into pixels: the markup is the inside of an SVG whose colours may be
 * custom properties, resolved when it is drawn and again when the theme changes. `write` adds what an
 * image cannot have, such as text in the fonts of the page.
 */
export function BakedLayer({
  markup,
  width,
  height,
  density = 2,
  write,
}: {
  readonly markup: () => string
  readonly width: number
  readonly height: number
  /** Pixels for a unit of the board. */
  readonly density?: number
  readonly write?: (context: CanvasRenderingContext2D, colour: (name: string) => string) => void
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let isStale = false
    const draw = async () => {
      const node = canvas.current
      const context = node?.getContext('2d')
      if (!node || !context) return
      const colour = colourReader()
      const image = new Image()
      image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standalone(markup(), width, height, density, colour))}`
      await Promise.all([image.decode(), document.fonts.ready])
      if (isStale) return
      context.setTransform(1, 0, 0, 1, 0, 0)
      context.clearRect(0, 0, node.width, node.height)
      context.drawImage(image, 0, 0, node.width, node.height)
      context.setTransform(density, 0, 0, density, 0, 0)
      write?.(context, colour)
      node.dataset.drawn = document.documentElement.dataset.theme ?? ''
    }
    const redraw = () => {
      draw().catch((error: unknown) => {
        if (!isStale) console.error('the board could not be drawn', error)
      })
    }
    redraw()
    const observer = new MutationObserver(redraw)
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    return () => {
      isStale = true
      observer.disconnect()
    }
  }, [markup, width, height, density, write])
  return (
    <canvas
      ref={canvas}
      className="baked"
      width={Math.ceil(width * density)}
      height={Math.ceil(height * density)}
      style={{ width, height }}
    />
  )
}

function colourReader(): (name: string) => string {
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

function standalone(
  inside: string,
  width: number,
  height: number,
  density: number,
  colour: (name: string) => string,
): string {
  const resolved = inside.replace(/var\((--[\w-]+)\)/g, (_, name: string) => colour(name))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${Math.ceil(width * density)}" height="${Math.ceil(height * density)}">${resolved}</svg>`
}
