import { languages } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { boxes, seatNamesOf } from './open-box.ts'

test('a manifest names the seats as the game’s own text does', async () => {
  for (const manifest of boxes) {
    for (const language of languages) {
      const { text } = await manifest.text(language)
      const names = manifest.seatIds.map((id) => text.seat(id))
      expect({ game: manifest.id, names: await seatNamesOf(manifest, language) }).toEqual({
        game: manifest.id,
        names,
      })
    }
  }
})
