import { ClauseLink, Log, type LogItem } from '@wyrmtable/ui'
import { useMemo } from 'react'
import { findCard } from '../../data/library.ts'
import { cardText } from '../../text/cards/card-text.ts'
import { flavourOf } from '../../text/cards/flavour.ts'
import { cardBehind, cardName } from '../../text/names.ts'
import { ActionList } from '../ActionList.tsx'
import { powerOf } from '../act/powers.ts'
import type { Passing } from '../bar/use-passing.ts'
import { CardFace } from '../card/CardFace.tsx'
import { Clauses } from '../card/Clauses.tsx'
import { kindOf, printedColour } from '../card/kind-of.ts'
import { Crest } from '../table/Crest.tsx'
import { useWrath } from '../table/context.ts'
import { useLooked } from '../table/look-store.ts'
import { useMarked } from '../table/marks.ts'
import { mightOf } from '../table/might.ts'
import { nameOf } from '../table/name-of.ts'
import { type Sight, sightIn } from '../table/sight.ts'
import { Awaited } from './Awaited.tsx'
import { CouldAnswer } from './CouldAnswer.tsx'
import { clauseOf, glyphOf, type Piece, piecesOf } from './chronicle.ts'
import { StopsPanel } from './StopsPanel.tsx'

/** The card that is looked at, might and order, stops, the list of all actions folded away, and the chronicle. */
export function Side({
  passing,
  isOpen,
  onSight,
}: {
  readonly passing: Passing
  readonly isOpen: boolean
  /** Opens cards again that an effect showed. */
  readonly onSight: (sight: Sight) => void
}) {
  const { props, enlarge, t } = useWrath()
  const { text, log, language } = props
  const items = useMemo(
    () =>
      log.slice(-60).flatMap(({ seq, events }) =>
        events.flatMap((event, place): readonly LogItem[] => {
          const line = text.event(event)
          const key = `${seq}/${place}`
          if (line === undefined) return []
          // The rail says which step it is: of the steps the chronicle keeps the years.
          if (event.type === 'stepBegan') {
            return event.step === 'T1' ? [{ kind: 'heading', key, text: line }] : []
          }
          const glyph = glyphOf[event.type]
          const clause = clauseOf[event.type]
          const told = piecesOf(line, event, (card) => cardName(card, language))
          const sight = sightIn(event, seq, place)
          return [
            {
              kind: 'line',
              key,
              text: '',
              detail: (
                <>
                  <Told pieces={told} onCard={(card) => enlarge('', card)} />
                  {sight === undefined ? null : (
                    <>
                      {' '}
                      <button type="button" className="place" tabIndex={-1} onClick={() => onSight(sight)}>
                        {t('sight.again')}
                      </button>
                    </>
                  )}
                </>
              ),
              ...(glyph === undefined ? {} : { glyph }),
              ...(clause === undefined ? {} : { clause }),
            },
          ]
        }),
      ),
    [log, text, language, enlarge, onSight, t],
  )
  return (
    <aside className="wrath-side" aria-label={t('side.label')} data-open={isOpen}>
      <div className="wrath-panels">
        <Looked />
        <Awaited />
        <CouldAnswer />
        <Might />
        <ActionList />
        {passing.passFor === undefined ? null : <StopsPanel passing={passing} language={language} />}
      </div>
      <Log title={t('log.title')} items={items} empty={t('log.empty')} />
    </aside>
  )
}

/** A line with the cards it names as links; the list itself is the tab stop. */
function Told({
  pieces,
  onCard,
}: {
  readonly pieces: readonly Piece[]
  readonly onCard: (card: string) => void
}) {
  return pieces.map(({ text, card }, place) =>
    card === undefined ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a line stay where they are
      <button key={place} type="button" className="place" tabIndex={-1} onClick={() => onCard(card)}>
        {text}
      </button>
    ),
  )
}

function Might() {
  const { props, t } = useWrath()
  const { view } = props
  const living = view.players.filter(({ eliminated }) => !eliminated)
  const most = Math.max(1, ...living.map(({ seat }) => mightOf(view, seat, props)))
  if (view.limited !== null) return null
  return (
    <section className="wrath-mights">
      <h2 className="section-title">
        {t('might.title')} <small>{t('might.note')}</small>
      </h2>
      <ul>
        {living.map(({ seat }) => (
          <li key={seat}>
            <Crest seat={seat} />
            <b>{nameOf(seat, props)}</b>
            <span className="wrath-gauge">
              <i
                style={{
                  inlineSize: `${(mightOf(view, seat, props) / most) * 100}%`,
                  background: `var(--seat-${seat + 1})`,
                }}
              />
            </span>
            <b>{mightOf(view, seat, props)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The words of a card that are too small to read on the table, and what changes its powers now. */
function Looked() {
  const { props, looks, marks, reasons, isAsked, t } = useWrath()
  const looked = useLooked(looks)
  const isListed = useMarked(marks, ({ starts }) => looked !== undefined && starts.has(looked))
  const { view, language, text } = props
  const card = looked === undefined ? undefined : cardBehind(view, looked)
  const data = card === undefined ? undefined : findCard(card)
  if (looked === undefined || card === undefined)
    return <p className="muted wrath-nothing-looked">{t('look.hint')}</p>
  const rules = data === undefined || data.type === 'province' ? '' : cardText(data, language)
  const flavour = flavourOf(card, language)
  const why = isAsked ? reasons.held(looked) : undefined
  return (
    <section className="wrath-looked" aria-label={cardName(card, language)}>
      {data?.type === 'province' ? null : (
        <span className={`wrath-looked-card wrath-${printedColour(card)}`} aria-hidden="true">
          <CardFace card={card} language={language} size="hand" />
        </span>
      )}
      <div>
        <h2>{cardName(card, language)}</h2>
        {data === undefined ? null : <p className="muted">{kindOf(data, language)}</p>}
        {rules === '' ? null : <p>{rules}</p>}
        {flavour === undefined ? null : <p className="wrath-flavour">{flavour}</p>}
        {why === undefined || isListed ? null : (
          <p className="wrath-refusal">
            {text.refusal(why.refusal)} <ClauseLink clause={why.clause} />
          </p>
        )}
        <Sources id={looked} />
      </div>
      {data === undefined ? null : <Clauses data={data} />}
    </section>
  )
}

/** Both powers with all that makes them other than printed. */
export function Sources({ id }: { readonly id: string }) {
  const { props, state, t } = useWrath()
  const powers = useMemo(
    () =>
      state === undefined
        ? []
        : (['physical', 'magic'] as const).map((mode) => ({ mode, power: powerOf(state, id, mode) })),
    [state, id],
  )
  const lines = powers.flatMap(({ mode, power }) => {
    if (power === undefined || power.total === power.base) return []
    const parts = power.parts.map(
      ({ card, n }) => `${n < 0 ? '−' : '+'} ${Math.abs(n)} ${cardName(card, props.language)}`,
    )
    const rest =
      power.rest === 0 ? [] : [`${power.rest < 0 ? '−' : '+'} ${Math.abs(power.rest)} ${t('stage.rest')}`]
    return [
      `${t(mode === 'physical' ? 'short.pp' : 'short.pm')} ${power.total} = ${[`${power.base}`, ...parts, ...rest].join(' ')}`,
    ]
  })
  if (lines.length === 0) return null
  return (
    <ul className="wrath-sources">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
