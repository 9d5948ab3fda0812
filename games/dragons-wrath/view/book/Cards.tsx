import { type Language, languages } from '@wyrmtable/kernel'
import { languageNames } from '@wyrmtable/text'
import { BookTable } from '@wyrmtable/ui'
import { findCard, poolCards, starterDecks } from '../../data/library.ts'
import { cardTypes, colours, objectTypes, traits } from '../../data/words.ts'
import { viewText } from '../text/index.ts'
import { bookText } from './text/index.ts'

/** DW-2.1: how many cards of each kind and colour there are. */
export function Kinds({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const name = viewText(language)
  return (
    <BookTable
      columns={[t('head.kind'), ...colours.map((colour) => t(`colour.${colour}`)), t('head.all')]}
      rows={cardTypes.map((type) => {
        const all = poolCards.filter((card) => card.type === type)
        return {
          key: type,
          head: type === 'object' ? t('kind.object') : name(`type.${type}`),
          cells: [
            ...colours.map((colour) => {
              const own = all.filter((card) => 'color' in card && card.color === colour)
              return own.length === 0 ? '–' : own.length
            }),
            all.length,
          ],
        }
      })}
    />
  )
}

/** DW-2.8: the kinds of objects, of which a creature bears one each. */
export function Objects({ language }: { readonly language: Language }) {
  const t = bookText(language)
  return (
    <BookTable
      columns={[t('head.object'), t('head.kind'), t('head.cards')]}
      rows={objectTypes.map((kind) => ({
        key: kind,
        head: kind,
        cells: [
          t(`object.${kind}`),
          poolCards.filter((card) => card.type === 'object' && card.objectType === kind).length,
        ],
      }))}
    />
  )
}

/** DW-2.11: the words of the traits in every language. */
export function Traits({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const others = languages.filter((one) => one !== language)
  return (
    <BookTable
      columns={[t('head.trait'), ...others.map((one) => languageNames[one]), t('head.cards')]}
      rows={traits.map((trait) => ({
        key: trait,
        head: viewText(language)(`trait.${trait}`),
        cells: [
          ...others.map((one) => (
            <span key={one} lang={one}>
              {viewText(one)(`trait.${trait}`)}
            </span>
          )),
          poolCards.filter((card) => 'traits' in card && card.traits?.includes(trait)).length,
        ],
      }))}
    />
  )
}

/** DW-25.10: the decks that come with the game. */
export function Starters({ language }: { readonly language: Language }) {
  const t = bookText(language)
  return (
    <BookTable
      columns={[t('head.deck'), t('head.sphere'), t('head.provinces'), t('head.allies')]}
      rows={starterDecks.map(({ id, name, provinces, allies }) => {
        const cards = allies.map(({ card }) => findCard(card))
        const own = colours.filter((colour) =>
          cards.some((card) => card !== undefined && 'color' in card && card.color === colour),
        )
        const count = (list: readonly { readonly n: number }[]) => list.reduce((sum, { n }) => sum + n, 0)
        return {
          key: id,
          head: name[language],
          cells: [own.map((colour) => t(`colour.${colour}`)).join(', '), count(provinces), count(allies)],
        }
      })}
    />
  )
}
