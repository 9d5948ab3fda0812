/** Languages that every text of the project exists in. */
export const languages = ['en', 'fr', 'es'] as const
export type Language = (typeof languages)[number]
export type ByLanguage<T> = { readonly [L in Language]: T }
