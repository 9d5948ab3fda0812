import { type RefObject, useContext, useEffect, useRef } from 'react'
import { type Baking, bake, colourReader, themeNow } from './bake.ts'
import { BoardFineness } from './fineness.ts'

/** Pixels for a unit of the board in its first picture; fewer where the screen itself has fewer. */
const coarse = () => Math.min(1, devicePixelRatio)
/** Pixels for a unit of the board seen from near. */
const fine = 2
/** The fine picture comes in so many bands, one in each idle moment, so that no frame is missed for it. */
const bands = 20

type Pen = OffscreenCanvasRenderingContext2D

/**
 * Thousands of strokes drawn once into pixels: the markup is the inside of an SVG whose colours may be custom
 * properties, resolved when it is drawn and again when the theme changes. A coarse picture is there at once; a fine one
 * takes its place when the board is seen from near and nothing else is to do. `write` adds the numbers of the hexes in
 * the font of the page, unless the reader has hidden them (`data-hex-numbers` of the root).
 *
 * The canvases hold finished bitmaps: one that is drawn on itself is copied by the browser for every frame in which
 * anything on the page changes.
 */
export function BakedLayer({
  markup,
  width,
  height,
  write,
}: Baking & { readonly write?: (pen: Pen, colour: (name: string) => string) => void }) {
  const under = useRef<HTMLCanvasElement>(null)
  const over = useRef<HTMLCanvasElement>(null)
  const { isWanted } = useContext(BoardFineness)
  useEffect(() => {
    let running: { isStale: boolean } = { isStale: false }
    const draw = async (mine: { readonly isStale: boolean }) => {
      const image = await bake({ markup, width, height })
      if (mine.isStale) return
      const paint = (pen: Pen, scale: number, top: number) => {
        pen.setTransform(scale, 0, 0, scale, 0, -top)
        pen.drawImage(image, 0, 0, width, height)
        if (document.documentElement.dataset.hexNumbers !== 'hidden') write?.(pen, colourReader())
      }
      const sketch = () => {
        const scale = coarse()
        const whole = sheet(width * scale, height * scale)
        paint(whole, scale, 0)
        show(under, whole)
      }
      sketch()
      show(over, undefined)
      over.current?.removeAttribute('data-fine')
      under.current?.setAttribute('data-drawn', themeNow())
      // The fonts may come later than the board: then what is written on it is written anew.
      const isEarly = document.fonts.status === 'loading'
      await document.fonts.ready
      if (mine.isStale) return
      if (isEarly) sketch()
      await isWanted
      if (mine.isStale) return
      const whole = sheet(width * fine, height * fine)
      const step = Math.ceil(whole.canvas.height / bands)
      for (let top = 0; top < whole.canvas.height; top += step) {
        await idle()
        if (mine.isStale) return
        const band = sheet(whole.canvas.width, step)
        paint(band, fine, top)
        whole.drawImage(band.canvas.transferToImageBitmap(), 0, top)
      }
      await idle()
      if (mine.isStale) return
      show(over, whole)
      over.current?.setAttribute('data-fine', themeNow())
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
    observer.observe(document.documentElement, {
      attributes: true,
      attributeFilter: ['data-theme', 'data-hex-numbers'],
    })
    return () => {
      running.isStale = true
      observer.disconnect()
    }
  }, [markup, width, height, write, isWanted])
  const style = { width, height }
  return (
    <>
      <canvas ref={under} className="baked" style={style} />
      <canvas ref={over} className="baked baked-fine" style={style} />
    </>
  )
}

/** Something to draw on that is not shown. */
function sheet(width: number, height: number): Pen {
  const pen = new OffscreenCanvas(Math.ceil(width), Math.ceil(height)).getContext('2d')
  if (pen === null) throw new Error('there is no canvas to draw on')
  return pen
}

/** Shows what was drawn, or nothing. */
function show(canvas: RefObject<HTMLCanvasElement | null>, pen: Pen | undefined): void {
  const context = canvas.current?.getContext('bitmaprenderer')
  if (!canvas.current || !context) return
  if (pen !== undefined) {
    canvas.current.width = pen.canvas.width
    canvas.current.height = pen.canvas.height
  }
  context.transferFromImageBitmap(pen?.canvas.transferToImageBitmap() ?? null)
}

/** The next moment with nothing to do; soon all the same where that never comes. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 400 })
    else setTimeout(resolve, 30)
  })
