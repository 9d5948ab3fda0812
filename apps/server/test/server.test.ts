import { gzipSync } from 'node:zlib'
import { manifests } from '@wyrmtable/games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Server, startServer } from '../src/index.ts'
import { get, rawRequest } from './raw-request.ts'
import { makeWebRoot, script } from './web-root.ts'

const { webRoot, remove } = makeWebRoot()
let server: Server
beforeAll(async () => {
  server = await startServer({ host: '127.0.0.1', port: 0, webRoot })
})
afterAll(async () => {
  await server.close()
  remove()
})

const ask = (path: string, init?: RequestInit) => fetch(`${server.url}${path}`, init)

describe('API', () => {
  test('says that it is well', async () => {
    const answer = await ask('/api/health')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ status: 'ok' })
  })

  test('lists every game with its seats', async () => {
    const answer = await ask('/api/games')
    const { games } = (await answer.json()) as { games: readonly object[] }
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(games).toEqual(
      manifests.map(({ id, version, title, stage, seatIds, minSeats }) => ({
        id,
        version,
        title,
        stage,
        seats: { ids: seatIds, min: minSeats },
      })),
    )
  })

  test.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing?of=it'],
    ['DELETE', '/api/games'],
    ['POST', '/table/7'],
  ])('%s %s is a coded 404', async (method, path) => {
    const answer = await ask(path, { method })
    expect(answer.status).toBe(404)
    const figures = { method, path: path.replace(/\?.*/, '') }
    expect(await answer.json()).toEqual({
      type: 'urn:wyrmtable:problem:notFound',
      status: 404,
      code: 'notFound',
      figures,
    })
  })
})

describe('web app', () => {
  test.each(['/', '/index.html'])('%s is the app, never from a cache', async (path) => {
    const answer = await ask(path)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toMatch(/^text\/html/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.text()).toContain('<title>Wyrmtable</title>')
  })

  test.each(['/play', '/play/dragon-rage', '/replay/7?at=3', '/%C3%A9tape', '/assets/'])(
    '%s leads to the app',
    async (path) => {
      const answer = await ask(path, { redirect: 'manual' })
      expect(answer.status).toBe(302)
      expect(answer.headers.get('location')).toBe('/')
      expect(answer.headers.get('cache-control')).toBe('no-store')
      expect(await (await ask(path)).text()).toContain('<title>Wyrmtable</title>')
    },
  )

  test('a hashed asset may be kept for ever, any other file is asked after', async () => {
    const asset = await ask('/assets/index-4f2a.js')
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(asset.headers.get('content-type')).toMatch(/javascript/)
    const icon = await ask('/icon.svg')
    expect(icon.headers.get('cache-control')).toBe('no-cache')
    const again = get('/icon.svg', 'GET', [`if-none-match: ${icon.headers.get('etag')}`])
    expect((await rawRequest(server.url, again)).status).toBe(304)
  })

  test.each(['/assets/gone-0000.js', '/robots.txt', '/play/board.png'])(
    '%s is a coded 404, not a page',
    async (path) => {
      const answer = await ask(path)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 'notFound' })
    },
  )

  test('HEAD answers like GET, without a body', async () => {
    const answer = await ask('/', { method: 'HEAD' })
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('')
  })

  describe('compressed files', () => {
    const asset = '/assets/index-4f2a.js'
    const packed = gzipSync(script)
    const gzip = ['accept-encoding: gzip, deflate']
    const head = async (path: string, headers: readonly string[], method = 'GET') => {
      const answer = await rawRequest(server.url, get(path, method, headers))
      const lines = answer.head.split('\r\n').slice(1)
      const named = lines.map((line): [string, string] => {
        const [name = '', ...value] = line.split(': ')
        return [name.toLowerCase(), value.join(': ')]
      })
      return { ...answer, headers: Object.fromEntries(named) }
    }

    test('go to who takes them, whole and of the kind they are', async () => {
      const { headers } = await head(asset, gzip)
      expect(headers).toMatchObject({
        'content-encoding': 'gzip',
        'content-length': String(packed.length),
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      })
      expect(headers['content-type']).toMatch(/javascript/)
      expect(await (await ask(asset)).text()).toBe(script)
      const page = await head('/', gzip)
      expect(page.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-store' })
      expect(page.headers['content-type']).toMatch(/html/)
    })

    test('go to nobody else, who is told that there is another form', async () => {
      for (const headers of [[], ['accept-encoding: identity'], ['accept-encoding: gzip;q=0']]) {
        const answer = await head(asset, headers)
        expect(answer.headers).toMatchObject({
          'content-length': String(script.length),
          vary: 'accept-encoding',
        })
        expect(answer.headers['content-encoding']).toBeUndefined()
        expect(answer.body).toBe(script)
      }
      // Nothing lies beside this one.
      expect((await head('/icon.svg', gzip)).headers['content-encoding']).toBeUndefined()
    })

    test('answer HEAD, ranges and questions after changes like any file', async () => {
      const whole = await head(asset, gzip, 'HEAD')
      expect(whole).toMatchObject({ status: 200, body: '' })
      expect(whole.headers).toMatchObject({ 'content-length': String(packed.length) })
      const part = await head(asset, [...gzip, 'range: bytes=2-9'])
      expect(part).toMatchObject({ status: 206 })
      expect(part.headers).toMatchObject({
        'content-encoding': 'gzip',
        'content-range': `bytes 2-9/${packed.length}`,
        'content-length': '8',
      })
      const plain = await head(asset, ['range: bytes=0-5'])
      expect(plain).toMatchObject({ status: 206, body: script.slice(0, 6) })
      expect(plain.headers).toMatchObject({ 'content-range': `bytes 0-5/${script.length}` })
      const tag = `if-none-match: ${whole.headers.etag}`
      expect((await head(asset, [...gzip, tag])).status).toBe(304)
      // The tag of one form is not that of the other.
      expect((await head(asset, [tag])).status).toBe(200)
    })
  })

  test('files whose name begins with a dot are not served', async () => {
    expect(await (await ask('/.sources')).text()).not.toContain('a stamp')
  })
})

