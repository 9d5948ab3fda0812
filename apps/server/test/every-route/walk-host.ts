import type { MatchStore } from '@wyrmtable/store'
import { z } from 'zod'
import { accountOf, coming } from './coming.ts'
import type { Expected } from './expected.ts'
import { made } from './forms.ts'

/** Somebody is reported; a host reads it, lays one report aside and warns. */
export async function walkHost(url: string, store: MatchStore, expected: Expected): Promise<void> {
  const [host, by] = [await coming(url, 'Kara'), await coming(url, 'Leif')]
  await coming(url, 'Mona')
  for (const words of ['She says too much.', 'Again.'])
    await by.done('POST', '/api/reports', { name: 'Mona', words })
  const measures = '/api/host/people/Mona/measures'
  const warned = { kind: 'warned', reason: 'Be kind.' }
  const suspended = { kind: 'suspended', reason: 'You were warned.', days: 3 }
  const all = [
    ['GET', '/api/host/reports?which=open'],
    ['GET', '/api/host/people?like=Mon'],
    ['GET', '/api/host/people/Mona'],
    ['GET', '/api/host/log'],
  ] as const
  for (const [method, path] of all) await expected(by, method, path, undefined, 403)
  await expected(by, 'DELETE', '/api/host/reports/any', undefined, 403)
  await expected(by, 'POST', measures, warned, 403)

  await store.people.setHost((await accountOf(store, 'Kara')).id, true)
  const { reports } = z
    .object({ reports: z.array(made) })
    .parse(await expected(host, 'GET', '/api/host/reports', undefined, 200))
  await expected(host, 'DELETE', `/api/host/reports/${reports[0]?.id}`, undefined, 200)
  await expected(host, 'POST', measures, warned, 201)
  await expected(host, 'POST', measures, suspended, 201)
  await expected(host, 'POST', '/api/host/people/Kara/measures', warned, 403)
  await expected(host, 'POST', '/api/host/people/Nobody/measures', warned, 404)
  for (const [method, path] of all) await expected(host, method, path, undefined, 200)
  await expected(host, 'GET', '/api/host/people/Nobody', undefined, 404)
}
