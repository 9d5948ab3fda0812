/** What a test run came to. */
export interface Count {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

export const noTests: Count = { passed: 0, failed: 0, skipped: 0 }

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly numPendingTests: number
  readonly numTodoTests: number
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[]
}

/** Counts the JSON report of vitest. A file that could not be loaded ran no test and is one failure. */
export function countVitest(report: string): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }: VitestReport =
    JSON.parse(report)
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0)
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    skipped: numPendingTests + numTodoTests,
  }
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number
    readonly unexpected: number
    readonly flaky: number
    readonly skipped: number
  }
  readonly errors: readonly unknown[]
}

/**
 * Counts the JSON report of Playwright. A test that passed only when tried again is a failure: it will
 * fail for somebody. So is an error outside of all tests, such as a page server that did not start.
 */
export function countPlaywright(report: string): Count {
  const { stats, errors }: PlaywrightReport = JSON.parse(report)
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  }
}

/** The count of a run with this exit status: one that failed, or ran nothing, has at least one failure. */
export function judge(count: Count, exitStatus: number): Count {
  const isFailed = count.failed > 0 || exitStatus !== 0 || count.passed === 0
  return { ...count, failed: isFailed ? Math.max(count.failed, 1) : 0 }
}

export function sum(counts: readonly Count[]): Count {
  return counts.reduce(
    (total, count) => ({
      passed: total.passed + count.passed,
      failed: total.failed + count.failed,
      skipped: total.skipped + count.skipped,
    }),
    noTests,
  )
}
