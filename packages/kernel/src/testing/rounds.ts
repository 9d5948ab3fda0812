import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether claims are tried at length: in `npm run soak`, not in `npm test`. */
    readonly atLength: boolean
  }
}

/** How often a claim is tried that chance might break: a few times in every run, many times in a soak. */
export const rounds = (few: number, many: number): number => (inject('atLength') ? many : few)
