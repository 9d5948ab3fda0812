import type { Posture } from '../../data/character-schema.ts'

/** Three printed figures: black attack, blue movement, red defence; a ring round the last is armour. */
export function Figures({
  values: { attack, move, defence },
  isArmoured,
}: {
  readonly values: Posture
  readonly isArmoured: boolean
}) {
  return (
    <g className="counter-figures" textAnchor="middle">
      <text x="-31" y="45" fontSize="26" fill="#16110c">
        {attack}
      </text>
      <text x="0" y="44" fontSize="22" fill="#1a5fa8">
        {move}
      </text>
      {isArmoured ? <circle cx="31" cy="35" r="14.5" fill="none" stroke="#b3261a" strokeWidth="2.6" /> : null}
      <text x="31" y={isArmoured ? 42.5 : 45} fontSize={isArmoured ? 21 : 26} fill="#b3261a">
        {defence}
      </text>
    </g>
  )
}
