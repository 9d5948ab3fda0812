import type { ByLanguage } from '@wyrmtable/kernel'
import type { Catalog } from '@wyrmtable/text'
import type { BookFigure } from './props.ts'

/** The figures of a rulebook in its order, each with its title: the message `figure.ID` of the catalogs. */
export function figuresOf<Id extends string>(
  words: ByLanguage<Catalog<`figure.${NoInfer<Id>}`>>,
  figures: readonly (Omit<BookFigure, 'id' | 'title'> & { readonly id: Id })[],
): readonly BookFigure[] {
  return figures.map((figure) => {
    const key = `figure.${figure.id}` as const
    return { ...figure, title: { en: words.en[key], fr: words.fr[key], es: words.es[key] } }
  })
}