test('every answer carries the security headers', async () => {
  for (const path of ['/', '/assets/index-4f2a.js', '/api/games', '/api/nothing']) {
    const { headers } = await ask(path)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain(path.startsWith('/api/') ? "default-src 'none';" : "script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('upgrade-insecure-requests')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.has('strict-transport-security')).toBe(false)
  }
})

describe('hostile requests', () => {
  const escapes = [
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/%2e%2e%2f%2e%2e%2fsecret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    '/%252e%252e%252fsecret.txt',
    '/....//secret.txt',
    '//secret.txt',
    '/assets/..;/..;/secret.txt',
    '/%00/../secret.txt',
    '/index.html%00.js',
    'http://localhost/../secret.txt',
  ]

  test.each(escapes)('%s does not leave the folder', async (target) => {
    const { status, body } = await rawRequest(server.url, get(target))
    expect(body).not.toContain('a secret')
    expect(status).toBeGreaterThanOrEqual(200)
    expect(status).toBeLessThan(500)
  })

  test.each([
    ['an unfinished escape', '/%', 400, 'badRequest'],
    ['bytes that are no UTF-8', '/%E0%A4%A', 400, 'badRequest'],
    ['bytes that are no UTF-8, under the API', '/api/%FF', 400, 'badRequest'],
  ])('%s in the address is told', async (_name, target, status, code) => {
    const answer = await rawRequest(server.url, get(target))
    expect(answer.status).toBe(status)
    expect(JSON.parse(answer.body)).toMatchObject({ code })
  })

  const json = ['content-type: application/json']
  const withBody = (body: string, headers = json) =>
    get('/api/games', 'POST', [...headers, `content-length: ${Buffer.byteLength(body)}`], body)

  test.each([
    ['broken JSON', withBody('{"a":'), 400, 'notJson'],
    ['a lone surrogate and nothing else', withBody('"\\ud800'), 400, 'notJson'],
    ['an empty body', withBody(''), 400, 'notJson'],
    ['a key that would reach into prototypes', withBody('{"__proto__":{"a":1}}'), 400, 'notJson'],
    ['JSON without end', withBody('['.repeat(60_000)), 400, 'notJson'],
    ['a kind of body without sense', withBody('x', ['content-type: ;;;']), 415, 'wrongMediaType'],
  ])('%s is refused with a code', async (_name, request, status, code) => {
    const answer = await rawRequest(server.url, request)
    expect({ status: answer.status, ...JSON.parse(answer.body) }).toMatchObject({ status, code })
  })

  test('a body over the limit is refused, announced or not', async () => {
    const body = JSON.stringify('x'.repeat(70_000))
    const announced = await rawRequest(server.url, withBody(body))
    expect(announced.status).toBe(413)
    expect(JSON.parse(announced.body)).toMatchObject({ code: 'tooLarge', figures: { limit: 65_536 } })
    const chunked = `${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`
    const headers = [...json, 'transfer-encoding: chunked']
    const unannounced = await rawRequest(server.url, get('/api/games', 'POST', headers, chunked))
    expect(unannounced.status).toBe(413)
  })

  test.each([
    ['one header over the limit', get('/', 'GET', [`x-long: ${'x'.repeat(20_000)}`]), 431],
    [
      'ten thousand headers',
      get(
        '/',
        'GET',
        Array.from({ length: 10_000 }, (_, i) => `x-${i}: 1`),
      ),
      431,
    ],
    ['an address over the limit', get(`/${'a'.repeat(20_000)}`), 431],
    ['no HTTP at all', 'wyrm\r\n\r\n', 400],
    ['two lengths', get('/', 'POST', ['content-length: 1', 'content-length: 2'], 'x'), 400],
    [
      'a length and chunks',
      get('/', 'POST', ['content-length: 3', 'transfer-encoding: chunked'], '0\r\n\r\n'),
      400,
    ],
    ['no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  ])('%s is refused', async (_name, request, status) => {
    const answer = await rawRequest(server.url, request)
    expect(answer.status).toBe(status)
  })

  test.each([
    ['half of its headers', 'GET /api/health HTTP/1.1\r\nhost: loc', 408],
    ['half of its body', 'POST /api/games HTTP/1.1\r\nhost: localhost\r\ncontent-length: 9\r\n\r\n{"a"', 404],
  ])('a request of which only %s comes is ended', async (_what, bytes, told) => {
    const patient = await startServer({ host: '127.0.0.1', port: 0, arriveWithinMs: 300 })
    // Silence is no end: only the server can close this connection.
    const { status } = await rawRequest(patient.url, bytes, 10 * 60_000)
    expect(status).toBe(told)
    await patient.close()
  })

  test('noise never makes it fail, and it goes on answering', async () => {
    const noise = noiseFrom(7)
    const targets = Array.from({ length: 200 }, (_, index) => get(`/${noise(1 + (index % 50))}`))
    const methods = ['GET', 'POST', 'PUT', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'XYZ']
    const bodies = methods.flatMap((method) =>
      ['/', '/api/games', '/assets/index-4f2a.js'].map((target) =>
        get(target, method, [...json, 'content-length: 40'], noise(14).slice(0, 40)),
      ),
    )
    for (const request of [...targets, ...bodies]) {
      const { status } = await rawRequest(server.url, request, 500)
      expect(status, request).toBeLessThan(500)
    }
    expect((await ask('/api/health')).status).toBe(200)
  })
})

/** Percent-encoded noise, the same in each run. */
function noiseFrom(seed: number) {
  let state = seed
  return (length: number) => {
    let text = ''
    for (let i = 0; i < length; i++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      text += `%${(state >>> 24).toString(16).padStart(2, '0')}`
    }
    return text
  }
}
