import type { CardData } from '../../data/card.ts'
import type { Effect } from '../../data/effect.ts'
import { effectsIn } from '../../data/effects-in.ts'

const ofType = {
  creature: ['DW-2.6'],
  object: ['DW-2.8', 'DW-9.2'],
  ritual: ['DW-8.1'],
  curse: ['DW-11.5'],
  province: ['DW-2.3'],
} as const satisfies Readonly<Record<CardData['type'], readonly string[]>>

const ofAbility: Readonly<Record<string, string>> = {
  activated: 'DW-11.12',
  triggered: 'DW-19.1',
  replacement: 'DW-20.1',
}

const ofEffect = {
  destroy: 'DW-17.1',
  move: 'DW-17.2',
  discard: 'DW-17.3',
  draw: 'DW-17.4',
  search: 'DW-17.5',
  look: 'DW-17.6',
  modify: 'DW-17.7',
  createToken: 'DW-17.8',
  createCopy: 'DW-17.9',
  moveObject: 'DW-17.10',
  destroyProvince: 'DW-17.11',
  exhaustProvince: 'DW-17.12',
  refreshProvince: 'DW-17.13',
  recoverProvince: 'DW-17.14',
  stealProvince: 'DW-17.15',
  dispel: 'DW-17.16',
  counter: 'DW-17.17',
  cancelAttack: 'DW-17.18',
  redirectAttack: 'DW-17.19',
  setAttackMode: 'DW-17.20',
  extraAttack: 'DW-17.21',
  fight: 'DW-17.22',
  endCombatTurn: 'DW-17.23',
  delayed: 'DW-17.24',
  choose: 'DW-17.25',
  random: 'DW-17.26',
  if: 'DW-17.27',
  forEach: 'DW-17.28',
  payOrElse: 'DW-17.29',
} as const satisfies Readonly<Record<Effect['op'], string>>

/** The clauses behind the words of a card: its type, its marks, its abilities, and what it does. */
export function clausesOf(data: CardData): readonly string[] {
  const found: string[] = [...ofType[data.type]]
  if (data.type === 'province') return found
  if ((data.traits ?? []).length > 0) found.push('DW-2.9')
  if (data.type === 'creature' && data.m) found.push('DW-2.7')
  const abilities = 'abilities' in data ? data.abilities : undefined
  for (const { kind } of abilities ?? []) {
    const clause = ofAbility[kind]
    if (clause !== undefined) found.push(clause)
  }
  for (const { op } of effectsIn(data)) found.push(ofEffect[op])
  return [...new Set(found)]
}
