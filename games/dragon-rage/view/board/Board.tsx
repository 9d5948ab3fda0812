import { formatPercent } from '@wyrmtable/text'
import {
  type BoardHandle,
  BoardViewport,
  ChanceChips,
  HexShape,
  hexByArrow,
  RefusedPlace,
  StrikeArrow,
} from '@wyrmtable/ui'
import { type HexLayout, polygon } from '@wyrmtable/ui/drawing'
import { type KeyboardEvent, type RefObject, useCallback, useMemo, useRef, useState } from 'react'
import { parseDragon } from '../../rules/pieces.ts'
import { layout as grid, layoutOf, SIZE } from '../draw/plan.ts'
import { withNames } from '../side/tale.tsx'
import { strikeOf } from '../stage/strike.ts'
import type { Stage } from '../stage/use-stage.ts'
import { useTravels } from '../stage/use-travels.ts'
import { describeHex } from '../table/describe-hex.ts'
import { hexOfPiece, isDragonName, piecesAt } from '../table/pieces-at.ts'
import { frontArc, graspOf } from '../table/threat.ts'
import { threatText } from '../table/threat-text.ts'
import type { Interaction, RageProps } from '../table/use-interaction.ts'
import type { TableLayout } from '../table/use-layout.ts'
import type { Lenses } from '../table/use-lenses.ts'
import type { Chip } from '../table/use-odds-chips.ts'
import { stepsOf, type Way } from '../table/way.ts'
import type { ViewText } from '../text/index.ts'
import { Badges } from './Badges.tsx'
import { BoardTools } from './BoardTools.tsx'
import { CityBackdrop } from './CityBackdrop.tsx'
import { CourseGhost, facingAt } from './CourseGhost.tsx'
import { FireCone } from './FireCone.tsx'
import { Ghost } from './Ghost.tsx'
import { GraspShapes, ThreatFigures, ThreatShapes } from './Grasp.tsx'
import { LastMove } from './LastMove.tsx'
import { PathLine } from './PathLine.tsx'
import { Dragons, Pieces } from './Pieces.tsx'
import { Ruler } from './Ruler.tsx'
import { SpellArea, spellAreaOf } from './SpellArea.tsx'
import { Structures } from './Structures.tsx'
import { TargetFigures, Targets } from './Targets.tsx'
import { deedAt, Tip } from './Tip.tsx'
import { useDrag } from './use-drag.ts'
import { Weather } from './Weather.tsx'

/** The part of the map that the first view shows: the city and its approaches. */
const home = { x: 198, y: 196, width: 1064, height: 832 }
/** On a phone a hex is wide enough for a finger: the western city. */
const phoneHome = { x: 330, y: 330, width: 440, height: 540 }

/** The same on a smaller map, about its middle. */
function homeOf(layout: HexLayout, isPhone: boolean) {
  const wished = isPhone ? phoneHome : home
  if (layout === grid) return wished
  const width = Math.min(wished.width, layout.width)
  const height = Math.min(wished.height, layout.height)
  return { x: (layout.width - width) / 2, y: (layout.height - height) / 2, width, height }
}

