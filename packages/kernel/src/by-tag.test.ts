import { expect, expectTypeOf, it } from 'vitest'
import { dispatch, type Handlers } from './by-tag.ts'

type Shape =
  | { readonly kind: 'square'; readonly side: number }
  | { readonly kind: 'wide' | 'tall'; readonly long: number; readonly short: number }

const areas: Handlers<Shape, 'kind', [scale: number], number> = {
  square: ({ side }, scale) => side * side * scale,
  wide: ({ long, short }, scale) => long * short * scale,
  tall: ({ kind, long, short }, scale) => {
    expectTypeOf(kind).toEqualTypeOf<'tall'>()
    return long * short * scale * 10
  },
}

it('a member goes to the handler of its tag, with the other arguments', () => {
  const shapes: readonly Shape[] = [
    { kind: 'square', side: 3 },
    { kind: 'wide', long: 5, short: 2 },
    { kind: 'tall', long: 5, short: 2 },
  ]
  expect(shapes.map((shape): number => dispatch(areas, 'kind', shape, 2))).toEqual([18, 20, 200])
})

it('a record that lacks a kind, or has the handler of another, does not compile', () => {
  type Areas = Handlers<Shape, 'kind', [], number>
  expectTypeOf<Omit<Areas, 'tall'>>().not.toExtend<Areas>()
  expectTypeOf<Omit<Areas, 'wide'> & { readonly wide: Areas['square'] }>().not.toExtend<Areas>()
})
