import type { Language } from '@wyrmtable/kernel'
import type { OptionNote } from '@wyrmtable/ui'
import type { Options } from '../rules/options.ts'
import { viewText } from './text/index.ts'

/** The clause that names each variant (section 31). */
const clauses: Readonly<Record<keyof Options, string>> = {
  escapeTable: 'DR-2.3',
  cavalrySetupInTower: 'DR-4.4',
  walkDestroyOccupied: 'DR-5.3',
  claim: 'DR-5.8',
  insideClock: 'DR-5.11',
  troopJoinsCharacter: 'DR-7.3',
  openInward: 'DR-9.14',
  crashOnBridge: 'DR-10.6',
  wingThreshold: 'DR-11.4',
  leglessTowerBound: 'DR-11.5',
  hover: 'DR-12.21',
  fireFromTower: 'DR-15.8',
  fireFromWhirlwind: 'DR-15.11',
  splitAreas: 'DR-16.5',
  boostDuration: 'DR-18.3',
  boostVsDragon: 'DR-18.5',
  heroBonusMissiles: 'DR-21.3',
  missileAreaChoice: 'DR-21.4',
  aboveAttack: 'DR-16.3',
  gateShot: 'DR-21.7',
  losTouch: 'DR-21.6',
  berserkTarget: 'DR-24.1',
  berserkOverrun: 'DR-24.3',
  woundedHeroOwnBonus: 'DR-26.2',
  woundedHeroLeadsMilitia: 'DR-26.3',
  board: 'DR-3.1',
}

const values = [
  'true',
  'false',
  'derived',
  'printed',
  'invaderChoice',
  'autoAt16',
  'autoAt20',
  'anyMoment',
  'endOfTurn',
  'broken',
  'drown',
  'group',
  'half',
  'free',
  'entranceOnly',
  'untilNextSpellPhase',
  'playerTurn',
  '1',
  '2',
  'before',
  'after',
  'frontOnly',
  'anyTower',
  'archerAtGate',
  'anyLine',
  'blocks',
  'open',
  'nearestHex',
  'nearestReachable',
] as const

/** Every variant in words. */
export function optionNotes(language: Language): readonly OptionNote[] {
  const t = viewText(language)
  const words = Object.fromEntries(
    values.map((value) => [
      /^(?:\d|true$|false$)/.test(value) ? value : JSON.stringify(value),
      t(`value.${value}`),
    ]),
  )
  return Object.entries(clauses).map(([key, clause]) => ({
    key,
    clause,
    name: isOption(key) ? t(`option.${key}`) : key,
    values: words,
  }))
}

const isOption = (key: string): key is keyof Options => Object.hasOwn(clauses, key)
