import { ClauseLink } from '@wyrmtable/ui'
import type { CardData } from '../../data/card.ts'
import { useWrath } from '../table/context.ts'
import { clausesOf } from './clauses-of.ts'

/** The clauses behind the words of a card. */
export function Clauses({ data }: { readonly data: CardData }) {
  const { t } = useWrath()
  return (
    <p className="wrath-clauses">
      {t('effect.clauses')}{' '}
      {clausesOf(data).map((clause) => (
        <ClauseLink key={clause} clause={clause} />
      ))}
    </p>
  )
}
