import type { Plugin } from 'vite'

const empty = '\0no-view'

/** Workers open a game's rules and its bot, never its table: what is seen is left out of their code. */
export const withoutViews = (): Plugin => ({
  name: 'wyrmtable-without-views',
  enforce: 'pre',
  resolveId(source, importer) {
    if (importer?.endsWith('/manifest.ts') && source === './view/index.ts') return empty
  },
  load(id) {
    if (id === empty) return 'export {}'
  },
})
