import { languages } from '@wyrmtable/kernel'
import { describe, expect, test } from 'vitest'
import { boxes, viewOf } from '../box/open-box.ts'
import { variantChoices } from '../box/variant-choices.ts'

describe.each(boxes.map((manifest) => ({ id: manifest.id, manifest })))('variants of $id', ({ manifest }) => {
  test.each(languages)('each is named, and its values are told in words: %s', async (language) => {
    const [{ game }, view] = await Promise.all([manifest.rules(), viewOf(manifest)])
    const notes = (await view.optionNotes())(language)
    const offered = variantChoices(game.options.jsonSchema)
    const untold = notes.flatMap((note) => {
      const choices = offered.find(({ key }) => key === note.key)?.choices ?? []
      const isSettled = manifest.scenarios.some(({ options }) => Object.hasOwn(Object(options), note.key))
      const without = choices.filter((choice) => note.values[JSON.stringify(choice)] === undefined)
      return isSettled ? [] : without.map((choice) => `${note.key}: ${JSON.stringify(choice)}`)
    })
    if (offered.length > 0) expect(notes.length).toBeGreaterThan(0)
    expect(untold).toEqual([])
    // Words, not the key of a catalog.
    for (const { name, values } of notes) {
      for (const words of [name, ...Object.values(values)]) expect(words).not.toMatch(/^\w+\.\w+/)
    }
  })
})
