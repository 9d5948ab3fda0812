import { defineConfig } from 'vitest/config'

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
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'web',
          environment: 'happy-dom',
          include: [
            'packages/ui/src/**/*.test.tsx',
            'games/*/view/**/*.test.tsx',
            'apps/web/src/**/*.test.{ts,tsx}',
          ],
          testTimeout: 60_000,
        },
      },
    ],
  },
})
