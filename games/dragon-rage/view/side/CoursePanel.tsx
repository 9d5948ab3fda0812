import { Glyph, glyphs } from '@wyrmtable/ui'
import { facingName } from '../table/facing-name.ts'
import type { Interaction, RageProps } from '../table/use-interaction.ts'
import type { ViewText } from '../text/index.ts'

/** How the dragon that is previewed comes to be there: its facing and, at the end of a flight, whether it lands. */
export function CoursePanel({
  props,
  interaction,
  t,
}: {
  readonly props: RageProps
  readonly interaction: Interaction
  readonly t: ViewText
}) {
  const { course } = interaction
  if (course === undefined) return null
  const { now, all, hex } = course
  const isFlight = now.way.kind === 'action' && now.way.action.type === 'fly'
  return (
    <section className="section course-panel" aria-label={t('course.title', { hex })}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own frame */}
      <div className="course-facings" role="group" aria-label={t('course.facing')}>
        {[0, 1, 2, 3, 4, 5].map((facing) => {
          const isOpen = all.some((one) => one.facing === facing && one.isLanding === now.isLanding)
          return (
            <button
              key={facing}
              type="button"
              className="course-facing"
              aria-label={facingName(facing, t)}
              title={facingName(facing, t)}
              aria-pressed={facing === now.facing}
              disabled={!isOpen}
              onClick={() => interaction.face(facing)}
            >
              <svg viewBox="-20 -20 40 40" aria-hidden="true">
                <path transform={`rotate(${facing * 60})`} d="M0,-16L12,8L0,2L-12,8Z" />
              </svg>
            </button>
          )
        })}
      </div>
      {isFlight ? <LandingSwitch props={props} interaction={interaction} t={t} /> : null}
    </section>
  )
}

function LandingSwitch({
  props,
  interaction,
  t,
}: {
  readonly props: RageProps
  readonly interaction: Interaction
  readonly t: ViewText
}) {
  const { course } = interaction
  if (course?.now.way.kind !== 'action' || course.now.way.action.type !== 'fly') return null
  const { now, all } = course
  const other = { ...course.now.way.action, land: !now.isLanding }
  const refusal = all.some(({ isLanding }) => isLanding !== now.isLanding) ? undefined : props.check(other)
  return (
    <>
      <button
        type="button"
        role="switch"
        className="landing-switch"
        aria-checked={now.isLanding}
        aria-disabled={refusal !== undefined}
        onClick={interaction.switchLanding}
      >
        <Glyph shape={glyphs.wyvern} />
        <span>{t(now.isLanding ? 'course.lands' : 'course.flies')}</span>
        <i aria-hidden="true" />
        <kbd>F</kbd>
      </button>
      {refusal === undefined ? null : <p className="muted">{props.text.refusal(refusal)}</p>}
    </>
  )
}