/** The board with everything that lives on it. */
export function Board({
  props,
  stage,
  interaction,
  lenses,
  chips,
  t,
  handle,
  tableLayout,
  onAim,
}: {
  readonly props: RageProps
  readonly stage: Stage
  readonly interaction: Interaction
  readonly lenses: Lenses
  readonly chips: readonly Chip[]
  readonly t: ViewText
  readonly handle: RefObject<BoardHandle | null>
  readonly tableLayout: TableLayout
  /** Told of the hex under the pointer or the focus. */
  readonly onAim: (hex: string | undefined) => void
}) {
  const { view: state, language, game } = props
  const { chosen, targets, ways, preview, course, choice } = interaction
  const layout = layoutOf(state.map)
  const [focus, setFocus] = useState('1009')
  const [isFocusShown, showFocus] = useState(false)
  const [hover, setHover] = useState<string>()
  const root = useRef<HTMLDivElement>(null)
  const ghost = useRef<SVGGElement>(null)
  const { dragged, drag } = useDrag(layout, interaction, ghost)
  useTravels(root, stage)
  const chosenHex = chosen === undefined ? undefined : hexOfPiece(state, chosen)
  const aim = dragged?.over ?? hover ?? (isFocusShown ? focus : undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the ways change with all that a reason follows from
  const reason = useMemo(() => (aim === undefined ? undefined : interaction.reasonAt(aim)), [aim, ways])
  const refusedHex = interaction.refusedHex ?? (reason === undefined ? undefined : aim)

  const hovered = useCallback(
    (point: readonly [number, number] | undefined) => {
      const hex = point && layout.at(point[0], point[1])
      setHover(hex)
      onAim(hex)
    },
    [layout, onAim],
  )
  const look = useCallback(
    (point: readonly [number, number] | undefined) => lenses.look(point && layout.at(point[0], point[1])),
    [layout, lenses.look],
  )
  const key = (event: KeyboardEvent) => {
    const next =
      event.altKey || event.ctrlKey || event.metaKey ? undefined : hexByArrow(layout, focus, event.key)
    if (next !== undefined) {
      setFocus(next)
      showFocus(true)
      setHover(undefined)
      onAim(next)
      handle.current?.reveal(layout.centre(next))
      event.preventDefault()
    } else if (event.key === 'Enter' && isFocusShown) {
      press(focus)
      event.preventDefault()
    }
  }
  const press = (label: string, isTouch = false) => {
    if (lenses.isMeasuring) lenses.measureFrom(label)
    else interaction.press(label, isTouch)
  }
  const aimed = aim === undefined ? undefined : ways.get(aim)?.[0]
  const shownWay = preview?.way ?? aimed
  const steps = useMemo(() => (shownWay === undefined ? [] : stepsOf(shownWay, state)), [shownWay, state])
  const arc = useMemo(
    () =>
      chosen !== undefined && isDragonName(chosen)
        ? frontArc(state, parseDragon(chosen), (label, direction) => layout.neighbour(label, direction))
        : [],
    [layout, chosen, state],
  )
  const lookedHex = lenses.looked ?? (lenses.isLooking ? aim : undefined)
  const looked = lookedHex === undefined ? undefined : piecesAt(state, lookedHex)[0]
  const grasp = useMemo(
    () => (looked === undefined ? undefined : graspOf(game, state, looked)),
    [looked, game, state],
  )
  const spoken = [
    describeHex(focus, props, t, deedAt(focus, ways.get(focus) ?? [], props, t, chips)),
    withNames(threatText(lenses.threat, focus, props, t) ?? '', props, t),
  ].join(' ')
  const isPhone = tableLayout === 'phone'
  const spellArea = spellAreaOf(props, interaction, aim)
  const strike = stage.roll === undefined ? undefined : strikeOf(stage.roll, state)
  const isLine = steps.length > 0 && chosenHex !== undefined && isMove(shownWay)
  return (
    <div
      ref={root}
      className={`board ${lenses.isBare ? 'is-bare' : ''} ${lenses.isMeasuring ? 'is-measuring' : ''}`}
    >
      <BoardViewport
        ref={handle}
        width={layout.width}
        height={layout.height}
        home={homeOf(layout, isPhone)}
        label={t('board.label')}
        description={t('board.help')}
        backdrop={<CityBackdrop map={state.map.data} />}
        drag={drag}
        onPoint={([x, y], { isTouch }) => {
          const label = layout.at(x, y)
          const facing = course === undefined ? undefined : facingAt([x, y], course, isTouch)
          if (facing !== undefined) {
            interaction.face(facing)
            return
          }
          if (label === undefined) return
          setFocus(label)
          showFocus(false)
          if (isTouch) onAim(label)
          press(label, isTouch)
        }}
        onHover={hovered}
        onLook={look}
        onKeyDown={key}
      >
        <Structures state={state} />
        <LastMove log={props.log} />
        {lenses.threat === undefined ? null : <ThreatShapes threats={lenses.threat} />}
        <Targets targets={targets} from={chosenHex} />
        {arc.map((label) => (
          <HexShape key={label} layout={layout} label={label} look="arc" scale={0.93} />
        ))}
        {grasp === undefined ? null : <GraspShapes {...grasp} />}
        {chosenHex === undefined ? null : (
          <HexShape layout={layout} label={chosenHex} look="chosen" scale={0.95} />
        )}
        <Pieces
          state={state}
          chosen={chosen}
          ready={interaction.ready}
          fanned={aim}
          lifted={dragged?.piece}
        />
        <Weather state={state} t={t} />
        <Badges state={state} />
        <g className="pieces">
          <Dragons state={state} chosen={chosen} ready={interaction.ready} isFlying={false} />
          <Dragons state={state} chosen={chosen} ready={interaction.ready} isFlying />
        </g>
        {stage.fire === undefined ? null : <FireCone {...stage.fire} />}
        {strike === undefined || stage.roll === undefined ? null : (
          <StrikeArrow
            key={`${stage.roll.why} ${stage.roll.by} ${stage.roll.on}`}
            {...strike}
            dice={stage.roll.dice}
            look={stage.roll.success === undefined ? '' : stage.roll.success ? 'hit' : 'miss'}
          />
        )}
        {lenses.threat === undefined ? null : <ThreatFigures threats={lenses.threat} />}
        {spellArea === undefined ? null : <SpellArea layout={layout} {...spellArea} />}
        <TargetFigures targets={targets} state={state} />
        {isLine ? (
          <PathLine
            from={chosenHex}
            steps={steps}
            isTaken={piecesAt(state, steps.at(-1)?.hex ?? '').length > 0}
          />
        ) : (
          (preview === undefined ? [] : steps).map(({ hex }) => (
            <HexShape key={hex} layout={layout} label={hex} look="plan" scale={0.9} />
          ))
        )}
        {course === undefined || chosen === undefined || !isDragonName(chosen) ? null : (
          <CourseGhost dragon={chosen} course={course} />
        )}
        {refusedHex === undefined ? null : (
          <RefusedPlace
            d={polygon(layout.corners(refusedHex, 0.93))}
            cross={layout.corners(refusedHex, 0.82)[5] ?? [0, 0]}
            label={refusedHex}
          />
        )}
        {choice === undefined ? null : (
          <HexShape layout={layout} label={choice.hex} look="plan" scale={0.9} />
        )}
        <ChanceChips
          chips={chips.map(({ hex, share }) => {
            const [x, y] = layout.centre(hex)
            return { x: x - SIZE * 0.08, y: y - SIZE * 0.74, share, text: formatPercent(language, share) }
          })}
        />
        {dragged === undefined ? null : (
          <Ghost ref={ghost} piece={dragged.piece} from={dragged.from} state={state} />
        )}
        {aim === undefined || lenses.measured === undefined ? null : (
          <Ruler from={lenses.measured} to={aim} />
        )}
        {hover === undefined ? null : <HexShape layout={layout} label={hover} look="hover" scale={0.97} />}
        {isFocusShown ? <HexShape layout={layout} label={focus} look="focus" scale={0.97} /> : null}
      </BoardViewport>
      <p className="hidden" aria-live="polite">
        {isFocusShown ? spoken : ''}
      </p>
      <Tip
        props={props}
        interaction={interaction}
        t={t}
        hex={dragged === undefined ? aim : dragged.over}
        reason={reason}
        threat={threatText(lenses.threat, aim, props, t)}
        chips={chips}
        handle={handle}
        isPhone={isPhone}
      />
      <BoardTools lenses={lenses} handle={handle} t={t} isBrief={isPhone && props.isBoardOnly !== true} />
      <div className="vignette" />
    </div>
  )
}

/** Whether a way leads somewhere, so that it is drawn as a line. */
function isMove(way: Way | undefined): boolean {
  if (way === undefined) return false
  if (way.kind === 'walk') return true
  return ['moveUnit', 'bound', 'fly', 'fall', 'walkForward', 'slither'].includes(way.action.type)
}
