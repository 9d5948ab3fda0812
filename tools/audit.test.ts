import { expect, test } from 'vitest'
import { judged } from './audit.mjs'

const answer = (severity: string) =>
  JSON.stringify({
    vulnerabilities: { left: { name: 'left', severity, range: '<2.0.0' } },
    metadata: { dependencies: { prod: 90 } },
  })

test('what is grave fails, what is not is told, and without a network nothing does', () => {
  expect(judged(answer('critical'))).toEqual({
    lines: ['critical: left <2.0.0', '90 packages that run, 1 of them with something known against them.'],
    isBad: true,
  })
  expect(judged(answer('low')).isBad).toBe(false)
  const none = JSON.stringify({ vulnerabilities: {}, metadata: { dependencies: { prod: 90 } } })
  expect(judged(none)).toMatchObject({ isBad: false, lines: [expect.stringContaining(' 0 of them')] })
  for (const away of ['', 'npm error network', JSON.stringify({ error: { code: 'ENOTFOUND' } })]) {
    expect(judged(away)).toMatchObject({ isBad: false, lines: [expect.stringContaining('not audited')] })
  }
})
