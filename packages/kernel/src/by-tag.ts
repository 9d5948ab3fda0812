/** What has a tag in its property `K`. */
type TaggedBy<K extends string> = { readonly [P in K]: string }

/**
 * The members that a union has under the tag `T`, where `K` names the property that holds the tag. A member that
 * serves several tags counts as each of them.
 */
type OfTag<U extends TaggedBy<K>, K extends string, T> = U extends { readonly [P in K]: infer Tags }
  ? T extends Tags
    ? U & { readonly [P in K]: T }
    : never
  : never

/** One handler for each tag of a union: a new kind of member makes the compiler ask for its handler. */
export type Handlers<U extends TaggedBy<K>, K extends string, Args extends readonly unknown[], R> = {
  readonly [T in U[K]]: (member: OfTag<U, K, T>, ...args: Args) => R
}

/**
 * Hands a member of a tagged union to the handler that the record has for its tag: what a `switch` over the tag
 * does, with the record as the list of kinds.
 *
 *     const lines: Handlers<Event, 'type', [say: Say], string> = { unitMoved: ({ hex }, say) => …, … }
 *     dispatch(lines, 'type', event, say)
 *
 * A record of something else than functions needs no help: a lookup that is generic in the tag keeps the tag and
 * its entry together, `<T extends Tag>(member: { readonly type: T }): Entry<T> => record[member.type]`.
 */
export function dispatch<U extends TaggedBy<K>, K extends string, Args extends readonly unknown[], R>(
  handlers: Handlers<U, K, Args, R>,
  key: K,
  member: U,
  ...args: Args
): R {
  // That this handler takes this member is what the type of the record says; TypeScript cannot follow it while
  // the union is not known.
  const handler = handlers[member[key]] as (member: U, ...args: Args) => R
  return handler(member, ...args)
}
