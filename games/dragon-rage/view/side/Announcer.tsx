import type { RageProps } from '../table/use-interaction.ts'

/** Where the chronicle is folded away, as on a phone: what just happened is told to screen readers all the same. */
export function Announcer({ props: { log, text } }: { readonly props: RageProps }) {
  const lines = log.at(-1)?.events.flatMap((event) => text.event(event) ?? []) ?? []
  return (
    <p className="hidden" role="status">
      {lines.join('. ')}
    </p>
  )
}
