import { formatPercent } from '@wyrmtable/text'
import { ClauseLink, Glyph, Segments } from '@wyrmtable/ui'
import { useMemo, useState } from 'react'
import { U } from '../../rules/fields.ts'
import { levelOf } from '../../rules/magic/wizards.ts'
import { idOf } from '../../rules/topics/counters.ts'
import { type Say, sayIn } from '../../text/say.ts'
import type { NoirProps } from '../props.ts'
import type { Hand } from '../use-hand.ts'
import { spellGlyphs } from './glyph/index.ts'
import { type BookPage, bookOf, bookOwner } from './spell-book.ts'
import { doesOf, lastsOf } from './spell-words.ts'
import { type MagicText, magicText } from './text/index.ts'

const kinds = ['all', 'personal', 'other', 'environment', 'pure'] as const
type Kind = (typeof kinds)[number]

/** The book of the wizard who casts or is in hand: each spell with what it does, costs and promises, or why not now. */
export function SpellBook({ props, hand }: { readonly props: NoirProps; readonly hand: Hand }) {
  const { view: state, language, actions, check, acting } = props
  const [seat] = acting
  const [kind, setKind] = useState<Kind>('all')
  const wizard = bookOwner(state, seat, hand.chosen)
  const pages = useMemo(
    () => (wizard === undefined ? [] : bookOf(state, wizard, { actions, check })),
    [state, wizard, actions, check],
  )
  if (wizard === undefined) return null
  const t = magicText(language)
  const say = sayIn(language)
  const { energyPerLevel, rangePerLevel, rangeMalusPerHex } = state.setting.sheets.spells.rules
  const level = levelOf(state, wizard)
  const isOpen = seat === state.side(wizard) && (state.top === 'magicWindow' || state.top === 'contestSpell')
  const shown = pages.filter(({ spell }) => kind === 'all' || spell.category === kind)
  return (
    <section
      className="side-section noir-book"
      aria-label={t('book.title', { wizard: say.unit(idOf(state, wizard)) })}
    >
      <h2 className="section-title">{t('book.title', { wizard: say.unit(idOf(state, wizard)) })}</h2>
      <p className="noir-pills">
        <span className="pill">
          {t('book.left', {
            energy: state.of(wizard, U.energy),
            full: energyPerLevel * level,
            spells: 1 - state.of(wizard, U.cast),
          })}
        </span>
      </p>
      <p className="muted">
        {isOpen ? t('range', { radius: rangePerLevel * level, malus: rangeMalusPerHex }) : t('book.closed')}
      </p>
      <Segments
        label={t('book.tabs')}
        segments={kinds.map((key) => ({
          key,
          name: key === 'all' ? t('tab.all', { count: pages.length }) : t(`tab.${key}`),
          isOn: key === kind,
        }))}
        onChoose={(key) => setKind(kinds.find((one) => one === key) ?? 'all')}
      />
      <ul className="noir-spells">
        {shown.map((page) => (
          <li key={page.spell.id}>
            <Page page={page} isOpen={isOpen} props={props} hand={hand} t={t} say={say} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Page({
  page: { spell, chance, isPlaced, targets, refusal, missing },
  isOpen,
  props: { view: state, text, language, actions },
  hand,
  t,
  say,
}: {
  readonly page: BookPage
  readonly isOpen: boolean
  readonly props: NoirProps
  readonly hand: Hand
  readonly t: MagicText
  readonly say: Say
}) {
  const { id, cost } = spell
  const isMeant = hand.spell === id
  const glyph = spellGlyphs[id]
  const why = refusal === undefined ? (missing === undefined ? undefined : t(missing)) : text.refusal(refusal)
  const mayCast = isOpen && why === undefined
  const choose = (): void => {
    if (!mayCast) return
    hand.chooseSpell(id)
    const own = actions.filter((one) => one.type === 'cast' && one.spell === id)
    const [only] = own
    if (!isPlaced && own.length === 1 && targets === 1 && only !== undefined) hand.propose(only)
  }
  return (
    <>
      <button
        type="button"
        className={`noir-spell ${isMeant ? 'is-on' : ''} ${mayCast ? '' : 'is-refused'}`}
        aria-pressed={isMeant}
        aria-disabled={!mayCast}
        data-spell={id}
        onClick={choose}
      >
        {glyph === undefined ? null : <Glyph shape={glyph} />}
        <span className="noir-spell-words">
          <b>{say.spell(id)}</b>
          <small>{doesOf(state, spell, t)}</small>
          <small className="muted">
            {isOpen && why !== undefined
              ? why
              : `${lastsOf(spell, t)} · ${t('chance', { chance: formatPercent(language, chance) })}`}
          </small>
          {isMeant ? <small>{t(spell.effect.kind === 'place' ? 'lay' : 'aim')}</small> : null}
        </span>
        <span className="noir-spell-cost">{t('cost', { cost })}</span>
      </button>
      {isOpen && why !== undefined ? <ClauseLink clause={refusal?.clause ?? 'DN-15.17'} /> : null}
    </>
  )
}
