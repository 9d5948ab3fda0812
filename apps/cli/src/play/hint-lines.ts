import type { HintJson, ResultMessage } from '@wyrmtable/ai'
import { absentDice, type Game, type GameText, type Json, type Seat } from '@wyrmtable/kernel'
import { formatList, formatPercent } from '@wyrmtable/text'
import type { Context } from '../context.ts'

/** Most steps of a plan that are told one by one, and most figures that are named. */
const MOST_STEPS = 6
const MOST_FIGURES = 3
/** Changes smaller than this say nothing. */
const LEAST_CHANGE = 0.02

/** The best steps with their chances, and what each changes in the words of the game. */
export function hintLines(
  context: Context,
  game: Game,
  text: GameText,
  state: unknown,
  seat: Seat,
  { hints, action, following }: ResultMessage,
): readonly string[] {
  const { t } = context
  // Where nothing had to be thought about there are no chances, only what to do.
  if (hints.length === 0) {
    return [t('play.hintPlain'), `    ${planPhrase(game, text, state, seat, [action, ...following])}`]
  }
  return hints.flatMap((hint, at) => [
    `${String(at + 1).padStart(3)} ${chanceOf(context, hint)}  ${planPhrase(game, text, state, seat, hint.actions)}`,
    ...reasons(context, text, hint).map((reason) => `        ${reason}`),
  ])
}

const chanceOf = ({ language, t }: Context, { chance, certain }: HintJson): string =>
  certain
    ? t('play.hintCertain', { chance: formatPercent(language, chance) })
    : formatPercent(language, chance)

/** What becomes better and worse for the seat, the most important first, and how much the dice can change. */
function reasons({ t, language }: Context, text: GameText, { changes, range }: HintJson): readonly string[] {
  const named = (sign: 1 | -1): string =>
    formatList(
      language,
      changes
        .filter(({ before, after }) => (after - before) * sign > LEAST_CHANGE)
        .slice(0, MOST_FIGURES)
        .map(({ feature }) => text.figure?.(feature) ?? feature),
    )
  const [better, worse] = [named(1), named(-1)]
  const [least, greatest] = range
  return [
    ...(better === '' ? [] : [t('play.hintBetter', { figures: better })]),
    ...(worse === '' ? [] : [t('play.hintWorse', { figures: worse })]),
    ...(greatest - least < LEAST_CHANGE
      ? []
      : [
          t('play.hintRange', {
            least: formatPercent(language, least),
            most: formatPercent(language, greatest),
          }),
        ]),
  ]
}

/** The steps of a plan in words, as far as no die decides how it goes on. */
function planPhrase(game: Game, text: GameText, from: unknown, seat: Seat, plan: readonly Json[]): string {
  const state = game.foresee?.(from, seat) ?? game.clone(from)
  const phrases: string[] = []
  for (const json of plan.slice(0, MOST_STEPS)) {
    const action = game.action.parse(json)
    if (!action.ok || game.check(state, seat, action.value) !== undefined) break
    phrases.push(text.action(action.value, game.view(state, seat)))
    try {
      game.apply(state, seat, action.value, absentDice(), () => {})
    } catch {
      break
    }
  }
  return `${phrases.join(' → ')}${plan.length > MOST_STEPS ? ' → …' : ''}`
}
