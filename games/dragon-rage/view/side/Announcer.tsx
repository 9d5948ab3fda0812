import type { RageProps } from '../table/use-interaction.ts'
import type { ViewText } from '../text/index.ts'
import { withNames } from './tale.tsx'

/** Where the chronicle is folded away, as on a phone: what just happened is told to screen readers all the same. */
export function Announcer({ props, t }: { readonly props: RageProps; readonly t: ViewText }) {
  const { log, text } = props
  const lines = log.at(-1)?.events.flatMap((event) => text.event(event) ?? []) ?? []
  return (
    <p className="hidden" role="status">
      {lines.map((line) => withNames(line, props, t)).join('. ')}
    </p>
  )
}
