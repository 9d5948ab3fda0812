import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** What `isAtLength` tells. */
    readonly atLength: boolean
  }
}

/** Whether claims are tried at length: in `npm run soak`, not in `npm test`. */
export const isAtLength = (): boolean => inject('atLength')

/** How often a claim is tried that chance might break: a few times in every run, many times in a soak. */
export const rounds = (few: number, many: number): number => (isAtLength() ? many : few)
