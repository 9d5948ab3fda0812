import { type RefObject, useEffect, useRef } from 'react'
import { type Baking, bake, colourReader, themeNow } from './bake.ts'

/** Pixels for a unit of the board. */
const coarse = 1
const fine = 2
/** The fine picture comes in so many bands, one in each idle moment, so that no frame is missed for it. */
const bands = 10

/**
 * Thousands of strokes drawn once into pixels: the markup is the inside of an SVG whose colours may be
 * custom properties, resolved when it is drawn and again when the theme changes. A coarse picture is there at
 * once; a fine one takes its place while nothing else is to do. `write` adds what an image cannot have, such
 * as text in the fonts of the page.
 */
export function BakedLayer({
  markup,
  width,
  height,
  write,
}: Baking & {
  readonly write?: (context: CanvasRenderingContext2D, colour: (name: string) => string) => void
}) {
  const under = useRef<HTMLCanvasElement>(null)
  const over = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    let running: { isStale: boolean } = { isStale: false }
    const draw = async (mine: { readonly isStale: boolean }) => {
      const first = contextOf(under)
      const second = contextOf(over)
      if (first === undefined || second === undefined) return
      const image = await bake({ markup, width, height })
      if (mine.isStale) return
      second.canvas.removeAttribute('data-fine')
      clear(second)
      clear(first)
      first.drawImage(image, 0, 0, first.canvas.width, first.canvas.height)
      first.scale(coarse, coarse)
      write?.(first, colourReader())
      first.canvas.dataset.drawn = themeNow()
      // The fonts may come later than the board; what is written into the fine picture waits for them.
      await document.fonts.ready
      const step = Math.ceil(second.canvas.height / bands)
      for (let top = 0; top < second.canvas.height; top += step) {
        await idle()
        if (mine.isStale) return
        second.save()
        second.beginPath()
        second.rect(0, top, second.canvas.width, step)
        second.clip()
        second.drawImage(image, 0, 0, second.canvas.width, second.canvas.height)
        second.scale(fine, fine)
        write?.(second, colourReader())
        second.restore()
      }
      second.canvas.dataset.fine = themeNow()
    }
    const redraw = () => {
      running.isStale = true
      const mine = { isStale: false }
      running = mine
      draw(mine).catch((error: unknown) => {
        if (!mine.isStale) console.error('the board could not be drawn', error)
      })
    }
    redraw()
    const observer = new MutationObserver(redraw)
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
    return () => {
      running.isStale = true
      observer.disconnect()
    }
  }, [markup, width, height, write])
  const style = { width, height }
  return (
    <>
      <canvas
        ref={under}
        className="baked"
        width={Math.ceil(width * coarse)}
        height={Math.ceil(height * coarse)}
        style={style}
      />
      <canvas
        ref={over}
        className="baked baked-fine"
        width={Math.ceil(width * fine)}
        height={Math.ceil(height * fine)}
        style={style}
      />
    </>
  )
}

const contextOf = (canvas: RefObject<HTMLCanvasElement | null>) =>
  canvas.current?.getContext('2d') ?? undefined

function clear(context: CanvasRenderingContext2D): void {
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.clearRect(0, 0, context.canvas.width, context.canvas.height)
}

/** The next moment with nothing to do; soon all the same where that never comes. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 400 })
    else setTimeout(resolve, 30)
  })
