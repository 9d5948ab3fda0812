import { BakedLayer } from '@wyrmtable/ui'
import { memo, useCallback } from 'react'
import type { Ground } from '../../rules/ground.ts'
import { drawField } from '../draw/ground.ts'
import { planOf, SIZE } from '../draw/plan.ts'

/** The printed boards, drawn once into pixels, with the hex numbers in the font of the page. */
export const Backdrop = memo(function Backdrop({ ground }: { readonly ground: Ground }) {
  const { field } = ground
  const write = useCallback(
    (context: OffscreenCanvasRenderingContext2D, colour: (name: string) => string) => {
      const plan = planOf(field)
      context.font = `500 ${SIZE * 0.2}px 'Alegreya Sans', sans-serif`
      context.textAlign = 'center'
      for (const hex of plan.hexes) {
        const isDark = ground.terrain(hex) === 'rock'
        context.fillStyle = isDark ? '#cfc3b2' : colour('--map-ink')
        context.globalAlpha = isDark ? 0.3 : 0.5
        const [x, y] = plan.centre(hex)
        context.fillText(ground.label(hex).slice(3), x, y - SIZE * 0.64)
      }
      context.globalAlpha = 1
    },
    [field, ground],
  )
  return <BakedLayer {...drawField(ground)} write={write} />
})
