import { languages } from '@wyrmtable/kernel'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { boxes } from '../box/open-box.ts'
import { openBook } from './open-book.ts'

describe.each(boxes.map((manifest) => ({ manifest, id: manifest.id })))('the book of $id', ({ manifest }) => {
  test('figures belong to clauses that there are, under addresses of their own', async () => {
    const { clauses, sections, figures } = await openBook(manifest, 'en')
    const ids = [...clauses, ...sections, ...figures].map(({ id }) => id)
    expect(new Set([...ids, 'sheet']).size).toBe(ids.length + 1)
    const known = new Set(clauses.map(({ id }) => id))
    expect(figures.flatMap(({ clauses: own }) => own).filter((id) => !known.has(id))).toEqual([])
    for (const { id } of figures)
      expect(`#/rules/${manifest.id}/${id}`).toMatch(/^#\/rules\/[\w-]+\/[\w.-]+$/)
  })

  test.each(languages)('what stands behind a mark is in the language of the book (%s)', async (language) => {
    const { notes } = await openBook(manifest, language)
    expect(notes.readings.filter((reading) => reading.language !== language)).toEqual([])
    expect(notes.readings.length).toBeGreaterThan(0)
  })

  test('every figure is drawn in every language, and no two languages say all the same', async () => {
    const { figures } = await openBook(manifest, 'en')
    for (const { id, title, Drawing } of figures) {
      const [first = '', ...others] = languages.map((language) => {
        const markup = renderToStaticMarkup(<Drawing language={language} />)
        expect({
          id,
          words: markup.replace(/<[^>]*>/g, '').trim() === '' && !markup.includes('aria-label'),
        }).toEqual({
          id,
          words: false,
        })
        return title[language] + markup
      })
      for (const other of others) expect(other).not.toBe(first)
    }
  })
})
