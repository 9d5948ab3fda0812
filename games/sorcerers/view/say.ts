import { calledIn } from '../text/called.ts'
import { type Say, sayOf } from '../text/say.ts'
import type { SorcererProps } from './props.ts'

type Text = SorcererProps['text']

const known = new WeakMap<Text, Say>()

/** The words of the table, in which those who play have their names. */
export function sayAt({ text }: { readonly text: Text }): Say {
  const say = known.get(text) ?? sayOf(text.language, calledIn(text))
  known.set(text, say)
  return say
}
