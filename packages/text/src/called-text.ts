import { type GameText, languages, type SeatInfo } from '@wyrmtable/kernel'
import { messages } from './messages.ts'

/** What somebody is called who has told no name, in any language. */
const nameless: ReadonlySet<string> = new Set(
  languages.flatMap((language) => [messages(language)('play.you'), messages(language)('play.person')]),
)

/** The words of one match, in which those who play have their names: by its recorded options and its seats. */
export function calledText(
  text: GameText,
  {
    options,
    seats: given,
  }: { readonly options: unknown; readonly seats: readonly Pick<SeatInfo, 'kind' | 'name'>[] },
): GameText {
  const seats = given.map(({ kind, name }) => {
    // Two of one name would be told apart by nothing.
    const isProper = !nameless.has(name) && given.filter((other) => other.name === name).length === 1
    return { kind, name: isProper ? name : '' }
  })
  return text.called?.({ options, seats }) ?? text
}
