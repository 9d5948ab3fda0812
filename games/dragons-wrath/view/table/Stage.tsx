import { Glyph, useAfterFrame } from '@wyrmtable/ui'
import type { ReactNode } from 'react'
import type { Mode } from '../../data/words.ts'
import { seatIds } from '../../rules/seats.ts'
import type { CreatureView } from '../../rules/view.ts'
import { cardName } from '../../text/names.ts'
import { seatKey } from '../act/path.ts'
import { comparedIn, inAttack, type Power, powerOf } from '../act/powers.ts'
import { raidOf } from '../act/raid.ts'
import { verdictOf } from '../act/verdict.ts'
import { usePicture } from '../art/use-picture.ts'
import { Back } from '../card/Back.tsx'
import { CardFace } from '../card/CardFace.tsx'
import { printedColour } from '../card/kind-of.ts'
import { shapes } from '../glyph/index.ts'
import { AttackArrow } from './AttackArrow.tsx'
import { Worth } from './Creature.tsx'
import { useInHand, useWrath } from './context.ts'
import { stageInMiddle } from './in-middle.ts'
import { useComingFrom } from './use-coming-from.ts'

/** The attack under way, or the one that is being chosen: both cards step forward, and what they come to. */
export function Stage() {
  const { props } = useWrath()
  // A press is seen on the card first; what would come of it is drawn with the next frame.
  const { hand } = useAfterFrame(useInHand())
  const { view } = props
  const creature = (id: string | null | undefined) => view.play.find((one) => one.id === id)
  const { attack } = view
  if (attack !== null) {
    const attacker = creature(attack.attacker)
    if (attacker === undefined) return null
    const target = creature(attack.target)
    return (
      <Duel
        attacker={attacker}
        target={target}
        player={attack.player}
        modes={attack.mode === null ? [] : [attack.mode]}
        isOn
      />
    )
  }
  const [from, to] = hand.funnel.at
  const attacker = creature(from)
  if (attacker === undefined || to === undefined || view.question?.kind !== 'combat') return null
  const target = creature(to)
  const planned = hand.actions.filter(
    (one) =>
      (one.type === 'attackCreature' && one.attacker === from && one.target === to) ||
      (one.type === 'attackProvinces' && one.attacker === from && `seat:${one.target}` === to),
  )
  const [first] = planned
  if (first === undefined) return null
  const player = first.type === 'attackProvinces' ? first.target : (target?.controller ?? 0)
  const modes = planned.flatMap((one) => (one.type === 'attackCreature' ? [one.mode] : []))
  return <Duel attacker={attacker} target={target} player={player} modes={modes} />
}

function Duel({
  attacker,
  target,
  player,
  modes,
  isOn = false,
}: {
  readonly attacker: CreatureView
  readonly target: CreatureView | undefined
  readonly player: number
  readonly modes: readonly Mode[]
  readonly isOn?: boolean
}) {
  const { props, t } = useWrath()
  const { text, language } = props
  const name = (one: CreatureView) => cardName(one.card, language)
  const seat = text.seat(seatIds[player] ?? '')
  const title =
    target === undefined
      ? t('stage.raid', { name: name(attacker), seat })
      : t('stage.duel', { attacker: name(attacker), target: name(target) })
  return (
    <section ref={stageInMiddle} className="wrath-stage" aria-label={title} data-planned={!isOn}>
      <AttackArrow key={`${isOn} ${modes.length}`} from={attacker.id} to={target?.id ?? seatKey(player)} />
      <Forward key={attacker.id} creature={attacker} side="attacker" />
      <div className="wrath-verdicts">
        {target === undefined ? (
          <Raided attacker={attacker} player={player} title={title} />
        ) : (
          modes.map((mode) => (
            <Compared key={mode} attacker={attacker} target={target} mode={mode} isOn={isOn} />
          ))
        )}
      </div>
      {target === undefined ? (
        <span className="wrath-forward wrath-raided" aria-hidden="true">
          <Back isLand />
          <Back isLand />
          <Back isLand />
        </span>
      ) : (
        <Forward key={target.id} creature={target} side="target" />
      )}
    </section>
  )
}

