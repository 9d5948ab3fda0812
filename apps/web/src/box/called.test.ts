import { languages } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { pageText } from '../text/index.ts'
import { calledBox, plateNote } from './called.ts'
import { boxOf, openBox } from './open-box.ts'

const person = (id: string, name: string) => ({ id, name, kind: 'person' as const })

test('the words of a match have the names of who plays; a word for nobody in particular is none', async () => {
  const manifest = boxOf('sorcerers')
  if (manifest === undefined) throw new Error('no such game')
  const box = await openBox(manifest, 'en')
  const seats = [person('P1', 'Vous'), person('P2', 'Éloïse'), person('P3', 'Ana'), person('P4', 'Ana')]
  const called = calledBox(box, { options: {}, seats })
  expect(['P1', 'P2', 'P3'].map((id) => called.text.seat(id))).toEqual(['Player 1', 'Éloïse', 'Player 3'])
  // The plate says the name already.
  expect(plateNote(called, 0, person('P1', 'You'))).toBe('Player 1')
  expect(plateNote(called, 1, person('P2', 'Éloïse'))).toBe('Sorcerer 2')
  const words = languages.map((language) => pageText(language)('table.you'))
  for (const you of words)
    expect(calledBox(box, { options: {}, seats: [person('P1', you)] }).text.seat('P1')).toBe('Player 1')
  // Facts about the match have words, too.
  const fact = { type: 'matchFact', fact: { type: 'resigned', seat: 'P2' } }
  expect(called.text.event(fact)).toContain('Éloïse')
})
