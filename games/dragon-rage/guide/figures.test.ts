import { jsonOf, readCourse, scriptedDice } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { mapData } from '../data/map.ts'
import { unitsData } from '../data/units.ts'
import type { Event } from '../rules/events.ts'
import { dragonRage as game } from '../rules/game.ts'
import secondLesson from './second-lesson.json' with { type: 'json' }
import { en } from './text/en.ts'
import { es } from './text/es.ts'
import { fr } from './text/fr.ts'
import { en as secondEn } from './text/second-en.ts'
import { es as secondEs } from './text/second-es.ts'
import { fr as secondFr } from './text/second-fr.ts'

const texts = [en, fr, es]

test('the lesson says as many points as the building it has destroyed is worth', () => {
  const worth = mapData.victoryPoints['0808']
  const said: Readonly<Record<string, number>> = {
    'One point': 1,
    'Un point': 1,
    'Un punto': 1,
    'Two points': 2,
    'Deux points': 2,
    'Dos puntos': 2,
  }
  for (const text of texts) expect(said[text['granary.title']]).toBe(worth)
})

test('the figures that the lesson writes in digits are those of the rules', () => {
  const claim = unitsData.victoryGrades.find(({ id }) => id === 'marginal')?.min
  for (const text of texts) expect(text['goal.text']).toContain(String(claim))
})

test('so are those of the second lesson', () => {
  const claim = unitsData.victoryGrades.find(({ id }) => id === 'marginal')?.min
  const { dragon, spells, unitTypes } = unitsData
  for (const text of [secondEn, secondFr, secondEs]) {
    expect(text['window.text']).toContain(` ${claim} `)
    expect(text['roll.text']).toMatch(new RegExp(`\\b${dragon.berserkDeathRoll}\\b`))
    expect(text['boost.text']).toMatch(new RegExp(`\\b${spells.boostMorale.cost['2']} (?:points|puntos)`))
    expect(text['fire.text']).toMatch(new RegExp(`\\b${unitTypes.INF.escape}\\b`))
    expect(text['strike.text']).toMatch(new RegExp(`\\b${dragon.areas.wings.toHit}\\b`))
  }
  const { destroyed } = secondLesson.position
  const points = destroyed.reduce((sum, hex) => sum + (mapData.victoryPoints[hex] ?? 0), 0)
  expect(points).toBe(claim)
})

test('the dice of the second lesson bring about what its steps say', () => {
  const course = readCourse(secondLesson)
  const options = game.options.parse({})
  if (!course.ok || !options.ok) throw new Error('the second lesson cannot be read')
  const state = game.decode(secondLesson.position, options.value)
  if (!state.ok) throw new Error(state.fault.path)
  const events: Event[] = []
  for (const { does, answers } of course.value.steps) {
    for (const move of does === undefined ? answers : [does, ...answers]) {
      const action = game.action.parse(jsonOf(move.action))
      if (!action.ok) throw new Error(action.fault.path)
      const seat = game.seatIds.indexOf(move.seat)
      game.apply(state.value, seat, action.value, scriptedDice(move.dice), (event) => events.push(event))
    }
  }
  const rolls = events.flatMap((event) => (event.type === 'rolled' ? [[event.why, event.success]] : []))
  expect(rolls).toEqual([
    ['gateSmash', true],
    ['escape', false],
    ['berserkDeath', false],
    ['defenderMelee', true],
  ])
  expect(events).toContainEqual(expect.objectContaining({ type: 'dragonDamaged', area: 'wings', total: 6 }))
})
