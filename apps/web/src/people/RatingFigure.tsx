import type { Rating } from '../online/wire/answers.ts'

/** The figures that the line under a rating reaches from and to; what lies beyond is drawn at its end. */
const [low, high] = [700, 2300]

const percentAt = (rating: number): number =>
  Math.max(0, Math.min(100, ((rating - low) / (high - low)) * 100))

/** A rating as a figure, with how far off it may be as a line under it. */
export function RatingFigure({ rating, within }: Rating) {
  const [from, to] = [percentAt(rating - within), percentAt(rating + within)]
  return (
    <span className="rating">
      <b>{rating}</b> <small>± {within}</small>
      <span className="rating-line" aria-hidden="true">
        <span style={{ insetInlineStart: `${from}%`, inlineSize: `${to - from}%` }} />
        <i style={{ insetInlineStart: `${percentAt(rating)}%` }} />
      </span>
    </span>
  )
}
