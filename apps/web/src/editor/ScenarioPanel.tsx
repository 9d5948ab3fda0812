import {
  type BoardKind,
  Button,
  ClauseLink,
  cropTo,
  type DraftFault,
  type DraftForce,
  NumberInput,
} from '@wyrmtable/ui'
import type { ReactNode } from 'react'
import { areaName, kindOfArea, seatClass } from './area-name.ts'
import type { EditorText } from './text/index.ts'
import type { Drawing } from './use-draft.ts'

/** Who plays on the board and what for, what is wrong with it, and what was done. */
export function ScenarioPanel({
  kind,
  drawing,
  faults,
  t,
  onShow,
  children,
}: {
  readonly kind: BoardKind
  readonly drawing: Drawing
  readonly faults: readonly DraftFault[]
  readonly t: EditorText
  /** Brings a hex into view. */
  readonly onShow: (hex: string) => void
  readonly children?: ReactNode
}) {
  const { draft, history } = drawing
  const withFact = (id: string, value: string | number) => {
    const next = { ...draft, facts: { ...draft.facts, [id]: value } }
    // Where the board became smaller, what lay beyond is gone.
    return cropTo(next, kind.layoutOf(next))
  }
  return (
    <aside className="editor-side-panel" aria-label={t('scenario')}>
      <section>
        <h2 className="section-title">
          {t('faults')} <small>{faults.length === 0 ? '' : faults.length}</small>
        </h2>
        {faults.length === 0 ? (
          <p className="editor-fine">{t('faults.none')}</p>
        ) : (
          <ul className="editor-faults">
            {faults.map(({ text, clause, hexes }) => (
              <li key={`${clause} ${text}`}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path
                    d="M12,2L23,21H1Z M11,9V15H13V9Z M11,17V19H13V17Z"
                    fill="currentColor"
                    fillRule="evenodd"
                  />
                </svg>
                <span>
                  {hexes[0] === undefined ? (
                    text
                  ) : (
                    <button type="button" className="link" onClick={() => onShow(hexes[0] ?? '')}>
                      {text}
                    </button>
                  )}{' '}
                  <ClauseLink clause={clause} />
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
      <section>
        <h2 className="section-title">{t('scenario')}</h2>
        <label className="field">
          <span>{t('scenario.title')}</span>
          <input
            value={draft.title}
            maxLength={60}
            onChange={(event) =>
              drawing.typed(
                { ...draft, title: event.target.value },
                t('did.choice', { name: t('scenario.title') }),
                'title',
              )
            }
          />
        </label>
        {kind.facts(draft).map((fact) => (
          <label key={fact.id} className="field" htmlFor={`fact-${fact.id}`}>
            <span>{fact.name}</span>
            {'choices' in fact ? (
              <select
                id={`fact-${fact.id}`}
                value={String(draft.facts[fact.id] ?? '')}
                onChange={(event) =>
                  drawing.did(withFact(fact.id, event.target.value), t('did.choice', { name: fact.name }))
                }
              >
                {fact.choices.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            ) : (
              <NumberInput
                id={`fact-${fact.id}`}
                min={fact.least}
                max={fact.most}
                value={Number(draft.facts[fact.id] ?? fact.least)}
                onChange={(figure) =>
                  drawing.typed(
                    withFact(fact.id, figure),
                    t('did.choice', { name: fact.name }),
                    `fact ${fact.id}`,
                  )
                }
              />
            )}
          </label>
        ))}
        <label className="field editor-story">
          <span>{t('scenario.story')}</span>
          <textarea
            rows={3}
            maxLength={1200}
            value={draft.story}
            onChange={(event) =>
              drawing.typed(
                { ...draft, story: event.target.value },
                t('did.choice', { name: t('scenario.story') }),
                'story',
              )
            }
          />
        </label>
      </section>
      {(kind.pieces.length === 0 ? [] : kind.seats).map((seat, place) => (
        <Forces key={seat.id} kind={kind} drawing={drawing} seat={seat} place={place} t={t} />
      ))}
      {children}
      <section className="editor-done">
        <h2 className="section-title">{t('done')}</h2>
        {history.past.length === 0 ? <p className="muted">{t('done.nothing')}</p> : null}
        <ol>
          {history.past
            .slice(-12)
            .toReversed()
            .map(({ what }, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may be done twice
              <li key={i}>{what}</li>
            ))}
        </ol>
      </section>
    </aside>
  )
}

/** The pieces of one side: who, how many, and where they come into play. */
function Forces({
  kind,
  drawing: { draft, did },
  seat,
  place,
  t,
}: {
  readonly kind: BoardKind
  readonly drawing: Drawing
  readonly seat: BoardKind['seats'][number]
  readonly place: number
  readonly t: EditorText
}) {
  const mine = draft.forces.filter((force) => force.seat === seat.id)
  const count = mine.reduce((sum, force) => sum + force.count, 0)
  const zones = draft.areas.filter((area) => {
    const about = kindOfArea(kind, area.kind)
    return about?.isForForces === true && (about.seat === undefined || about.seat === place)
  })
  const pieces = kind.pieces
    .filter(({ seats }) => seats.includes(seat.id))
    .toSorted((a, b) => a.seats.indexOf(seat.id) - b.seats.indexOf(seat.id))
  const withForces = (forces: readonly DraftForce[]) => did({ ...draft, forces }, t('did.forces'))
  const change = (force: DraftForce, next: Partial<DraftForce>) =>
    withForces(draft.forces.map((one) => (one === force ? { ...one, ...next } : one)))
  const nameOf = (type: string): string => pieces.find(({ id }) => id === type)?.name ?? type
  const free = pieces.find(({ id }) => !draft.forces.some(({ type }) => type === id)) ?? pieces[0]
  return (
    <section className={`editor-forces ${seatClass(kind, place)}`}>
      <h2 className="section-title">{t('forces', { side: seat.name, count })}</h2>
      <ul>
        {mine.map((force, i) => {
          const piece = pieces.find(({ id }) => id === force.type)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name, and stay in their order
            <li key={i}>
              <select
                aria-label={t('force.type')}
                value={force.type}
                onChange={(event) => {
                  const next = pieces.find(({ id }) => id === event.target.value)
                  change(force, {
                    type: event.target.value,
                    posture: next?.postures[0]?.id ?? '',
                    count: Math.min(force.count, next?.most ?? 1),
                  })
                }}
              >
                {pieces.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
              <NumberInput
                aria-label={t('force.count')}
                min={1}
                max={piece?.most ?? 99}
                value={force.count}
                onChange={(count) => change(force, { count })}
              />
              <button
                type="button"
                className="editor-remove"
                aria-label={t('force.remove', { type: nameOf(force.type) })}
                onClick={() => withForces(draft.forces.filter((one) => one !== force))}
              >
                ×
              </button>
              {piece === undefined || piece.postures.length === 0 ? null : (
                <select
                  aria-label={t('force.posture')}
                  value={force.posture}
                  onChange={(event) => change(force, { posture: event.target.value })}
                >
                  {piece.postures.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              )}
              <select
                aria-label={t('force.area')}
                className="editor-where"
                value={force.area}
                onChange={(event) => change(force, { area: event.target.value })}
              >
                <option value="">{t('force.nowhere')}</option>
                {zones.map(({ id }) => (
                  <option key={id} value={id}>
                    {areaName(draft, id, kind, t)}
                  </option>
                ))}
              </select>
            </li>
          )
        })}
      </ul>
      {free === undefined ? null : (
        <Button
          onPress={() =>
            withForces([
              ...draft.forces,
              {
                seat: seat.id,
                type: free.id,
                count: 1,
                posture: free.postures[0]?.id ?? '',
                area: zones[0]?.id ?? '',
              },
            ])
          }
        >
          {t('force.add', { side: seat.name })}
        </Button>
      )}
    </section>
  )
}
