import { NightFields } from '../clock/NightFields.tsx'
import type { Sight } from '../wire/answers.ts'
import { TableNameField } from './TableNameField.tsx'

/** What everybody says who sits down: their name, and where time stands still at night, when that is for them. */
export function JoinFields({ sight: { rules } }: { readonly sight: Sight }) {
  return (
    <>
      <TableNameField />
      {rules.clock.kind === 'days' && rules.clock.night !== undefined ? (
        <NightFields night={rules.clock.night} />
      ) : null}
    </>
  )
}
