import { type Game, isJsonObject, type Json, readJson, type Tagged } from '@wyrmtable/kernel'

/**
 * An action typed in full: JSON, or its kind and members as in `walkForward turn=0 overrun=none`. Undefined
 * if it is not an action of this game.
 */
export function typedAction(game: Game, input: string): Tagged | undefined {
  const json = input.startsWith('{') ? readJson(input) : { ok: true as const, value: fromWords(input) }
  if (!json.ok || !isJsonObject(json.value)) return undefined
  const action = game.action.parse(json.value)
  return action.ok ? action.value : undefined
}

function fromWords(input: string): Json | undefined {
  const [type, ...members] = input.trim().split(/\s+/)
  if (type === undefined || !/^[a-z][A-Za-z]*$/.test(type)) return undefined
  const action: Record<string, Json> = { type }
  for (const member of members) {
    const [name, value] = member.split('=')
    if (name === undefined || value === undefined || !/^[a-z]\w*$/i.test(name)) return undefined
    action[name] = value.includes(',')
      ? value.split(',').filter(Boolean).map(valueOfWord)
      : valueOfWord(value)
  }
  return action
}

/** Numbers and truth values are meant as such; hexes, which look like numbers, are four digits. */
function valueOfWord(word: string): Json {
  if (word === 'true' || word === 'false') return word === 'true'
  return /^-?\d{1,3}$/.test(word) ? Number(word) : word
}
