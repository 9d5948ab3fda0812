const LOBES = 11

/** The rim of pressed wax: a ring of lobes round the middle of a square of 100. */
const rim = Array.from({ length: LOBES * 2 }, (_, place) => {
  const angle = (place * Math.PI) / LOBES
  const reach = place % 2 === 0 ? 43 : 36
  return `${(50 + reach * Math.sin(angle)).toFixed(1)},${(50 - reach * Math.cos(angle)).toFixed(1)}`
}).join(' ')

/** A seal of red wax: somebody has filled his sheet in, and nobody sees with what. Decoration; words are beside it. */
export function Seal() {
  return (
    <svg className="wrath-seal" viewBox="0 0 100 100" aria-hidden="true">
      <polygon points={rim} fill="#8f2016" stroke="#8f2016" strokeWidth="11" strokeLinejoin="round" />
      <circle cx="50" cy="50" r="31" fill="#a82a1c" stroke="#e08a6a" strokeWidth="2.5" />
      <use href="#wrath-wyvern" transform={`translate(28 28) scale(${44 / 512})`} fill="#f0b49a" />
    </svg>
  )
}
