import { type Game, isJsonObject, type Json, readJson, type Tagged } from '@wyrmtable/kernel'

/**
 * An action typed in full: JSON, or its kind and members as in `walkForward turn=0 overrun=none` and
 * `move id=P1-orc-1 path=[{"x":130,"y":100}] face=1,0`. Undefined if it is not an action of this game.
 */
export function typedAction(game: Game, input: string): Tagged | undefined {
  for (const value of readings(input)) {
    const action = game.action.parse(value)
    if (action.ok) return action.value
  }
  return undefined
}

/** What the words can mean: four digits are a hex in one game and millimetres in another. */
function readings(input: string): readonly Json[] {
  if (input.startsWith('{')) {
    const json = readJson(input)
    return json.ok && isJsonObject(json.value) ? [json.value] : []
  }
  return [hexOrNumber, numberOfAnyLength].flatMap((readWord) => fromWords(input, readWord) ?? [])
}

function fromWords(input: string, readWord: (word: string) => Json): Json | undefined {
  const [type, ...members] = input.trim().split(/\s+/)
  if (type === undefined || !/^[a-z][A-Za-z]*$/.test(type)) return undefined
  const action: Record<string, Json> = { type }
  for (const member of members) {
    const [, name, value] = /^([a-z]\w*)=(.*)$/i.exec(member) ?? []
    if (name === undefined || value === undefined) return undefined
    const read = memberOf(value, readWord)
    if (read === undefined) return undefined
    action[name] = read
  }
  return action
}

/** JSON in brackets, a list with commas, or one word. */
function memberOf(value: string, readWord: (word: string) => Json): Json | undefined {
  if (/^[[{]/.test(value)) {
    const json = readJson(value)
    return json.ok ? json.value : undefined
  }
  return value.includes(',') ? value.split(',').filter(Boolean).map(readWord) : readWord(value)
}

/** Numbers and truth values are meant as such; hexes, which look like numbers, are four digits. */
const hexOrNumber = (word: string): Json => (/^-?\d{4,}$/.test(word) ? word : numberOfAnyLength(word))

function numberOfAnyLength(word: string): Json {
  if (word === 'true' || word === 'false') return word === 'true'
  return /^-?\d+$/.test(word) ? Number(word) : word
}
