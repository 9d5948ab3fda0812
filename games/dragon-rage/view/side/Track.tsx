import { Glyph } from '@wyrmtable/ui'
import { mapData } from '../../data/map.ts'
import { unitsData } from '../../data/units.ts'
import { isReinforcementTurn } from '../../rules/phases/reinforcements.ts'
import type { State } from '../../rules/state.ts'
import { destroyedPoints } from '../../rules/topics/victory.ts'
import * as shapes from '../glyph/shapes.ts'
import type { ViewText } from '../text/index.ts'

/** Turn track, ladder of victory points with its grades, and the two clocks of ten turns. */
export function Track({ state, t }: { readonly state: State; readonly t: ViewText }) {
  const { noDestructionTurns, noInvaderInsideTurns } = unitsData.clocks
  return (
    <footer className="track">
      <TurnTrack state={state} t={t} />
      <ScoreLadder points={destroyedPoints(state)} t={t} />
      <Clock
        count={state.turn - state.lastDestructionTurn}
        limit={noDestructionTurns}
        name={t('track.noDestruction')}
        spoken={t('track.destruction', {
          count: state.turn - state.lastDestructionTurn,
          limit: noDestructionTurns,
        })}
      />
      <Clock
        count={state.turn - state.lastInsideTurn}
        limit={noInvaderInsideTurns}
        name={t('track.noPresence')}
        spoken={t('track.presence', {
          count: state.turn - state.lastInsideTurn,
          limit: noInvaderInsideTurns,
        })}
      />
    </footer>
  )
}

/** Turns that are shown around the present one. */
const span = 14

function TurnTrack({ state, t }: { readonly state: State; readonly t: ViewText }) {
  const first = Math.max(1, state.turn - 4)
  const turns = Array.from({ length: span }, (_, i) => first + i)
  return (
    <ol className="turns" aria-label={t('track.turns', { turn: state.turn })}>
      {turns.map((turn) => (
        <li
          key={turn}
          className={`turn ${turn < state.turn ? 'is-past' : ''} ${turn === state.turn ? 'is-now' : ''} ${isReinforcementTurn(turn) ? 'is-reinforced' : ''} ${turn === state.lastDestructionTurn ? 'is-destruction' : ''}`}
        >
          {turn === state.lastDestructionTurn ? <Glyph shape={shapes.flame} /> : turn}
          {isReinforcementTurn(turn) ? <Glyph shape={shapes.cargoShip} /> : null}
        </li>
      ))}
    </ol>
  )
}

/** The score on its way to each grade. */
function ScoreLadder({ points, t }: { readonly points: number; readonly t: ViewText }) {
  const all = mapData.victoryPointTotal
  const marks = unitsData.victoryGrades.flatMap(({ id, min }) => {
    const at = min === 'all' ? all : min
    return id === 'defeat' || at === 0 ? [] : [{ id, at }]
  })
  const share = (value: number) => `${(value / all) * 100}%`
  return (
    <div className="ladder" role="img" aria-label={t('track.score', { points, all })}>
      <i className="ladder-fill" style={{ width: share(points) }} />
      {marks.map(({ id, at }) => (
        <span key={id} className="ladder-mark" style={{ left: share(at) }} title={t(`grade.${id}`)}>
          {at}
        </span>
      ))}
      <b className="ladder-now" style={{ left: share(points) }}>
        {points}
      </b>
    </div>
  )
}

function Clock({
  count,
  limit,
  name,
  spoken,
}: {
  readonly count: number
  readonly limit: number
  readonly name: string
  readonly spoken: string
}) {
  return (
    <div
      className={`clock ${limit - count <= 3 ? 'is-short' : ''}`}
      role="img"
      aria-label={spoken}
      title={spoken}
    >
      <b>
        {count}/{limit}
      </b>
      <small>{name}</small>
    </div>
  )
}
