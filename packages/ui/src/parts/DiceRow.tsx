import type { Rolled } from '@wyrmtable/kernel'
import { Die } from './Die.tsx'

/** The dice of one roll with each addition and what was needed. */
export function DiceRow({
  roll,
  words,
}: {
  readonly roll: Rolled
  readonly words: { readonly needs: string }
}) {
  const look = roll.success === undefined ? '' : roll.success ? 'hit' : 'miss'
  return (
    <span className="dice-row">
      {roll.dice.map((value, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice have no identity but their place
        <Die key={place} value={value} look={look} />
      ))}
      {roll.modifiers.map((modifier) => (
        <span key={modifier.clause} className="dice-modifier" title={modifier.clause}>
          {modifier.value < 0 ? `−${-modifier.value}` : `+${modifier.value}`}
        </span>
      ))}
      {roll.need === undefined ? null : (
        <span className="dice-need">
          {words.needs} {roll.atMost === true ? `≤ ${roll.need}` : `${roll.need}+`}
        </span>
      )}
    </span>
  )
}
