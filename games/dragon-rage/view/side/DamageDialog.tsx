import { Button, ClauseLink, Dialog, glyphs } from '@wyrmtable/ui'
import { useState } from 'react'
import { type Area, areas, formatDragon } from '../../rules/pieces.ts'
import { pointsLeft } from '../../rules/topics/abilities.ts'
import type { RageProps } from '../table/use-interaction.ts'
import type { ViewText } from '../text/index.ts'
import { BodySheet } from './BodySheet.tsx'

type Shares = Readonly<Record<Area, number>>

const none: Shares = { head: 0, wings: 0, legs: 0, belly: 0 }

/** Points of a crash, fall or bolt shared out by hand; the rules say what is still wrong. */
export function DamageDialog({
  props,
  t,
  isOpen,
  onClose,
}: {
  readonly props: RageProps
  readonly t: ViewText
  readonly isOpen: boolean
  readonly onClose: () => void
}) {
  const { view: state, text } = props
  const [shares, setShares] = useState(none)
  if (state.pending === 'none' || state.pending === 'missile') return null
  const d = state.pendingDragon
  const given = areas.reduce((sum, area) => sum + shares[area], 0)
  const left = state.pendingPoints - given
  const action = { type: 'allocateDamage', dragon: formatDragon(d), ...shares } as const
  const refusal = props.check(action)
  const change = (area: Area, by: number) => setShares({ ...shares, [area]: shares[area] + by })
  return (
    <Dialog title={t('damage.title')} isOpen={isOpen} onClose={onClose}>
      <p aria-live="polite">
        {t('damage.text', { dragon: t(`dragon.${formatDragon(d)}`), points: state.pendingPoints, left })}
      </p>
      <p className="flavour">{t('damage.byHand')}</p>
      <BodySheet
        state={state}
        d={d}
        t={t}
        marked={shares}
        onArea={(area) => {
          if (left > 0 && shares[area] < pointsLeft(state, d, area)) change(area, 1)
        }}
      />
      <ul className="shares">
        {areas.map((area) => {
          const open = pointsLeft(state, d, area)
          const name = t(`body.${area}`)
          return (
            <li key={area}>
              <span>
                <b>{name}</b>
                <small>{t('damage.state', { left: open - shares[area], all: open })}</small>
              </span>
              <button
                type="button"
                className="stepper"
                aria-label={t('damage.less', { area: name })}
                disabled={shares[area] === 0}
                onClick={() => change(area, -1)}
              >
                −
              </button>
              <output>{shares[area]}</output>
              <button
                type="button"
                className="stepper"
                aria-label={t('damage.more', { area: name })}
                disabled={left === 0 || shares[area] >= open}
                onClick={() => change(area, 1)}
              >
                +
              </button>
            </li>
          )
        })}
      </ul>
      {refusal === undefined || left > 0 ? null : (
        <p className="problem" role="alert">
          {text.refusal(refusal)} <ClauseLink clause={refusal.clause} />
        </p>
      )}
      <div className="dialog-row">
        <Button onPress={onClose}>{t('damage.look')}</Button>
        <Button
          look="primary"
          glyph={glyphs.checkMark}
          isDisabled={refusal !== undefined}
          onPress={() => {
            setShares(none)
            props.play(action)
          }}
        >
          {t('actions.confirm')}
        </Button>
      </div>
    </Dialog>
  )
}
