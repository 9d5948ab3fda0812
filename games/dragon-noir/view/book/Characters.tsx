import type { Language } from '@wyrmtable/kernel'
import { BookTable, type DiagramHex, HexDiagram } from '@wyrmtable/ui'
import { dragonParts, type Posture } from '../../data/character-schema.ts'
import { sheets } from '../../data/tables.ts'
import { sayIn } from '../../text/say.ts'
import { viewText } from '../text/index.ts'
import { bookText } from './text/index.ts'

/** 'attack · movement · defence', as on a counter. */
function figuresOf(posture: Posture | undefined): string {
  if (posture === undefined) return '–'
  const { attack, move, defence } = posture
  return `${attack}·${move}·${defence}`
}

/** DN-4.9 */
export function Characters({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const name = viewText(language)
  const say = sayIn(language)
  return (
    <>
      <BookTable
        columns={[
          t('head.who'),
          t('head.fresh'),
          t('head.wounded'),
          t('head.mounted'),
          t('head.mountedWounded'),
          t('head.weapon'),
        ]}
        rows={sheets.characters.characters
          // What consists of parts has no figures of its own.
          .filter(({ parts }) => parts === undefined)
          .map(({ id, armour, fresh, wounded, mounted, mountedWounded, weapon }) => ({
            key: id,
            head: `${say.unit(id)}${armour === true ? '*' : ''}`,
            cells: [
              figuresOf(fresh),
              figuresOf(wounded),
              figuresOf(mounted),
              figuresOf(mountedWounded),
              weapon === undefined ? '–' : name(`weapon.${weapon}`),
            ],
          }))}
      />
      <p className="book-note">{t('figures.note')}</p>
    </>
  )
}

/** DN-13.1, facing north. */
export function DragonHexes({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const part = (direction: number, words: string): DiagramHex => ({ way: [direction], look: 'in', words })
  const free = (direction: number): DiagramHex => ({ way: [direction], look: 'out' })
  const hexes: readonly DiagramHex[] = [
    { way: [], look: 'in', words: t('part.body') },
    part(0, t('part.head')),
    part(5, t('part.paw')),
    part(1, t('part.paw')),
    part(3, t('part.tail')),
    free(2),
    free(4),
  ]
  const { parts } = sheets.characters.characters.find((one) => one.parts !== undefined) ?? {}
  return (
    <>
      <HexDiagram hexes={hexes} label={t('dragon.spoken')} />
      {parts === undefined ? null : (
        <BookTable
          columns={[t('head.part'), t('head.fresh'), t('head.wounded'), t('head.wounded2')]}
          rows={dragonParts.map((name) => ({
            key: name,
            head: sayIn(language).t(`part.${name}`),
            cells: [parts[name].fresh, parts[name].wounded, parts[name].wounded2].map((figures) =>
              figures === undefined ? '–' : `${figures.attack}·${figures.defence}`,
            ),
          }))}
        />
      )}
    </>
  )
}

/** DN-15.17: the lists of both wizards. */
export function Spells({ language }: { readonly language: Language }) {
  const t = bookText(language)
  const say = sayIn(language)
  return (
    <BookTable
      columns={[t('head.spell'), t('head.price'), t('head.kind'), t('head.who')]}
      rows={sheets.spells.spells.map(({ id, cost, category, wizard }) => ({
        key: id,
        head: say.spell(id),
        cells: [cost, t(`kind.${category}`), say.unit(wizard)],
      }))}
    />
  )
}
