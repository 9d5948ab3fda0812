import { keysOf, type Language } from '@wyrmtable/kernel'
import { BookTable } from '@wyrmtable/ui'
import { gameCatalogs, sayIn } from '../../text/say.ts'
import { bookText } from './text/index.ts'

const keys = keysOf(gameCatalogs.en)
type Key = (typeof keys)[number]
const isStep = (key: Key): key is Key & `step.${string}` => /^step\.[A-Z]\d$/.test(key)
const isWindow = (key: Key): key is Key & `window.${string}` => /^window\./.test(key)

/** DW-6.2: the steps of a year as the table names them. */
export function Steps({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const say = sayIn(language)
  return (
    <BookTable
      columns={[t('head.step'), t('head.what')]}
      rows={keys.filter(isStep).map((key) => ({
        key,
        head: key.slice('step.'.length),
        cells: [say.t(key)],
        look: /1$/.test(key) ? 'is-first' : '',
      }))}
    />
  )
}

/** DW-11.1 */
export function Windows({ language }: { readonly language: Language }) {
  const say = sayIn(language)
  return (
    <ol className="book-list">
      {keys.filter(isWindow).map((key) => (
        <li key={key}>{say.t(key)}</li>
      ))}
    </ol>
  )
}
