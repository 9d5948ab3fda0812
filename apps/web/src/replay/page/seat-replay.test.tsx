import { manifests } from '@wyrmtable/games'
import { languages, randomMatch, readSeatReplay, seatReplay } from '@wyrmtable/kernel'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { withFacts } from '../../facts/fact-event.ts'
import { SettingsProvider } from '../../settings/SettingsContext.tsx'
import { SeatReplayTable } from './SeatReplayTable.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

test.each(languages)(
  'what one seat has seen is told, facts among it, and nothing of another hand: %s',
  async (language) => {
    const manifest = manifests.find(({ id }) => id === 'dragons-wrath')
    if (manifest === undefined) throw new Error('no such game')
    const [{ game }, { text }] = await Promise.all([manifest.rules(), manifest.text(language)])
    const match = randomMatch(game, { seed: 5, seats: 2, maxActions: 40 })
    match.handOver(1, { name: 'Bo', kind: 'person' }, 41)
    const read = readSeatReplay(JSON.stringify(seatReplay(match, 0)))
    if (!read.ok) throw new Error(JSON.stringify(read.fault))
    const page = document.createElement('div')
    const words = withFacts(text, language)
    const start = read.value.entries[3]?.seq ?? 0
    const table = createElement(SeatReplayTable, { replay: read.value, textAt: () => words, start })
    await act(async () => createRoot(page).render(createElement(SettingsProvider, null, table)))
    const rows = page.querySelectorAll('.seat-replay ol > li')
    expect(rows.length).toBe(read.value.entries.length)
    expect([...rows].at(-1)?.textContent).toContain('Bo')
    // A link to a moment opens there.
    expect([...rows].filter((row) => row.getAttribute('aria-current') === 'step')).toEqual([rows[3]])
    // What was seen is made when somebody wants it.
    expect(page.querySelectorAll('.plain-facts').length).toBe(0)
    const [first] = page.querySelectorAll<HTMLDetailsElement>('.seat-replay details')
    await act(async () => {
      if (first === undefined) return
      first.open = true
      first.dispatchEvent(new Event('toggle'))
    })
    expect(page.querySelectorAll('.plain-facts li').length).toBeGreaterThan(3)
  },
)
