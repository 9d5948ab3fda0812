import type { Context } from '../context.ts'
import { inColumns } from '../output/columns.ts'
import { terminalWidth } from '../output/terminal.ts'
import { type Choice, type Group, grouped, matching } from './choices.ts'

/** Lists up to so many choices at once; longer ones are asked in two steps, group and choice. */
const shortList = 12

/** What can be chosen at a prompt, by number or by words. */
export class ChoiceMenu {
  readonly #context: Context
  /** The choices that numbers now stand for; undefined while they stand for groups. */
  #shown: readonly Choice[] | undefined

  constructor(context: Context) {
    this.#context = context
  }

  /** Shows the choices, or their groups where there are many. */
  show(choices: readonly Choice[]): void {
    this.#shown = undefined
    if (choices.length <= shortList) this.#list(choices)
    else this.#context.print(inColumns(grouped(choices).map(groupLine), this.#width))
  }

  /** Numbers stand for nothing until something is shown again. */
  clear(): void {
    this.#shown = undefined
  }

  /** The choice with that number, where numbers stand for choices. */
  numbered(number: number): Choice | undefined {
    return this.#shown?.[number - 1]
  }

  /** The choice that the line names; undefined where it names none, which is said, or several, which are shown. */
  pick(line: string, choices: readonly Choice[]): Choice | undefined {
    return /^\d{1,3}$/.test(line) ? this.#byNumber(Number(line), choices) : this.#byWords(line, choices)
  }

  #byNumber(number: number, choices: readonly Choice[]): Choice | undefined {
    const { t, print } = this.#context
    const shown = this.#shown
    if (shown !== undefined) {
      const choice = shown[number - 1]
      if (choice === undefined) print(t('play.noSuchNumber', { number, most: shown.length }))
      return choice
    }
    const groups = grouped(choices)
    const group = groups[number - 1]
    if (group === undefined) {
      print(t('play.noSuchNumber', { number, most: groups.length }))
      return undefined
    }
    return this.#onlyOf(group.choices)
  }

  #byWords(line: string, choices: readonly Choice[]): Choice | undefined {
    const narrowed = matching(this.#shown ?? choices, line)
    const found = narrowed.length > 0 ? narrowed : matching(choices, line)
    if (found.length > 0) return this.#onlyOf(found)
    this.#context.print(this.#context.t('play.nothingMatches', { input: line }))
    return undefined
  }

  /** The one there is; several are shown. */
  #onlyOf(choices: readonly Choice[]): Choice | undefined {
    const [only, second] = choices
    if (second === undefined) return only
    this.#list(choices)
    return undefined
  }

  #list(choices: readonly Choice[]): void {
    this.#shown = choices
    const lines = choices.map(({ phrase }, at) => `${String(at + 1).padStart(3)} ${phrase}`)
    this.#context.print(inColumns(lines, this.#width))
  }

  get #width(): number {
    return terminalWidth(this.#context.surroundings)
  }
}

const groupLine = ({ title, choices }: Group, at: number): string =>
  `${String(at + 1).padStart(3)} ${title} (${choices.length})`
