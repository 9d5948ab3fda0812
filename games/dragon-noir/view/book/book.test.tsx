import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BlockedLines, Covers } from './Sights.tsx'
import { Positions, Turning } from './Zones.tsx'

/** What stands in bold below each scene. */
const results = (markup: string): readonly string[] =>
  [...markup.matchAll(/<b[^>]*>([^<]*)<\/b>/g)].map(([, words]) => words ?? '')

test('DN-6.19: the scenes of the book show every cover that a board gives, least first', () => {
  expect(results(renderToStaticMarkup(<Covers language="en" />))).toEqual([
    'no cover',
    'light cover',
    'light cover',
    'medium cover',
    'medium cover',
    'medium cover',
    'heavy cover',
  ])
})

test('DN-6.11, DN-6.12, DN-6.16: along each line that the book calls blocked the rules allow no shot', () => {
  const markup = renderToStaticMarkup(<BlockedLines language="en" />)
  expect(markup.match(/class="is-blocked"/g)).toHaveLength(4)
  expect(results(markup).slice(0, 3)).toEqual([
    expect.stringContaining('blocked'),
    expect.stringContaining('blocked'),
    expect.stringContaining('crest'),
  ])
})

test('DN-8.2: walls and water that one cannot enter are no zone', () => {
  expect(results(renderToStaticMarkup(<Positions language="en" />))).toEqual([
    '6 hexes',
    '8 hexes',
    '4 hexes',
    '3 hexes',
  ])
})

test('DN-9.2: the eight hexes round a rider cost as the turning diagram says', () => {
  const markup = renderToStaticMarkup(<Turning language="en" />)
  const costs = [...markup.matchAll(/class="noir-cost"[^>]*>(\d)</g)].map(([, cost]) => cost)
  expect(costs.sort()).toEqual(['1', '1', '1', '2', '2', '3', '3', '4'])
})
