import type { ViewText } from '../text/index.ts'
import type { RageProps } from './use-interaction.ts'
import type { Preview } from './way.ts'

/** The whole of what is proposed, as the main button of a phone says it. */
export function wayText({ way, action, before }: Preview, text: RageProps['text'], t: ViewText): string {
  const last = text.action(action, before)
  if (way.kind === 'action') return last
  const { path, sure, actions, mpLeft } = way.way
  if (sure === actions.length) return t('preview.walk', { hex: way.hex, steps: path.length, left: mpLeft })
  const steps = actions.slice(0, sure).filter((one) => one.type === 'walkForward').length
  const first = steps === 0 ? [] : [t('preview.walkThen', { hex: path[steps - 1] ?? '' })]
  const behind = path.length > steps + 1 ? [t('preview.behind', { hex: way.hex })] : []
  return [...first, last, ...behind].join('; ')
}
