import { expect, test } from 'vitest'
import { countPlaywright, countVitest, judge, noTests, sum } from './count.ts'

const vitestReport = (testResults: readonly object[], passed: number, failed: number) =>
  JSON.stringify({
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: 1,
    numTodoTests: 2,
    testResults,
  })

test('vitest: tests are counted one by one', () => {
  const report = vitestReport([{ status: 'failed', assertionResults: [{}, {}, {}] }], 2, 1)
  expect(countVitest(report)).toEqual({ passed: 2, failed: 1, skipped: 3 })
})

test('vitest: a file that does not load is one failure', () => {
  const report = vitestReport([{ status: 'failed', assertionResults: [] }], 2, 0)
  expect(countVitest(report)).toMatchObject({ passed: 2, failed: 1 })
})

test('Playwright: flaky tests and errors outside of tests are failures', () => {
  const report = JSON.stringify({
    stats: { expected: 5, unexpected: 1, flaky: 2, skipped: 3 },
    errors: [{ message: 'no server' }],
  })
  expect(countPlaywright(report)).toEqual({ passed: 5, failed: 4, skipped: 3 })
})

test.each([
  ['all passed', { passed: 3, failed: 0, skipped: 0 }, 0, 0],
  ['failures are kept as they are', { passed: 3, failed: 2, skipped: 0 }, 1, 2],
  ['no test ran', noTests, 0, 1],
  ['the runner failed though no test did', { passed: 3, failed: 0, skipped: 0 }, 1, 1],
  ['all were skipped', { passed: 0, failed: 0, skipped: 4 }, 0, 1],
])('a run is judged: %s', (_name, count, exitStatus, failed) => {
  expect(judge(count, exitStatus)).toEqual({ ...count, failed })
})

test('counts add up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 }
  expect(sum([one, noTests, one])).toEqual({ passed: 2, failed: 4, skipped: 6 })
})
