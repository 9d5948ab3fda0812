import type { Language } from '@wyrmtable/kernel'
import { BookTable, type DiagramHex, HexDiagram } from '@wyrmtable/ui'
import { unitsData } from '../../data/units.ts'
import { bookText } from './text/index.ts'

const { spells } = unitsData

/** DR-18: what each spell costs, how far it reaches and what it does. */
export function Spells({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const { boostMorale, fog, whirlwind, lightning } = spells
  const boostCosts = Object.entries(boostMorale.cost).map(([radius, cost]) =>
    t('spell.radius', { radius, cost }),
  )
  return (
    <BookTable
      columns={[t('head.spell'), t('head.cost'), t('head.range'), t('head.effect')]}
      rows={[
        {
          key: 'boost',
          head: t('spell.boostMorale'),
          cells: [boostCosts.join(', '), t('spell.self'), t('effect.boostMorale')],
        },
        {
          key: 'fog',
          head: t('spell.fog'),
          cells: [fog.cost, fog.castRange, t('effect.fog', { radius: fog.radius })],
        },
        {
          key: 'whirlwind',
          head: t('spell.whirlwind'),
          cells: [whirlwind.cost, whirlwind.castRange, t('effect.whirlwind')],
        },
        {
          key: 'lightning',
          head: t('spell.lightning'),
          cells: [lightning.cost, lightning.castRange, t('effect.lightning')],
        },
      ]}
    />
  )
}

/** DR-18.12 */
export function Lightning({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const powers = Object.entries(spells.lightning.powerAtRange)
  return (
    <BookTable
      isDense
      columns={[t('head.distance'), ...powers.map(([distance]) => distance)]}
      rows={[{ key: 'power', head: t('head.power'), cells: powers.map(([, power]) => power) }]}
    />
  )
}

const compass = ['N', 'NE', 'SE', 'S', 'SW', 'NW']

/** DR-18.9: the die that moves a whirlwind, written where it goes. */
export function Drift({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const rolls = Object.entries(spells.whirlwind.drift)
  const hexes: readonly DiagramHex[] = [
    { way: [], look: 'middle' },
    ...rolls.map(([die, direction]) => ({
      way: [compass.indexOf(direction)],
      look: 'in' as const,
      words: die,
    })),
  ]
  const said = rolls.map(([die, direction]) => t('drift.one', { die, direction })).join(', ')
  return <HexDiagram hexes={hexes} label={t('drift.spoken', { rolls: said })} />
}
