import { languages } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { optionNotes } from './option-notes.ts'

test('DW-11.16, DW-13.4: what only a server can keep is no choice of who sets up a table', () => {
  for (const language of languages) {
    const offered = optionNotes(language).map(({ key }) => key)
    expect(offered).toContain('memoryAid')
    expect(offered).not.toContain('spectatorDelay')
    expect(offered).not.toContain('maskDelayMs')
  }
})
