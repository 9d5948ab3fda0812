import { formatList } from '@wyrmtable/text'
import type { ViewText } from '../text/index.ts'
import { isDragonName } from './pieces-at.ts'
import type { Threats } from './threat.ts'
import type { RageProps } from './use-interaction.ts'

/** Who may strike in a hex, by name, and the most that comes of it; undefined where nobody may. */
export function threatText(
  threats: Threats | undefined,
  hex: string | undefined,
  { language }: Pick<RageProps, 'language'>,
  t: ViewText,
): string | undefined {
  const list = hex === undefined ? undefined : threats?.get(hex)
  if (list === undefined) return undefined
  const names = list.map(({ piece, strength, isFire }) => {
    if (!isDragonName(piece)) return t('threat.points', { piece, points: strength })
    if (strength === 0) return t('threat.fire', { piece })
    return t(isFire ? 'threat.both' : 'threat.strength', { piece, strength })
  })
  const points = list.reduce((sum, { piece, strength }) => sum + (isDragonName(piece) ? 0 : strength), 0)
  const told = t('threat.by', { names: formatList(language, names) })
  return points === 0 || list.length === 1 ? told : `${told} ${t('threat.most', { points })}`
}
