import { Glyph } from '@wyrmtable/ui'
import type { Say } from '../../text/say.ts'
import { glyphOf, teamOf } from '../board/unit-look.ts'
import type { Member } from './company.ts'
import type { CampaignText } from './text/index.ts'

/** Who is left of a side, with wounds, horses and energy, and who fell where. */
export function CampaignRoster({
  company,
  side,
  nameOf,
  t,
  say,
}: {
  readonly company: readonly Member[]
  readonly side: 0 | 1
  readonly nameOf: (scenario: string) => string
  readonly t: CampaignText
  readonly say: Say
}) {
  return (
    <ul className="noir-company" aria-label={t('company')}>
      {company.map((member) => (
        <li key={member.type} className={member.left === 0 ? 'is-fallen' : member.isHere ? '' : 'is-away'}>
          <i style={{ background: teamOf(member.left === 0 ? -1 : side).face }}>
            <Glyph shape={glyphOf(member.type)} />
          </i>
          <span>
            <b>{say.unit(member.type)}</b>
            <small>{lineOf(member, nameOf, t)}</small>
          </span>
          {chipsOf(member, t).map((chip) => (
            <em key={chip}>{chip}</em>
          ))}
        </li>
      ))}
    </ul>
  )
}

function lineOf(member: Member, nameOf: (scenario: string) => string, t: CampaignText): string {
  const { count, left, energy, isHere, fell } = member
  const fate =
    fell === undefined
      ? left < count && left === 0
        ? t('member.gone')
        : ''
      : t('member.fell', { scenario: nameOf(fell.scenario), turn: fell.turn })
  if (left === 0) return fate
  const parts = [
    count > 1 ? t('member.left', { left, count }) : '',
    energy === undefined ? '' : t('member.energy', energy),
    isHere ? '' : t('member.away'),
    fate,
  ]
  return parts.filter((part) => part !== '').join(' · ')
}

function chipsOf({ count, left, wounded, isHorseless }: Member, t: CampaignText): readonly string[] {
  if (left === 0) return []
  return [
    ...(wounded === 0 ? [] : [count === 1 ? t('member.wounded') : t('member.someWounded', { wounded })]),
    ...(isHorseless ? [t('member.onFoot')] : []),
  ]
}
