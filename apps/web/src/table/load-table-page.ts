/** The code of the page of a table. Its chunks are fetched once, however often it is asked for. */
export const loadTablePage = () => import('./TablePage.tsx')
