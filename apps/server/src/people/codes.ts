import { newWord } from '../matches/keys.ts'

/** A word that nobody guesses, in groups that can be copied by hand. */
export const newCode = (): string => newWord().replace(/(.{4})(?=.)/g, '$1-')

/** The same as it is compared, however somebody wrote it. */
export const plainCode = (code: string): string => code.toLowerCase().replaceAll(/[^\da-z]/g, '')
