import { isDeepStrictEqual } from 'node:util'
import { manifests } from '@wyrmtable/games'
import { canonicalJson, encodeView, languages, readCourse, type Tagged } from '@wyrmtable/kernel'
import { deedData } from '@wyrmtable/ui'
import { describe, expect, test } from 'vitest'
import { GuideSession } from './guide-session.ts'
import { isOnTheWay } from './meant.ts'

const guided = (
  await Promise.all(
    manifests.map(async (manifest) => {
      const room = await manifest.guide?.()
      const lessons = room === undefined ? [] : [room, ...(room.further ?? [])]
      return lessons.map((lesson, place) => ({ id: `${manifest.id}, ${place + 1}`, manifest, lesson }))
    }),
  )
).flat()

test('some game has a guide', () => {
  expect(guided.length).toBeGreaterThan(0)
})

describe.each(guided)('the guide of $id', ({ manifest, lesson: { course, text } }) => {
  const load = async () => {
    const { game } = await manifest.rules()
    const read = readCourse(course)
    if (!read.ok) throw new Error(`${read.fault.code} at ${read.fault.path}`)
    return { course: read.value, text, game }
  }

  test('is for its game and plays to its last step by its own actions', async () => {
    const { course, game } = await load()
    expect(course.game).toBe(manifest.id)
    const session = new GuideSession(game, course, 'Learner')
    for (const step of course.steps.slice(0, -1)) {
      expect(session.snapshot().step).toBe(step)
      if (step.does === undefined) session.next()
      else session.play(step.does.action)
    }
    expect(session.snapshot().isLast).toBe(true)
  })

  test('lists what it asks for, or the rules allow it at least', async () => {
    const { course, game } = await load()
    const session = new GuideSession(game, course, 'Learner')
    for (const step of course.steps.slice(0, -1)) {
      if (step.does !== undefined) expect(session.check(step.does.action)).toBeUndefined()
      session.next()
    }
  })

  test('takes what a step leaves free in another legal way', async () => {
    const { course, game } = await load()
    const session = new GuideSession(game, course, 'Learner')
    for (const { does } of course.steps.slice(0, -1)) {
      const { actions, at } = session.snapshot()
      const bound = (action: Tagged) => ({
        ...action,
        ...Object.fromEntries((does?.free ?? []).map((k) => [k, 0])),
      })
      const other = actions.findLast((action) =>
        isDeepStrictEqual(bound(action), bound(does?.action ?? action)),
      )
      if (does === undefined || does.free.length === 0) session.next()
      else session.play(other ?? { type: 'missing' })
      expect(session.snapshot().at).toBe(at + 1)
    }
  })

  test('marks what a position offers where it takes the step, and nothing else of it', async () => {
    const { course, game } = await load()
    const session = new GuideSession(game, course, 'Learner')
    for (const [at, { does, text: name }] of course.steps.entries()) {
      if (does === undefined) continue
      session.goTo(at)
      // Lists of what is without end need not have the lesson's own.
      const offered = [...session.snapshot().actions, does.action]
      const marked = offered.filter((action) => isOnTheWay(buttonFor(action), does))
      expect(marked, name).toContainEqual(does.action)
      for (const action of offered) {
        session.play(action)
        const isTaken = session.snapshot().at > at
        expect(isTaken, `${name}: ${canonicalJson(action)}`).toBe(marked.includes(action))
        if (isTaken) session.goTo(at)
      }
    }
  })

  test('looks through the eyes of who does the step, or of the next who has something to do', async () => {
    const { course, game } = await load()
    const session = new GuideSession(game, course, 'Learner')
    const doers = course.steps.map(({ does }) => does?.seat)
    const last = doers.findLast((seat) => seat !== undefined)
    for (const at of course.steps.keys()) {
      const wanted = doers.slice(at).find((seat) => seat !== undefined) ?? last
      expect(game.seatIds[session.snapshot().viewer]).toBe(wanted)
      session.next()
    }
  })

  test('each side has a turn', async () => {
    const { course, game } = await load()
    const seats = new Set(course.steps.flatMap((step) => (step.does === undefined ? [] : [step.does.seat])))
    expect([...seats].sort()).toEqual(game.seatIds.slice(0, course.seats).sort())
  })

  test.each(languages)('says every step in %s', async (language) => {
    const { course, text } = await load()
    const said = text[language]
    expect(Object.keys(said).sort()).toEqual(Object.keys(text.en).sort())
    for (const step of course.steps) {
      expect(said).toHaveProperty([`${step.text}.title`])
      expect(said).toHaveProperty([`${step.text}.text`])
    }
  })

  test('places that it points at are on the board at that moment, or in the view of a game without one', async () => {
    const { course, game } = await load()
    const view = await manifest.view()
    const aids = await aidsOf(view)
    const isSeen = (place: string, seen: unknown) =>
      game.seatIds.includes(place) || canonicalJson(encodeView(game, seen)).includes(`"${place}"`)
    const session = new GuideSession(game, course, 'Learner')
    const found = new Set<'board' | 'view' | 'nowhere'>()
    for (const step of course.steps) {
      const { view: seen } = session.snapshot()
      for (const place of step.places) {
        const isDrawn = /^M/.test(aids?.outline(place, seen) ?? '')
        found.add(isDrawn ? 'board' : isSeen(place, seen) ? 'view' : 'nowhere')
      }
      session.next()
    }
    expect(['board', 'view']).toEqual(expect.arrayContaining([...found]))
    // On a board all of them are drawn.
    expect(found.size).toBeLessThanOrEqual(1)
  })
})

test('a step that is to be read takes no action, and another action than the lesson’s is not taken', async () => {
  const [first] = guided
  if (first === undefined) throw new Error('no guide')
  const { game } = await first.manifest.rules()
  const read = readCourse(first.lesson.course)
  if (!read.ok) throw new Error(read.fault.code)
  const session = new GuideSession(game, read.value, 'Learner')
  const doing = read.value.steps.findIndex((step) => step.does !== undefined)
  const reading = read.value.steps.findIndex((step) => step.does === undefined)
  session.goTo(reading)
  session.play({ type: 'anything' })
  expect(session.snapshot()).toMatchObject({ at: reading, hint: 'read', acting: [] })
  session.goTo(doing)
  const before = session.snapshot()
  const other = before.actions.find((action) => action.type !== before.step.does?.action.type)
  if (other === undefined) throw new Error('nothing else to do')
  session.play(other)
  expect(session.snapshot()).toMatchObject({ at: doing, seq: before.seq, hint: 'other' })
  session.next()
  session.back()
  expect(session.snapshot()).toMatchObject({ at: doing, seq: before.seq, hint: undefined })
})

/** As the table writes the action upon a button. */
const buttonFor = (deed: Tagged) => {
  const said: Readonly<Record<string, string | undefined>> = deedData({ deed })
  return { getAttribute: (name: string) => said[name] ?? null }
}

interface Aids {
  outline(place: string, state: unknown): string | undefined
}

async function aidsOf(view: unknown): Promise<Aids | undefined> {
  if (typeof view !== 'object' || view === null || !('aids' in view)) return undefined
  if (typeof view.aids !== 'function') throw new TypeError('the aids are no door')
  return view.aids()
}
