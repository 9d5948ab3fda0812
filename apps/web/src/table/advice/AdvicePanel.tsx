import type { GameText, Tagged } from '@wyrmtable/kernel'
import { formatList, formatPercent } from '@wyrmtable/text'
import { Button, ClauseLink, Glyph, glyphs } from '@wyrmtable/ui'
import { useEffect, useRef } from 'react'
import type { TurnAims } from '../../session/computers/aims.ts'
import type { ThinkingStore } from '../../session/computers/thinking.ts'
import type { SessionHint } from '../../session/screen-session.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import type { Step, StepOdds } from './foreseen.ts'
import { ThinkingBar } from './ThinkingBar.tsx'
import { adviceText } from './text/index.ts'
import type { Advice } from './use-advice.ts'

/** One hint with what can be foreseen of it. */
export interface AdvisedWay {
  readonly hint: SessionHint
  readonly steps: readonly Step[]
  /** The steps in words. */
  readonly told: readonly string[]
  readonly odds: StepOdds | undefined
}

/** How a game tells why something is advised. */
type WayText = Pick<GameText, 'figure'>

/** The best actions, each with its chance of winning, its dice and its reasons; they are marked on the board. */
export function AdvicePanel({
  title,
  advice,
  ways,
  aims = [],
  thinking,
  text,
  takesFocus = true,
  onHurry,
  onFollow,
  onLook,
  onClose,
}: {
  readonly title: string
  readonly advice: Advice
  readonly ways: readonly AdvisedWay[]
  /** What computers were after in their last turn, by the names of their seats. */
  readonly aims?: readonly (Omit<TurnAims, 'seat'> & { readonly who: string })[]
  /** How far the search is. */
  readonly thinking: ThinkingStore
  readonly text: WayText
  /** Whether whoever asked is led to it. */
  readonly takesFocus?: boolean
  readonly onHurry: () => void
  readonly onFollow: (actions: readonly Tagged[]) => void
  /** Told of the hint under the pointer or the focus. */
  readonly onLook: (place: number | undefined) => void
  readonly onClose: () => void
}) {
  const { settings } = useSettings()
  const t = adviceText(settings.language)
  const told = ({ who, better, worse, chance }: (typeof aims)[number]): string => {
    const names = (figures: readonly string[]) =>
      formatList(
        settings.language,
        figures.slice(0, 3).map((one) => text.figure?.(one) ?? one),
      )
    const said = [
      better.length === 0
        ? t('advice.afterNothing', { who })
        : t('advice.after', { who, what: names(better) }),
      worse.length === 0 ? '' : t('advice.letGo', { what: names(worse) }),
      chance === undefined
        ? ''
        : t('advice.gaveItself', { percent: formatPercent(settings.language, chance) }),
    ]
    return said.filter((sentence) => sentence !== '').join(' ')
  }
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [takesFocus])
  return (
    <section className="advice" data-covers="" aria-label={title}>
      <div className="advice-head">
        <h2 className="section-title" ref={heading} tabIndex={-1}>
          <Glyph shape={glyphs.owl} /> {title}
        </h2>
        <button type="button" className="icon-button" aria-label={t('advice.close')} onClick={onClose}>
          <Glyph shape={glyphs.crossMark} />
        </button>
      </div>
      {aims.map((one) => (
        <p key={one.who} className="advice-after">
          {told(one)}
        </p>
      ))}
      {advice.kind === 'thinking' ? (
        <>
          <p role="status">{t('advice.thinking')}</p>
          <ThinkingBar thinking={thinking} label={t('advice.thinking')} />
          <Button onPress={onHurry}>{t('advice.now')}</Button>
        </>
      ) : null}
      {advice.kind === 'failed' ? <p role="status">{t('advice.failed')}</p> : null}
      {advice.kind === 'shown' ? (
        <>
          <ol className="advice-list">
            {ways.map((way, place) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: hints are known by their place
                key={place}
                onPointerEnter={() => onLook(place)}
                onPointerLeave={() => onLook(undefined)}
                onFocus={() => onLook(place)}
                onBlur={() => onLook(undefined)}
              >
                <Way way={way} place={place} text={text} onFollow={onFollow} />
              </li>
            ))}
          </ol>
          <p className="muted advice-foot">{t('advice.foot')}</p>
        </>
      ) : null}
    </section>
  )
}

function Way({
  way: { hint, told, odds },
  place,
  text,
  onFollow,
}: {
  readonly way: AdvisedWay
  readonly place: number
  readonly text: WayText
  readonly onFollow: (actions: readonly Tagged[]) => void
}) {
  const { settings } = useSettings()
  const { language } = settings
  const t = adviceText(language)
  const { chance, range, certain, better, worse } = hint
  const names = (list: readonly string[]) =>
    formatList(
      language,
      text.figure === undefined ? [] : list.slice(0, 3).map((one) => text.figure?.(one) ?? one),
    )
  const [first = '', ...rest] = told
  const percent = (share: number) => formatPercent(language, share)
  return (
    <>
      <span className="advice-place" aria-hidden="true">
        {place + 1}
      </span>
      <div className="advice-words">
        <p className="advice-deed">
          <b>{first}</b>
          {rest.length === 0 ? null : <> {t('advice.then', { what: formatList(language, rest) })}</>}
        </p>
        {chance === undefined ? (
          <p className="muted">{t('advice.only')}</p>
        ) : (
          <p className="advice-chance">
            <span className="figure">{percent(chance)}</span>
            <span>
              {t('advice.chance')}
              {certain ? <small>{t('advice.proven')}</small> : null}
              {range === undefined || range[1] - range[0] < 0.01 ? null : (
                <small>{t('advice.range', { low: percent(range[0]), high: percent(range[1]) })}</small>
              )}
            </span>
          </p>
        )}
        {odds === undefined ? null : (
          <p className="advice-odds">
            <Glyph shape={glyphs.perspectiveDiceSixFacesRandom} />{' '}
            {t('advice.roll', { percent: formatList(language, odds.chances.slice(0, 3).map(percent)) })}{' '}
            {odds.clause === undefined ? null : <ClauseLink clause={odds.clause} />}
          </p>
        )}
        {text.figure === undefined || better.length === 0 ? null : (
          <p className="advice-better">{t('advice.better', { what: names(better) })}</p>
        )}
        {text.figure === undefined || worse.length === 0 ? null : (
          <p className="advice-worse">{t('advice.worse', { what: names(worse) })}</p>
        )}
        <button
          type="button"
          className="button"
          aria-label={t('advice.doOf', { what: told.join(', ') })}
          onClick={() => onFollow(hint.actions)}
        >
          <span>{t('advice.do')}</span>
        </button>
      </div>
    </>
  )
}
