import type { Json } from '../json/json.ts'
import type { ByLanguage, Language } from './language.ts'

/** A clause of a game's specification: heading in three languages, our own wording in English. */
export interface Clause {
  readonly id: string
  readonly title: ByLanguage<string>
  readonly text: string
}

/** A part of a rulebook: the clauses whose ids begin alike, as 'XX-14' does for 'XX-14.1', 'XX-14.2' … */
export interface ClauseSection {
  readonly name: ByLanguage<string>
  /** What it is for, in a line. */
  readonly about: ByLanguage<string>
}

/** What stands beside the clauses of a rulebook. */
export interface ClauseNotes {
  /** Worked examples, each with the position from which it begins and its options; the title is English. */
  readonly examples: readonly {
    readonly id: string
    readonly title: string
    readonly clauses: readonly string[]
    readonly options?: Json
    readonly position: Json
  }[]
  /** How unclear points were read, in English. */
  readonly readings: readonly {
    readonly clauses: readonly string[]
    readonly question: string
    readonly reading: string
  }[]
  /**
   * The options of the rules that are chosen one by one, in the form of their JSON schema. With it the rulebook can
   * list the variants without loading the rules; absent: the rules are loaded.
   */
  readonly options?: Json
}

/** A reading of `ClauseNotes` in another language. */
export interface ReadingWords {
  /** The English question, by which it is known. */
  readonly of: string
  readonly question: string
  readonly reading: string
}

/** Opens a JSON file when it is asked for; what the file holds is the `default` of the module. */
export type JsonDoor<Held> = () => Promise<{ readonly default: Held }>

type BesidesEnglish<Each> = Readonly<Record<Exclude<Language, 'en'>, Each>>

/** The files of a rulebook, each of them fetched when somebody asks for it. */
export interface BookRoom {
  readonly clauses: JsonDoor<readonly Clause[]>
  /** The wording of the clauses by their ids, where there is one besides the English. Absent: there is none. */
  readonly clauseWords?: BesidesEnglish<JsonDoor<Readonly<Record<string, string>>>>
  /** The sections of the clauses by their ids, in the rulebook's order. Absent: they are known by numbers alone. */
  readonly sections?: JsonDoor<Readonly<Record<string, ClauseSection>>>
  /** Absent: there are neither examples nor readings. */
  readonly notes?: JsonDoor<ClauseNotes>
  /** The readings besides the English. Absent: there are none. */
  readonly readingWords?: BesidesEnglish<JsonDoor<readonly ReadingWords[]>>
  /** Words of one meaning that readers may use for those of the clauses. Absent: none. */
  readonly synonyms?: JsonDoor<ByLanguage<readonly (readonly string[])[]>>
}
