import type { Context } from '../context.ts'

/** A bar on standard error that is drawn over itself and gone at the end. */
export interface Progress {
  update(done: number, all: number): void
  end(): void
}

const width = 30
const everyMs = 100

export function createProgress(title: string, { isWatched, surroundings }: Context): Progress {
  if (!isWatched) return { update: () => {}, end: () => {} }
  const { errors } = surroundings
  let drawnAt = Number.NEGATIVE_INFINITY
  return {
    update(done, all) {
      const now = performance.now()
      if (now - drawnAt < everyMs && done < all) return
      drawnAt = now
      const filled = all === 0 ? width : Math.round((done / all) * width)
      errors.write(`\r${title} ${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${done}/${all}`)
    },
    end: () => {
      errors.write('\r\u001b[2K')
    },
  }
}
