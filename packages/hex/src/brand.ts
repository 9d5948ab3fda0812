/** A value of type `T` that only counts as a `Name`; free at run time, so that hot loops keep plain integers. */
export type Brand<T, Name extends string> = T & { readonly __brand: Name }
