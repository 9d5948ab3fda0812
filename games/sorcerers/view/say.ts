import { calledIn } from '../text/called.ts'
import { type Say, sayIn } from '../text/say.ts'
import type { SorcererProps } from './props.ts'

/** The words of the table, in which those who play have their names. */
export const sayOf = ({ text }: Pick<SorcererProps, 'text'>): Say => sayIn(text.language, calledIn(text))
