import { useLayoutEffect, useRef, useState } from 'react'
import type { CreatureView } from '../../rules/view.ts'
import { CardFace } from '../card/CardFace.tsx'
import { useWrath } from './context.ts'

interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
}

interface Fall {
  readonly creature: CreatureView
  readonly at: Place
}

/** Creatures that have just left the table fall from where they lay. Nobody waits for them. */
export function Fallen() {
  const { props } = useWrath()
  const { view, seq, language } = props
  const box = useRef<HTMLDivElement>(null)
  const known = useRef<ReadonlyMap<string, Fall>>(new Map())
  const [fallen, setFallen] = useState<readonly Fall[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the match
  useLayoutEffect(() => {
    const living = new Set(view.play.map(({ id }) => id))
    setFallen([...known.current].flatMap(([id, fall]) => (living.has(id) ? [] : [fall])))
    const now = new Map<string, Fall>()
    const board = box.current?.closest('.wrath-board')?.getBoundingClientRect()
    const nodes = new Map<string | undefined, HTMLElement>()
    // Who has stepped forward falls from there, and not from the place that is kept for him.
    for (const node of document.querySelectorAll<HTMLElement>('.wrath-creature > .wrath-press')) {
      nodes.set(node.dataset.place, node)
    }
    for (const node of document.querySelectorAll<HTMLElement>('.wrath-forward[data-creature]')) {
      nodes.set(node.dataset.creature, node)
    }
    for (const creature of view.play) {
      const node = nodes.get(creature.id)
      if (node === undefined || board === undefined) continue
      const { left, top, width } = node.getBoundingClientRect()
      now.set(creature.id, { creature, at: { left: left - board.left, top: top - board.top, width } })
    }
    known.current = now
  }, [seq])
  return (
    <div ref={box} className="wrath-fallen" aria-hidden="true">
      {fallen.map(({ creature, at }) => {
        const { id, card, colour, pp, pm, m } = creature
        return (
          <span key={id} className={`wrath-${colour}`} style={{ ...at, '--w': `${at.width}px` } as object}>
            <CardFace card={card} language={language} size="play" pp={pp} pm={pm} m={m} />
          </span>
        )
      })}
    </div>
  )
}
