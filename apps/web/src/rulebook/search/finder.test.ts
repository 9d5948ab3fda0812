import { describe, expect, test } from 'vitest'
import { createFinder, type Entry } from './finder.ts'
import { markText } from './mark-text.ts'

const entry = (id: string, title: string, text: string): Entry => ({
  id,
  title,
  text,
  section: '',
  alias: '',
})
const entries = [
  entry('DR-1.1', 'Les deux camps', 'Deux joueurs.'),
  entry('DR-9.8', 'Enfoncer un portail', 'Un dragon peut enfoncer un portail fermé.'),
  entry('DR-14.3', 'Piétinement', 'Le dragon piétine les unités de l’hexagone.'),
  entry('DR-15.1', 'Souffle', 'Il en faut une tête énumérée.'),
]
const find = createFinder(entries, [['casser', 'enfoncer']], 'fr')
const idsOf = (search: string) => find(search).map(({ id }) => id)

describe('a search', () => {
  test('does not mind accents and case', () => {
    expect(idsOf('pietinement')).toEqual(['DR-14.3'])
    expect(idsOf('ÉNUMÉRÉES')).toEqual(['DR-15.1'])
  })
  test('knows the forms of a word', () => expect(idsOf('portails enfoncés')[0]).toBe('DR-9.8'))
  test('knows other words of the same meaning', () =>
    expect(idsOf('comment casser un portail ?')[0]).toBe('DR-9.8'))
  test('forgives a misspelt word', () => expect(idsOf('piétinemant')).toEqual(['DR-14.3']))
  test('finds what is still being typed', () => expect(idsOf('enfo')).toEqual(['DR-9.8']))
  test('finds a clause and a section by their numbers', () => {
    expect(idsOf('DR-14.3')[0]).toBe('DR-14.3')
    expect(idsOf('14.3')).toEqual(['DR-14.3'])
    expect(idsOf('dr-9')).toEqual(['DR-9.8'])
  })
  test('puts first what holds most of the words', () => {
    expect(idsOf('dragon portail')[0]).toBe('DR-9.8')
  })
  test('finds nothing where nothing is', () => expect(idsOf('xylophone')).toEqual([]))
})

test('what was found is marked, in whatever form it stands', () => {
  const [first] = find('portails cassés')
  expect(first && markText('Casser les portails du Portail', first.marker)).toEqual([
    { text: 'Casser les ', isFound: false },
    { text: 'portails', isFound: true },
    { text: ' du ', isFound: false },
    { text: 'Portail', isFound: true },
  ])
})
