import type { Sheets } from '../../data/tables.ts'
import type { State } from '../../rules/state.ts'
import { hasPower, isBlackDragon, isHorse, isMounted, isStunned } from '../../rules/topics/counters.ts'
import type { PlannedShot } from '../../rules/topics/shooting.ts'
import { isArmoured, isWounded } from '../../rules/topics/values.ts'

/** Chance of each letter of a table. */
type Letters = Readonly<Record<string, number>>

/** Share of a target that a letter of the fire table takes, fresh. */
const SHOT_AT_FOOT: Letters = { A: 0.1, B: 0.5, C: 1 }
const SHOT_AT_RIDER: Letters = { A: 0.05, B: 0.5, C: 0.35, D: 0.6, E: 1, F: 1 }
/** Share of a defender that a letter of the combat table takes, fresh, and of an attacker by being thrown back. */
const BLOW_AT_FOOT: Letters = { C: 0.1, D: 0.35, E: 0.5, F: 1 }
const BLOW_AT_RIDER: Letters = { C: 0.1, D: 0.4, E: 0.5, F: 0.6, G: 0.95, H: 1 }
const BACK: Letters = { A: 0.45, B: 0.06 }
const FACES = 10
const LAST_COLUMN = 6

const known = new WeakMap<Sheets, Map<string, Letters>>()

function lettersOf(sheets: Sheets, key: string, letterOf: (die: number) => string): Letters {
  const found = known.get(sheets) ?? new Map<string, Letters>()
  known.set(sheets, found)
  const before = found.get(key)
  if (before !== undefined) return before
  const letters: Record<string, number> = {}
  for (let die = 1; die <= FACES; die++) {
    const letter = letterOf(die)
    letters[letter] = (letters[letter] ?? 0) + 1 / FACES
  }
  found.set(key, letters)
  return letters
}

/** How somebody shoots from one hex at another. */
export type SightLine = Pick<PlannedShot, 'weapon' | 'band' | 'cover'>

/** Share of the target that one shot takes on the average (DN-6.22 to DN-6.27). */
export function shotShare(state: State, shooter: number, target: number, line: SightLine): number {
  const rides = isMounted(state, target) || isHorse(state, target) || hasPower(state, target, 'baby-dragon')
  const { range, woundedShooter, targetArmour, elfShooter } = state.setting.sheets.fire.modifiers
  const modifier =
    range[line.band] +
    (isWounded(state, shooter) ? woundedShooter : 0) +
    (isArmoured(state, target) ? targetArmour : 0) +
    (hasPower(state, shooter, 'elf') ? elfShooter : 0)
  const letters = fireLetters(state, line, rides, modifier)
  const takes = rides ? SHOT_AT_RIDER : SHOT_AT_FOOT
  const wounded = isWounded(state, target)
  let share = 0
  for (const [letter, chance] of Object.entries(letters)) {
    const kills = wounded && letter !== 'A' && letter !== '-' && !(rides && letter === 'C')
    share += chance * (kills ? 1 : (takes[letter] ?? 0))
  }
  return share
}

function fireLetters(
  { setting }: State,
  { weapon, cover }: SightLine,
  rides: boolean,
  modifier: number,
): Letters {
  const { fire } = setting.sheets
  return lettersOf(setting.sheets, `fire/${weapon}/${rides}/${cover}/${modifier}`, (die) => {
    const row = Math.min(Math.max(die + modifier, 1), fire.maxDie[weapon]) + fire.rowOffset[weapon]
    return fire.tables[rides ? 'mounted' : 'foot'][cover][row - 1] ?? '-'
  })
}

interface Blow {
  readonly column: number
  readonly table: 'foot' | 'mounted'
  readonly armoured: boolean
  readonly target: number
  /** Points that the target still has, what it adds that it holds its place, and points of an attacker. */
  readonly worth: number
  readonly holds: number
  readonly own: number
  /** How much being thrown back counts. */
  readonly back: number
}

/** Points that an attack of that column takes, less those it risks (DN-11.14). */
export function blowValue(
  state: State,
  { column, table, armoured, target, worth, holds, own, back }: Blow,
): number {
  const letters = combatLetters(state, table, armoured, Math.min(LAST_COLUMN, column))
  const takes = table === 'mounted' ? BLOW_AT_RIDER : BLOW_AT_FOOT
  const [wounded, stunned, dragon] = [
    isWounded(state, target),
    isStunned(state, target),
    isBlackDragon(state, target),
  ]
  let value = 0
  for (const [letter, chance] of Object.entries(letters)) {
    const thrown = BACK[letter]
    if (letter === '-') continue
    if (thrown !== undefined) value -= chance * thrown * own * back
    else if (dragon) value += letter === 'C' ? 0 : chance * worth * PART
    else {
      const kills = letter === 'C' ? stunned : wounded || stunned
      const driven = kills || DRIVES.has(letter) ? 1 : letter === 'C' ? 0.5 : 0.2
      value += chance * ((kills ? 1 : (takes[letter] ?? 0)) * worth + holds * driven)
    }
  }
  return value
}

/** What a wound of a part is worth of the dragon. */
const PART = 0.15
/** Letters after which nobody holds a building any more. */
const DRIVES: ReadonlySet<string> = new Set(['D', 'F', 'G', 'H'])

function combatLetters({ setting }: State, table: Blow['table'], armoured: boolean, column: number): Letters {
  const { combat } = setting.sheets
  return lettersOf(setting.sheets, `combat/${table}/${armoured}/${column}`, (die) => {
    const row = Math.min(FACES, die + (armoured ? 1 : 0))
    return combat[table][String(row)]?.[column - 1] ?? '-'
  })
}
