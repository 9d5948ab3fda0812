import type { Clause } from '@wyrmtable/kernel'
import { expect, test } from 'vitest'
import { sectionsOf } from './sections.ts'

const clause = (id: string): Clause => ({
  id,
  title: { en: `Heading of ${id}`, fr: `Titre de ${id}`, es: `Título de ${id}` },
  text: 'Two players.',
})

test('clauses whose numbers begin alike make a section, named where it has a name', () => {
  const name = { en: 'Foundations', fr: 'Principes', es: 'Fundamentos' }
  const sections = sectionsOf([clause('DR-1.1'), clause('DR-1.2'), clause('DR-14.3')], {
    'DR-1': { name, about: name },
  })
  expect(
    sections.map(({ id, number, words, clauses }) => [id, number, words?.name.fr, clauses.length]),
  ).toEqual([
    ['DR-1', '1', 'Principes', 2],
    ['DR-14', '14', undefined, 1],
  ])
})
