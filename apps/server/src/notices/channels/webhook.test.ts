import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { signatureOf } from './webhook.ts'

test('signatures are those that receivers are told to check', () => {
  const page = readFileSync(new URL('../../../../../docs/formats/webhooks.md', import.meta.url), 'utf8')
  const vectors = [
    ...page.matchAll(
      /^secret +(?<secret>.+)\nid +(?<id>.+)\ntimestamp +(?<timestamp>.+)\nbody +(?<body>.+)\nsignature +(?<signature>.+)$/gm,
    ),
  ]
  expect(vectors).toHaveLength(2)
  for (const { groups } of vectors) {
    const { secret = '', id = '', timestamp, body = '', signature } = groups ?? {}
    expect(signatureOf(secret, id, Number(timestamp), body)).toBe(signature)
  }
})