/** What becomes of the provinces, if nobody answers. */
function Raided({
  attacker,
  player,
  title,
}: {
  readonly attacker: CreatureView
  readonly player: number
  readonly title: string
}) {
  const { props, t } = useWrath()
  const { hand } = useInHand()
  const { text, language } = props
  const seat = text.seat(seatIds[player] ?? '')
  if (hand.state === undefined) return <Verdict title={title} words="" look="attacker" />
  const { loses, isLast, collector, replacing } = raidOf(hand.state, attacker.id, player)
  const notes = [
    ...(collector === undefined || loses === 0
      ? []
      : [t('stage.collects', { seat: text.seat(seatIds[collector] ?? ''), count: loses })]),
    ...replacing.map((card) => t('stage.replaces', { name: cardName(card, language) })),
  ]
  return (
    <Verdict
      title={title}
      words={t(isLast ? 'stage.losesAll' : 'stage.loses', { seat, count: loses })}
      look="attacker"
      notes={notes}
    />
  )
}

function Forward({
  creature,
  side,
}: {
  readonly creature: CreatureView
  readonly side: 'attacker' | 'target'
}) {
  const { props } = useWrath()
  const { id, card, pp, pm, m, colour } = creature
  const node = useComingFrom<HTMLSpanElement>(id)
  return (
    <span
      ref={node}
      className={`wrath-forward wrath-${colour}`}
      data-side={side}
      data-creature={id}
      aria-hidden="true"
    >
      <CardFace card={card} language={props.language} size="play" pp={pp} pm={pm} m={m} />
      {creature.objects.length === 0 ? null : (
        <span className="wrath-objects">
          {creature.objects.map((object) => (
            <Borne key={object.id} card={object.card} />
          ))}
        </span>
      )}
    </span>
  )
}

/** An object that peeps out from under who bears it. */
function Borne({ card }: { readonly card: string }) {
  const picture = usePicture(card)
  return (
    <span className={`wrath-tucked wrath-${printedColour(card)}`}>
      {picture === undefined ? null : <Glyph shape={picture} />}
      <Worth card={card} />
    </span>
  )
}

function Compared({
  attacker,
  target,
  mode,
  isOn,
}: {
  readonly attacker: CreatureView
  readonly target: CreatureView
  readonly mode: Mode
  readonly isOn: boolean
}) {
  const { t } = useWrath()
  const { hand } = useInHand()
  const { state } = hand
  const meeting = { attacker: attacker.id, target: target.id, mode }
  const there = state === undefined ? undefined : isOn ? state : inAttack(state, meeting)
  const printed = (one: CreatureView) => (mode === 'physical' ? one.pp : one.pm)
  const values =
    (state === undefined ? undefined : comparedIn(state, meeting)) ??
    ([printed(attacker), printed(target)] as const)
  const verdict = verdictOf(values)
  const made = (id: string) => (there === undefined ? undefined : powerOf(there, id, mode))
  return (
    <Verdict title={t(`stage.${mode}`)} words={t(`verdict.${verdict}`)} look={verdict}>
      <Figure value={values[0]} power={made(attacker.id)} />
      <i>
        <Glyph shape={mode === 'physical' ? shapes.crossedSwords : shapes.magicSwirl} />
      </i>
      <Figure value={values[1]} power={made(target.id)} />
    </Verdict>
  )
}

function Verdict({
  title,
  words,
  look,
  notes = [],
  children,
}: {
  readonly title: string
  readonly words: string
  readonly look: string
  readonly notes?: readonly string[]
  readonly children?: ReactNode
}) {
  return (
    <div className="wrath-verdict" data-look={look}>
      <h2>{title}</h2>
      {children === undefined ? null : <div className="wrath-figures">{children}</div>}
      {words === '' ? null : <p>{words}</p>}
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
    </div>
  )
}

/** The figure, and below it every part of it with where it comes from. */
function Figure({ value, power }: { readonly value: number; readonly power: Power | undefined }) {
  const { props, t } = useWrath()
  const signed = (n: number) => (n < 0 ? `− ${-n}` : `+ ${n}`)
  const sources =
    power === undefined || power.base === value
      ? []
      : [
          `${power.base}`,
          ...power.parts.map(({ card, n }) => `${signed(n)} ${cardName(card, props.language)}`),
          ...(power.rest === 0 ? [] : [`${signed(power.rest)} ${t('stage.rest')}`]),
        ]
  return (
    <span className="wrath-figure">
      <b>{value}</b>
      <small>{sources.join(' ')}</small>
    </span>
  )
}
