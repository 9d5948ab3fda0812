import { formatPercent } from '@wyrmtable/text'
import { type BoardHandle, BoardViewport, Glyph, glyphs, HexShape, hexByArrow } from '@wyrmtable/ui'
import { type KeyboardEvent, type RefObject, useCallback, useMemo, useState } from 'react'
import { layout } from '../draw/plan.ts'
import { pathOf } from '../table/action-place.ts'
import { describeHex } from '../table/describe-hex.ts'
import { hexOfPiece } from '../table/pieces-at.ts'
import type { Interaction, RageProps } from '../table/use-interaction.ts'
import { useOddsChips } from '../table/use-odds-chips.ts'
import type { ViewText } from '../text/index.ts'
import { CityBackdrop } from './CityBackdrop.tsx'
import { LastMove } from './LastMove.tsx'
import { OddsChip } from './OddsChip.tsx'
import { Dragons, Pieces } from './Pieces.tsx'
import { Structures } from './Structures.tsx'
import { TargetFigures, Targets } from './Targets.tsx'
import { Tip } from './Tip.tsx'
import { Weather } from './Weather.tsx'

/** The part of the map that the first view shows: the city and its approaches. */
const home = { x: 190, y: 150, width: 1090, height: 880 }
/** On a phone a hex is wide enough for a finger: the western city. */
const phoneHome = { x: 330, y: 330, width: 540, height: 500 }

/** The board with everything that lives on it. */
export function Board({
  props,
  interaction,
  t,
  handle,
  isPhone,
}: {
  readonly props: RageProps
  readonly interaction: Interaction
  readonly t: ViewText
  readonly handle: RefObject<BoardHandle | null>
  readonly isPhone: boolean
}) {
  const { state, language } = props
  const { chosen, targets, ways, preview, choice } = interaction
  const [focus, setFocus] = useState('1009')
  const [isFocusShown, showFocus] = useState(false)
  const [hover, setHover] = useState<string>()
  const chips = useOddsChips(props, interaction)
  const chosenHex = chosen === undefined ? undefined : hexOfPiece(state, chosen)

  const hovered = useCallback((point: readonly [number, number] | undefined) => {
    setHover(point && layout.at(point[0], point[1]))
  }, [])
  const key = (event: KeyboardEvent) => {
    if (event.shiftKey && event.key.startsWith('Arrow')) {
      const [dx, dy] = { ArrowUp: [0, 80], ArrowDown: [0, -80], ArrowLeft: [80, 0], ArrowRight: [-80, 0] }[
        event.key
      ] ?? [0, 0]
      handle.current?.panBy(dx ?? 0, dy ?? 0)
      event.preventDefault()
      return
    }
    const next =
      event.altKey || event.ctrlKey || event.metaKey ? undefined : hexByArrow(layout, focus, event.key)
    if (next !== undefined) {
      setFocus(next)
      showFocus(true)
      handle.current?.reveal(layout.centre(next))
      event.preventDefault()
    } else if (event.key === 'Enter') {
      showFocus(true)
      interaction.press(focus)
      event.preventDefault()
    }
  }
  const previewPath = useMemo(
    () => (preview?.way.kind === 'action' ? pathOf(preview.way.action, state) : []),
    [preview, state],
  )
  const spoken = describeHex(focus, state, t, ways.get(focus)?.length ?? 0)
  return (
    <div className="board">
      <BoardViewport
        ref={handle}
        width={layout.width}
        height={layout.height}
        home={isPhone ? phoneHome : home}
        label={t('board.label')}
        description={t('board.help')}
        backdrop={<CityBackdrop />}
        onPoint={([x, y]) => {
          const label = layout.at(x, y)
          if (label === undefined) return
          setFocus(label)
          showFocus(false)
          interaction.press(label)
        }}
        onHover={hovered}
        onKeyDown={key}
      >
        <Structures state={state} />
        <LastMove log={props.log} />
        <Targets targets={targets} />
        {chosenHex === undefined ? null : (
          <HexShape layout={layout} label={chosenHex} look="chosen" scale={0.95} />
        )}
        <Pieces state={state} chosen={chosen} ready={interaction.ready} />
        <Weather state={state} t={t} />
        <g className="pieces">
          <Dragons state={state} chosen={chosen} isFlying />
        </g>
        <TargetFigures targets={targets} state={state} />
        {previewPath.map((label) => (
          <HexShape key={label} layout={layout} label={label} look="plan" scale={0.9} />
        ))}
        {choice === undefined ? null : (
          <HexShape layout={layout} label={choice.hex} look="plan" scale={0.9} />
        )}
        {chips.map(({ hex, share }) => (
          <OddsChip key={hex} hex={hex} share={share} text={formatPercent(language, share)} />
        ))}
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
        hex={hover ?? (isFocusShown ? focus : undefined)}
        isPhone={isPhone}
      />
      <div className="zoom">
        <button type="button" aria-label={t('board.zoomIn')} onClick={() => handle.current?.zoomBy(1.4)}>
          +
        </button>
        <button type="button" aria-label={t('board.zoomOut')} onClick={() => handle.current?.zoomBy(1 / 1.4)}>
          −
        </button>
        <button type="button" aria-label={t('board.fit')} onClick={() => handle.current?.fit()}>
          <Glyph shape={glyphs.expand} />
        </button>
      </div>
      <div className="vignette" />
    </div>
  )
}
