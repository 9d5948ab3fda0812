import { Button, Glyph, type GlyphShape, glyphs } from '@wyrmtable/ui'
import { graduateCap } from '../parts/glyph/shapes.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import type { GuideView } from './guide-session.ts'
import { guideText } from './text/index.ts'

/** The bubble beside the board: what this is about, what to do, and the ways on, back and out. */
export function Coach({
  view,
  all,
  title,
  text,
  seat,
  further,
  onNext,
  onBack,
  onRestart,
}: {
  readonly view: GuideView
  /** Number of steps. */
  readonly all: number
  readonly title: string
  readonly text: string
  /** Who does the step. */
  readonly seat: { readonly name: string; readonly glyph: GlyphShape; readonly colour: number } | undefined
  /** The address of the lesson after this one. */
  readonly further: string | undefined
  readonly onNext: () => void
  readonly onBack: () => void
  readonly onRestart: () => void
}) {
  const t = guideText(useSettings().settings.language)
  const { at, step, isLast, hint } = view
  const dice = step.does?.dice ?? []
  return (
    <aside className="coach" data-covers="" aria-label={t('guide.label')}>
      <div className="coach-head">
        <span className={seat === undefined ? 'crest' : `crest crest-${seat.colour}`}>
          <Glyph shape={seat?.glyph ?? graduateCap} />
        </span>
        <p className="muted">
          {t('guide.step', { step: at + 1, all })}
          {seat === undefined ? null : <b>{t('guide.you', { seat: seat.name })}</b>}
        </p>
      </div>
      <progress className="coach-progress" value={at + 1} max={all} aria-hidden="true" />
      <div className="coach-text" role="status">
        <h2 className="display">{title}</h2>
        <p>{text}</p>
        {dice.length === 0 ? null : (
          <p className="coach-dice">
            <Glyph shape={glyphs.perspectiveDiceSixFacesRandom} />{' '}
            {t('guide.diceNow', { dice: dice.join(', ') })}
          </p>
        )}
        {hint === undefined ? null : <p className="coach-hint">{t(`guide.${hint}`)}</p>}
      </div>
      <div className="coach-row">
        {isLast && further !== undefined ? (
          <a className="button button-primary" href={further}>
            {t('guide.further')}
          </a>
        ) : null}
        {isLast ? (
          <a className={`button ${further === undefined ? 'button-primary' : ''}`} href="#/">
            {t('guide.play')}
          </a>
        ) : (
          <Button look={step.does === undefined ? 'primary' : 'plain'} onPress={onNext}>
            {t(step.does === undefined ? 'guide.next' : 'guide.show')}
          </Button>
        )}
        <Button isDisabled={at === 0} onPress={onBack}>
          {t('guide.back')}
        </Button>
        {isLast ? <Button onPress={onRestart}>{t('guide.again')}</Button> : null}
      </div>
      <p className="coach-note muted">{t('guide.dice')}</p>
    </aside>
  )
}
