import { formatPercent } from '@wyrmtable/text'
import { deedData } from '@wyrmtable/ui'
import { useEffect, useMemo, useRef } from 'react'
import { successShare } from '../table/headline.ts'
import type { Interaction, RageProps } from '../table/use-interaction.ts'
import type { Way } from '../table/way.ts'
import type { ViewText } from '../text/index.ts'

/** The several things that may be done at the pressed hex. */
export function ChoicePanel({
  props,
  interaction,
  t,
}: {
  readonly props: RageProps
  readonly interaction: Interaction
  readonly t: ViewText
}) {
  const { choice } = interaction
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (choice !== undefined) list.current?.querySelector('button')?.focus({ preventScroll: false })
  }, [choice])
  const { view: state, text, language } = props
  const shares = useMemo(() => {
    if (choice === undefined || choice.ways.length > 30) return []
    return choice.ways.map((way) =>
      way.kind === 'action' ? successShare(props.odds(way.action), way.action) : way.way.share,
    )
  }, [choice, props])
  if (choice === undefined) return null
  return (
    <section className="section choice-panel">
      <h2 className="section-title">{t('actions.here', { hex: choice.hex })}</h2>
      <ul ref={list}>
        {choice.ways.map((way, place) => {
          const share = shares[place]
          return (
            <li key={keyOf(way)}>
              <button
                type="button"
                className="list-action"
                {...(way.kind === 'action' ? deedData({ deed: way.action }) : {})}
                onClick={() => {
                  // Whose figure stands beside it needs no second question.
                  if (share === undefined) interaction.propose(way)
                  else interaction.take(way)
                }}
              >
                <span>
                  {way.kind === 'action'
                    ? text.action(way.action, state)
                    : t('preview.walk', {
                        hex: way.hex,
                        steps: way.way.path.length,
                        left: way.way.mpLeft,
                      })}
                </span>
                {share === undefined ? null : <b>{formatPercent(language, share)}</b>}
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const keyOf = (way: Way): string => (way.kind === 'action' ? JSON.stringify(way.action) : `walk ${way.hex}`)
