import { defineConfig } from 'vitest/config'

/** `npm run soak` tries at length what every run tries a few times. */
const atLength = process.env.AT_LENGTH !== undefined

/** Loading alone may take minutes on a small machine that does other things: only what hangs is ended. */
const limit = (atLength ? 600 : 10) * 60_000

const shared = {
  testTimeout: limit,
  hookTimeout: limit,
  teardownTimeout: limit,
  provide: { atLength },
}

/** A file that puts a module of its own in another's place, which no other test may then see. */
const withMocks = ['games/dragons-wrath/cards.test.ts']

export default defineConfig({
  test: {
    // One a core: left to itself, a machine of two would do all with one.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: [
            'packages/*/src/**/*.test.ts',
            'games/**/*.test.ts',
            'apps/{cli,server}/**/*.test.ts',
            'bench/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          exclude: withMocks,
          ...shared,
          // Loaded by Node itself and once a worker: made ready anew for every file, the rules cost more than most tests.
          isolate: false,
          experimental: { viteModuleRunner: false },
        },
      },
      { test: { name: 'mocks', environment: 'node', include: withMocks, ...shared } },
      {
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: [
            'packages/ui/src/**/*.test.tsx',
            'games/*/view/**/*.test.tsx',
            'apps/web/src/**/*.test.{ts,tsx}',
          ],
          ...shared,
          isolate: false,
        },
      },
    ],
  },
})
