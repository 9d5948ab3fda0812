import { Button, Glyph, type GlyphShape } from '@wyrmtable/ui'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { type Playback, type Stride, speeds } from '../play/use-playback.ts'
import { replayText } from '../text/index.ts'
import * as shapes from './shapes.ts'

/** The bar over the foot of the board: back and on by turn, phase and entry, play, speed, playing on. */
export function Controls({
  playback,
  last,
  onPlayOn,
}: {
  readonly playback: Playback
  readonly last: number
  /** Absent where the game is over. */
  readonly onPlayOn: (() => void) | undefined
}) {
  const { settings } = useSettings()
  const t = replayText(settings.language)
  const { seq, isPlaying, speed } = playback
  const press = (label: string, keys: string, shape: GlyphShape, stride: Stride, by: -1 | 1) => (
    <button
      type="button"
      className={`player-button player-${stride}`}
      aria-label={label}
      title={`${label} (${keys})`}
      aria-disabled={by === 1 ? seq >= last : seq <= 0}
      onClick={() => playback.go(stride, by)}
    >
      <Glyph shape={shape} />
    </button>
  )
  return (
    <div
      className="player"
      role="toolbar"
      aria-label={t('replay.controls')}
      aria-description={t('replay.keys')}
    >
      <div className="player-steps">
        {press(t('replay.turnBack'), 'Page Up', shapes.turnBack, 'turn', -1)}
        {press(t('replay.phaseBack'), 'Shift ←', shapes.phaseBack, 'phase', -1)}
        {press(t('replay.stepBack'), '←', shapes.stepBack, 'entry', -1)}
        <button
          type="button"
          className="button button-primary player-play"
          aria-label={t(isPlaying ? 'replay.pause' : 'replay.play')}
          title={`${t(isPlaying ? 'replay.pause' : 'replay.play')} (␣)`}
          onClick={playback.toggle}
        >
          <Glyph shape={isPlaying ? shapes.pause : shapes.stepOn} />
        </button>
        {press(t('replay.stepOn'), '→', shapes.stepOn, 'entry', 1)}
        {press(t('replay.phaseOn'), 'Shift →', shapes.phaseOn, 'phase', 1)}
        {press(t('replay.turnOn'), 'Page Down', shapes.turnOn, 'turn', 1)}
      </div>
      <fieldset className="player-speeds">
        <legend className="hidden">{t('replay.speed')}</legend>
        {speeds.map((one) => (
          <button
            key={one}
            type="button"
            className={one === speed ? 'is-on' : ''}
            aria-pressed={one === speed}
            aria-label={t('replay.speedOf', { speed: one })}
            onClick={() => playback.setSpeed(one)}
          >
            {one}×
          </button>
        ))}
      </fieldset>
      <Button
        glyph={shapes.branch}
        isDisabled={onPlayOn === undefined}
        onPress={onPlayOn}
        className="player-on"
      >
        <span className="wide-only">{t('replay.playOn')}</span>
        <span className="narrow-only">{t('replay.playOnShort')}</span>
      </Button>
    </div>
  )
}
