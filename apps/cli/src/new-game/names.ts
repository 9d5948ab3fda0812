/** What a new game is called in each place of its sources. */
export interface GameNames {
  /** Folder, id and first part of its classes: 'stone-garden'. */
  readonly id: string
  /** 'Stone garden', until somebody finds a better one. */
  readonly title: string
  /** Its manifest in the one list: 'stoneGarden'. */
  readonly identifier: string
  /** What its clauses begin with: 'SG'. */
  readonly prefix: string
}

/** Longest name: with it the lines of the skeleton stay as they are formatted. */
const LONGEST = 30

/** Folders of these names are left out by the checks, or are theirs. */
const taken = new Set(['test', 'testing', 'e2e', 'dist', 'coverage', 'test-results', 'golden'])

/** Whether a folder, an id and the name of a value can be made of it: words of a–z and digits with hyphens between. */
export function isGameName(name: string): boolean {
  if (!/^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(name) || name.length > LONGEST || taken.has(name))
    return false
  // Clauses begin with two letters at least.
  return lettersOf(name).length >= 2
}

/** All names of a game, from a good one; `prefixes` are those that clauses of other games have. */
export function namesOf(id: string, prefixes: ReadonlySet<string>): GameNames {
  const words = id.split('-')
  const camel = words.map((word, place) => (place === 0 ? word : capital(word))).join('')
  return {
    id,
    title: capital(words.join(' ')),
    identifier: reserved.has(camel) ? `${camel}Game` : camel,
    prefix: prefixesOf(words).find((prefix) => !prefixes.has(prefix)) ?? lettersOf(id).toUpperCase(),
  }
}

/** The first letters of its words, then others of its letters, the shortest first. */
function prefixesOf(words: readonly string[]): readonly string[] {
  const initials = words.map((word) => word.slice(0, 1)).join('')
  const letters = lettersOf(words.join(''))
  const first = letters.slice(0, 1)
  const pairs = [...letters.slice(1)].map((letter) => first + letter)
  const triples = [...letters.slice(2)].map((letter) => letters.slice(0, 2) + letter)
  return [...(words.length === 1 ? [] : [initials]), ...pairs, ...triples].map((each) => each.toUpperCase())
}

const lettersOf = (name: string): string => name.replaceAll(/[^a-z]/g, '')
const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

/** Words of the language, and of the list itself, that no value there may be called. */
const reserved: ReadonlySet<string> = new Set(
  `manifest manifests arguments as async await break case catch class const continue debugger default delete do else
  enum eval export extends false finally for from function if implements import in instanceof interface let new null
  of package private protected public return satisfies static super switch this throw true try type typeof undefined
  var void while with yield`.split(/\s+/),
)
