import { languages, randomMatch, type Seat } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { tried } from './testing/tried.ts'

/** Actions of chance after which a position is looked at. */
const BEGUN = 60

test.each(tried)('what $id explains of a position has words in every language', async (manifest) => {
  const [{ game }, { bot }] = await Promise.all([manifest.rules(), manifest.bot()])
  if (bot.explain === undefined) {
    // Only a computer that weighs single steps alone has nothing to tell apart.
    expect([bot.plans, bot.trials]).toEqual([undefined, undefined])
    return
  }
  const { state } = randomMatch(game, { seed: 'explained', seats: 2, maxActions: BEGUN })
  for (const seat of [0, 1] satisfies readonly Seat[]) {
    const figures = bot.explain(state, seat)
    const names = Object.keys(figures)
    expect(names.length).toBeGreaterThan(3)
    for (const value of Object.values(figures)) expect(Number.isFinite(value)).toBe(true)
    for (const language of languages) {
      const { text } = await manifest.text(language)
      for (const name of names) expect(text.figure?.(name), `${language}: ${name}`).not.toBe(name)
      expect(new Set(names.map((name) => text.figure?.(name))).size).toBe(names.length)
    }
  }
})
