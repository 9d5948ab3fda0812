import type { Json } from '@wyrmtable/kernel'
import { Button } from '@wyrmtable/ui'
import { useState } from 'react'
import { ListField } from '../parts/ListField.tsx'
import { NumberField } from '../parts/NumberField.tsx'
import { TextField } from '../parts/TextField.tsx'
import { useSettings } from '../settings/SettingsContext.tsx'
import type { NameOf } from './names.ts'
import { tournamentText } from './text/index.ts'
import { type actIn, type Level, levels, type Tournament } from './tournament.ts'

type Does = (what: Parameters<typeof actIn>[1], body?: { readonly [key: string]: Json }) => void

/** What only whoever made it may do. */
export function Organise({
  tournament,
  nameOf,
  does,
}: {
  readonly tournament: Tournament
  readonly nameOf: NameOf
  readonly does: Does
}) {
  const t = tournamentText(useSettings().settings.language)
  const { state, rules, entrants } = tournament
  const active = entrants.filter(({ hasLeft }) => !hasLeft)
  const room = rules.most - active.length
  const mayFill = room > 0 && (state === 'open' || (state === 'running' && rules.kind === 'swiss'))
  return (
    <section className="panel" aria-labelledby="organise">
      <h2 id="organise" className="section-title">
        {t('organise.title')}
      </h2>
      {mayFill ? <Fill room={room} does={does} /> : null}
      {state === 'open' ? (
        <div>
          <Button look="primary" isDisabled={active.length < 2} onPress={() => does('start')}>
            {t('organise.start')}
          </Button>
          {active.length < 2 ? <p className="muted">{t('organise.start.note')}</p> : null}
        </div>
      ) : null}
      <Judge tournament={tournament} nameOf={nameOf} does={does} />
    </section>
  )
}

function Fill({ room, does }: { readonly room: number; readonly does: Does }) {
  const t = tournamentText(useSettings().settings.language)
  const [level, setLevel] = useState<Level>('squire')
  const [count, setCount] = useState(1)
  return (
    <form
      className="tournament-row"
      onSubmit={(event) => {
        event.preventDefault()
        does('computers', { level, count: Math.min(count, room) })
      }}
    >
      <NumberField label={t('organise.computers')} min={1} max={room} value={count} onChange={setCount} />
      <ListField
        label={t('organise.level')}
        value={level}
        choices={levels.map((value) => ({ value, name: t(`level.${value}`) }))}
        onChoose={setLevel}
      />
      <Button type="submit">{t('organise.add')}</Button>
    </form>
  )
}

const results = ['first', 'second', 'draw', 'none'] as const

/** Sending away, setting a result, calling off: each with a reason that everybody sees. */
function Judge({
  tournament: { state, entrants, rounds },
  nameOf,
  does,
}: {
  readonly tournament: Tournament
  readonly nameOf: NameOf
  readonly does: Does
}) {
  const t = tournamentText(useSettings().settings.language)
  const [reason, setReason] = useState('')
  const active = entrants.filter(({ hasLeft }) => !hasLeft)
  const [entrant, setEntrant] = useState(0)
  const matches = rounds.flatMap(({ round, matches: all }) => all.map((match) => ({ round, match })))
  const [chosen, setMatch] = useState('')
  const [result, setResult] = useState<(typeof results)[number]>('draw')
  const found = matches.find(({ match }) => match.id === chosen) ?? matches.at(-1)
  const [one = '', two = ''] = found?.match.seats.map(nameOf) ?? []
  const who = active.find(({ id }) => id === entrant) ?? active[0]
  const isSaid = reason.trim() !== ''
  const words = {
    first: t('organise.result.first', { name: one }),
    second: t('organise.result.first', { name: two }),
    draw: t('organise.result.draw'),
    none: t('organise.result.none'),
  }
  return (
    <details>
      <summary>{`${t('organise.exclude')} · ${t('organise.correct')} · ${t('organise.callOff')}`}</summary>
      <div className="tournament-form">
        <TextField label={t('organise.reason')} maxLength={300} value={reason} onChange={setReason} />
        {who === undefined ? null : (
          <div className="tournament-row">
            <ListField
              label={t('organise.entrant')}
              value={who.id}
              choices={active.map(({ id }) => ({ value: id, name: nameOf(id) }))}
              onChoose={setEntrant}
            />
            <Button isDisabled={!isSaid} onPress={() => does('exclude', { entrant: who.id, reason })}>
              {t('organise.exclude')}
            </Button>
          </div>
        )}
        {found === undefined || state !== 'running' ? null : (
          <div className="tournament-row">
            <ListField
              label={t('organise.match')}
              value={found.match.id}
              choices={matches.map(({ round, match }) => ({
                value: match.id,
                name: `${t('rounds.round', { round })}: ${match.seats.map(nameOf).join(' – ')}`,
              }))}
              onChoose={setMatch}
            />
            <ListField
              label={t('organise.result')}
              value={result}
              choices={results.map((value) => ({ value, name: words[value] }))}
              onChoose={setResult}
            />
            <Button
              isDisabled={!isSaid}
              onPress={() => does('correct', { match: found.match.id, result, reason })}
            >
              {t('organise.correct')}
            </Button>
          </div>
        )}
        <Button isDisabled={!isSaid} onPress={() => does('call-off', { reason })}>
          {t('organise.callOff')}
        </Button>
      </div>
    </details>
  )
}
