import type { Language } from '@wyrmtable/kernel'
import { Button, Glyph, glyphs } from '@wyrmtable/ui'
import { type Sphere, spheres } from '../../data/words.ts'
import { Orb } from '../art/Orb.tsx'
import {
  askedOf,
  type FacetKey,
  type Filter,
  facets,
  HIGHEST,
  noFilter,
  type PowerKey,
  powers,
  toggled,
} from './facets.ts'
import { type DeckText, deckText } from './text/index.ts'
import { valueName } from './value-name.ts'

const orders = ['kind', 'cost', 'colour', 'name', 'power'] as const
export type Order = (typeof orders)[number]

/** What is asked first; the others are below them, folded away. */
const first: readonly FacetKey[] = ['colour', 'type', 'cost', 'trait']

/** Everything by which cards are found: words, characteristics, powers, an order. */
export function Filters({
  language,
  search,
  onSearch,
  filter,
  onFilter,
  order,
  onOrder,
  found,
  all,
}: {
  readonly language: Language
  readonly search: string
  readonly onSearch: (search: string) => void
  readonly filter: Filter
  readonly onFilter: (filter: Filter) => void
  readonly order: Order
  readonly onOrder: (order: Order) => void
  readonly found: number
  readonly all: number
}) {
  const t = deckText(language)
  const isAsked = search !== '' || askedOf(filter) > 0
  const group = (key: FacetKey) => (
    <Values key={key} facet={key} filter={filter} onFilter={onFilter} language={language} />
  )
  return (
    <search className="wrath-filters" aria-label={t('filter.label')}>
      <div className="wrath-search">
        <Glyph shape={glyphs.magnifyingGlass} />
        <input
          type="search"
          className="filter"
          aria-label={t('filter.search')}
          placeholder={t('filter.hint')}
          value={search}
          onChange={({ target }) => onSearch(target.value)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onSearch('')
          }}
        />
      </div>
      {facets.flatMap(({ key }) => (first.includes(key) ? [group(key)] : []))}
      {powers.map((key) => (
        <Range key={key} power={key} filter={filter} onFilter={onFilter} t={t} />
      ))}
      <details className="wrath-more-facets">
        <summary>{t('filter.more')}</summary>
        {facets.flatMap(({ key }) => (first.includes(key) ? [] : [group(key)]))}
      </details>
      <label className="field wrath-order">
        <span>{t('order.label')}</span>
        <select
          value={order}
          onChange={({ target }) => {
            const chosen = orders.find((one) => one === target.value)
            if (chosen !== undefined) onOrder(chosen)
          }}
        >
          {orders.map((one) => (
            <option key={one} value={one}>
              {t(`order.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <div className="wrath-found">
        <p className="muted" role="status">
          {t('filter.found', { count: found, all })}
        </p>
        <p className="muted wrath-sorted">{t('order.now', { order: t(`order.${order}`) })}</p>
        {isAsked ? (
          <Button
            onPress={() => {
              onSearch('')
              onFilter(noFilter)
            }}
          >
            {t('filter.clear')}
          </Button>
        ) : null}
      </div>
    </search>
  )
}

function Values({
  facet: key,
  filter,
  onFilter,
  language,
}: {
  readonly facet: FacetKey
  readonly filter: Filter
  readonly onFilter: (filter: Filter) => void
  readonly language: Language
}) {
  const t = deckText(language)
  const values: readonly string[] = facets.find((one) => one.key === key)?.values ?? []
  return (
    <fieldset className="wrath-facet" data-facet={key}>
      <legend className="section-title">{t(`filter.${key}`)}</legend>
      <div>
        {values.map((value) => {
          const isOn = filter.values[key]?.includes(value) === true
          const sphere = (key === 'colour' || key === 'pays') && isSphere(value) ? value : undefined
          const name = valueName(key, value, language)
          return (
            <button
              key={value}
              type="button"
              className={sphere === undefined ? 'wrath-value' : 'wrath-value wrath-value-orb'}
              aria-pressed={isOn}
              aria-label={sphere === undefined ? undefined : name}
              title={sphere === undefined ? undefined : name}
              onClick={() => onFilter(toggled(filter, key, value))}
            >
              {sphere === undefined ? name : <Orb sphere={sphere} />}
            </button>
          )
        })}
        {key === 'type' ? (
          <button
            type="button"
            className="wrath-value"
            aria-pressed={filter.isInDeck}
            onClick={() => onFilter({ ...filter, isInDeck: !filter.isInDeck })}
          >
            {t('filter.inDeck')}
          </button>
        ) : null}
      </div>
    </fieldset>
  )
}

const isSphere = (value: string): value is Sphere => spheres.some((one) => one === value)

function Range({
  power,
  filter,
  onFilter,
  t,
}: {
  readonly power: PowerKey
  readonly filter: Filter
  readonly onFilter: (filter: Filter) => void
  readonly t: DeckText
}) {
  const [from, to] = filter.powers[power] ?? [0, HIGHEST]
  const set = (low: number, high: number) => {
    const { [power]: _, ...others } = filter.powers
    const isAll = low === 0 && high === HIGHEST
    onFilter({ ...filter, powers: isAll ? others : { ...others, [power]: [low, high] as const } })
  }
  const name = t(`filter.${power}`)
  const figures = Array.from({ length: HIGHEST + 1 }, (_, n) => n)
  return (
    <fieldset className="wrath-facet wrath-range">
      <legend className="section-title">{name}</legend>
      <div>
        <select
          aria-label={t('filter.from', { power: name })}
          value={from}
          onChange={({ target }) => set(Number(target.value), Math.max(to, Number(target.value)))}
        >
          {figures.map((n) => (
            <option key={n}>{n}</option>
          ))}
        </select>
        <span aria-hidden="true">–</span>
        <select
          aria-label={t('filter.to', { power: name })}
          value={to}
          onChange={({ target }) => set(Math.min(from, Number(target.value)), Number(target.value))}
        >
          {figures.map((n) => (
            <option key={n}>{n}</option>
          ))}
        </select>
      </div>
    </fieldset>
  )
}
