import { expect, test } from 'vitest'
import { manifest } from '../manifest.ts'
import { dragonsWrath as game } from './game.ts'
import { optionsSchema } from './options.ts'
import { checkSetup } from './setup.ts'

const published = manifest.scenarios.find(({ id }) => id === 'published')?.options

test('DW-24.1: the published profile has no limit of copies or of years, and needs a person at the table', () => {
  const options = optionsSchema.parse(published)
  expect(options).toMatchObject({ maxCopies: null, turnLimit: null })
  expect(game.checkSetup?.(options, 2)).toBeUndefined()
  expect(checkSetup(options, 2, [1])).toBeUndefined()
  const refusal = checkSetup(options, 2, [])
  expect(refusal).toMatchObject({ type: 'noEnd', clause: 'DW-24.1', remedy: { turnLimit: 60 } })
  expect(checkSetup({ ...options, ...refusal?.remedy }, 2, [])).toBeUndefined()
})
