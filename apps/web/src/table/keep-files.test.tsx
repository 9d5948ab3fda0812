import { manifests } from '@wyrmtable/games'
import { createMatch, type JsonObject, seededDice } from '@wyrmtable/kernel'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { openBox } from '../box/open-box.ts'
import { LocalSession } from '../session/local-session.ts'
import { SettingsProvider } from '../settings/SettingsContext.tsx'
import { KeepFiles } from './KeepFiles.tsx'

const kept: JsonObject[] = []
vi.mock('../store/download.ts', () => ({
  download: (_name: string, document: JsonObject) => kept.push(document),
}))
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(() => kept.splice(0))

const bots = {
  ask: () => ({ answer: new Promise<never>(() => {}), cancel: () => {} }),
  hint: () => ({ answer: new Promise<never>(() => {}), cancel: () => {} }),
}

/** The menu of a match that has just begun, with so many people. */
async function menuOf(id: string, people: number) {
  const manifest = manifests.find((one) => one.id === id)
  if (manifest === undefined) throw new Error(`no game ${id}`)
  const box = await openBox(manifest, 'en')
  const { game } = box
  const seats = game.seatIds
    .slice(0, 2)
    .map((seat, place) => ({ id: seat, name: seat, kind: place < people ? 'person' : 'computer' }) as const)
  const options = { ...(manifest.scenarios[0]?.options as JsonObject), ...manifest.trial }
  const start = { id: 'm', seats, dice: { kind: 'seeded', seed: '1' }, createdAt: 0, options } as const
  const made = createMatch(game, start, seededDice('1'))
  if (!made.ok) throw new Error(made.fault.code)
  const session = new LocalSession(made.value, bots, { pauseMs: 0 })
  const page = document.createElement('div')
  const files = createElement(KeepFiles, { session, view: session.snapshot(), box })
  await act(async () => createRoot(page).render(createElement(SettingsProvider, null, files)))
  const names = () => [...page.querySelectorAll('button')].map((button) => button.textContent)
  const press = (name: string) =>
    act(async () => [...page.querySelectorAll('button')].find((one) => one.textContent === name)?.click())
  return { page, names, press, game }
}

test('without secrets a running match is kept whole', async () => {
  const { names, press } = await menuOf('dragon-rage', 2)
  expect(names()).toEqual(['Keep the replay', 'Keep the position'])
  await press('Keep the replay')
  expect(kept).toMatchObject([{ format: 'wyrmtable-replay/2' }])
})

test.each(['dragon-noir', 'dragons-wrath'])(
  '%s: one person keeps what they have seen, and all of it only after reading what that tells',
  async (id) => {
    const { page, names, press, game } = await menuOf(id, 1)
    const [seen = '', all = ''] = names()
    expect(names()).toHaveLength(2)
    await press(seen)
    expect(kept).toMatchObject([{ viewer: game.seatIds[0] }])
    await press(all)
    expect(page.querySelector('[role=alert]')?.textContent).toContain('These files tell everything')
    await press('Keep the replay')
    expect(kept[1]).toMatchObject({ format: 'wyrmtable-replay/2' })
  },
)

test('where several share a screen there is no view of one of them to keep', async () => {
  const { names } = await menuOf('dragons-wrath', 2)
  expect(names()).toEqual(['Take the game to another device'])
})
