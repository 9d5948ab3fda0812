import { lookup as lookUp } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublic, isWithin, type Networks } from './addresses.ts'
import type { FailureCode, Sent } from './sender.ts'

/** What may be reached from here, and how long it may take. */
export interface Reach {
  readonly networks: Networks
  /** Absent: ten seconds. */
  readonly withinMs?: number
  /** All addresses of a name. Absent: as this machine knows them. */
  readonly resolve?: (name: string) => Promise<readonly { address: string; family: number }[]>
}

/** Bytes of an answer that are read; nobody looks at them. */
const mostAnswer = 16 * 1024
/** Other services of a machine answer below these. */
const leastPort = 1024

class Refused extends Error {
  readonly code: FailureCode

  constructor(code: FailureCode) {
    super(code)
    this.code = code
  }
}

/**
 * Whether an address may be asked to be written to; which machine its name stands for is judged when it is. Only where
 * the host has opened internal networks it may be without TLS.
 */
export function mayAsk(target: string, { networks }: Reach): boolean {
  if (!URL.canParse(target)) return false
  const { protocol, username, password, port, hostname } = new URL(target)
  if (protocol !== 'https:' && (protocol !== 'http:' || networks.length === 0)) return false
  if (username !== '' || password !== '') return false
  if (port !== '' && Number(port) < leastPort) return false
  const address = literal(hostname)
  return address === undefined || isOpen(address, protocol, networks)
}

/**
 * Posts to an address that somebody else has chosen. Its name is looked up once, and connected to is what was found then:
 * none of it may be internal. Redirects are not followed, and the answer has to be short and soon.
 */
export async function postOutside(
  target: string,
  headers: Readonly<Record<string, string | number>>,
  body: string | Buffer,
  reach: Reach,
): Promise<Sent> {
  if (!mayAsk(target, reach)) return { ok: false, code: 'notAllowed' }
  try {
    const status = await post(new URL(target), headers, body, reach)
    if (status >= 200 && status < 300) return { ok: true }
    return {
      ok: false,
      code: 'status',
      status,
      ...(status === 404 || status === 410 ? { isGone: true } : {}),
    }
  } catch (error) {
    return { ok: false, code: codeOf(error) }
  }
}

function post(
  url: URL,
  headers: Readonly<Record<string, string | number>>,
  body: string | Buffer,
  reach: Reach,
): Promise<number> {
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method: 'POST',
        headers: { 'content-length': Buffer.byteLength(body), ...headers },
        lookup: lookupFor(url, reach),
        agent: false,
        signal: AbortSignal.timeout(reach.withinMs ?? 10_000),
      },
      (answer) => {
        let bytes = 0
        answer.on('data', (part: Buffer) => {
          bytes += part.length
          if (bytes > mostAnswer) asked.destroy(new Refused('tooLarge'))
        })
        answer.on('end', () => resolve(answer.statusCode ?? 0))
        answer.on('error', reject)
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}

/** Gives a name's addresses to whoever connects, unless one of them is internal. */
const lookupFor =
  ({ protocol }: URL, { networks, resolve = resolveAll }: Reach): LookupFunction =>
  (name, options, done) => {
    resolve(name).then(
      (found) => {
        const [first] = found
        if (first === undefined) done(new Refused('noSuchHost'), '', 0)
        else if (!found.every(({ address }) => isOpen(address, protocol, networks)))
          done(new Refused('notAllowed'), '', 0)
        else if (options.all === true) done(null, [...found])
        else done(null, first.address, first.family)
      },
      () => done(new Refused('noSuchHost'), '', 0),
    )
  }

const resolveAll = (name: string) => lookUp(name, { all: true })

const isOpen = (address: string, protocol: string, networks: Networks): boolean =>
  isWithin(networks, address) || (protocol === 'https:' && isPublic(address))

/** The address that a host name in a URL is; undefined where it is a name. */
function literal(hostname: string): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) === 0 ? undefined : bare
}

function codeOf(error: unknown): FailureCode {
  if (error instanceof Refused) return error.code
  return error instanceof Error && error.name === 'AbortError' ? 'tooSlow' : 'noConnection'
}
