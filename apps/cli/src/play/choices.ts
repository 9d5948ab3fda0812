import type { GameText, Tagged } from '@wyrmtable/kernel'

export interface Choice {
  readonly action: Tagged
  readonly phrase: string
  readonly group: string
}

export interface Group {
  readonly title: string
  readonly choices: readonly Choice[]
}

/** The listed actions in words, under the headings that the game gives them. */
export function choicesOf(actions: readonly Tagged[], view: unknown, text: GameText): readonly Choice[] {
  return actions.map((action) => ({
    action,
    phrase: text.action(action, view),
    group: text.group(action, view),
  }))
}

/** In the order in which the headings first come up. */
export function grouped(choices: readonly Choice[]): readonly Group[] {
  const groups = new Map<string, Choice[]>()
  for (const choice of choices) {
    const group = groups.get(choice.group)
    if (group === undefined) groups.set(choice.group, [choice])
    else group.push(choice)
  }
  return [...groups].map(([title, members]) => ({ title, choices: members }))
}

/** The choices in whose words all words of the input occur; capitals and accents do not matter. */
export function matching(choices: readonly Choice[], input: string): readonly Choice[] {
  const words = folded(input).split(/\s+/)
  return choices.filter(({ phrase, group }) => {
    const where = folded(`${group} ${phrase}`)
    return words.every((word) => where.includes(word))
  })
}

const folded = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
