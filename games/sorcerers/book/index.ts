export const clauses = () => import('../data/clauses.json', { with: { type: 'json' } })
export const clauseWords = {
  fr: () => import('../text/clauses.fr.json', { with: { type: 'json' } }),
  es: () => import('../text/clauses.es.json', { with: { type: 'json' } }),
}
export const notes = () => import('./notes.json', { with: { type: 'json' } })
export const readingWords = {
  fr: () => import('../text/readings.fr.json', { with: { type: 'json' } }),
  es: () => import('../text/readings.es.json', { with: { type: 'json' } }),
}
export const synonyms = () => import('../text/synonyms.json', { with: { type: 'json' } })
export const sections = () => import('../text/sections.json', { with: { type: 'json' } })
