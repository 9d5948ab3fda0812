import { formatPercent } from '@wyrmtable/text'
import { useState } from 'react'
import { piecesAt } from '../table/pieces-at.ts'
import type { Interaction, RageProps } from '../table/use-interaction.ts'
import type { Chip } from '../table/use-odds-chips.ts'
import type { ViewText } from '../text/index.ts'

/** Every lit hex by name, with its cost or its chance: pressing it does what a press on the board does. */
export function TargetList({
  props,
  interaction,
  chips,
  t,
}: {
  readonly props: RageProps
  readonly interaction: Interaction
  readonly chips: readonly Chip[]
  readonly t: ViewText
}) {
  const { targets, chosen, press } = interaction
  const [isOpen, setOpen] = useState(false)
  if (targets.length === 0 || chosen === undefined || props.acting.length === 0) return null
  const { language, text, view: state } = props
  const lines = isOpen ? [...targets].sort((a, b) => (a.hex < b.hex ? -1 : 1)) : []
  return (
    <details
      className="section target-list"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span className="section-title">
          {t('targets.title')} <small>{t('targets.count', { count: targets.length })}</small>
        </span>
      </summary>
      {isOpen ? (
        <ul>
          {lines.map(({ hex, cost }) => {
            const share = chips.find((chip) => chip.hex === hex)?.share
            const there = [text.place?.(hex), ...piecesAt(state, hex)].filter(
              (part) => part !== undefined && part !== '',
            )
            return (
              <li key={hex}>
                <button type="button" className="list-action" onClick={() => press(hex)}>
                  <span>
                    <b className="target-hex">{hex}</b> {there.join(', ')}
                  </span>
                  {share !== undefined ? (
                    <b>{formatPercent(language, share)}</b>
                  ) : cost === undefined ? null : (
                    <small>{t('targets.cost', { count: cost })}</small>
                  )}
                </button>
              </li>
            )
          })}
        </ul>
      ) : null}
    </details>
  )
}
