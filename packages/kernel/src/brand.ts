declare const brand: unique symbol

/** A number or string that means one kind of thing; free at run time. `type HexId = Brand<number, 'HexId'>`. */
export type Brand<T, Name extends string> = T & { readonly [brand]?: Name }
