import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { JsonObject } from '@wyrmtable/kernel'
import { isAway } from '@wyrmtable/store'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem, problemStatus } from './matches/problem.ts'
import { problemType } from './problem-type.ts'

type HttpFaultCode =
  | 'badRequest' // the request itself cannot be read
  | 'notJson' // the body is announced as JSON and is none
  | 'notFound' // figures: method, path
  | 'forbidden' // the path leaves what is served
  | 'timedOut' // the request did not arrive in time
  | 'tooLarge' // the body; figures: limit, in bytes
  | 'uriTooLong'
  | 'wrongMediaType' // a body of a kind that nothing here reads
  | 'headersTooLarge'
  | 'tooOften' // figures: seconds, until the next is taken
  | 'foreignOrigin' // a page of another site asks to change something
  | 'internal' // our fault; the log tells more

/** What the API answers instead of what was asked for. Codes are stable and never used for something else. */
interface HttpFault {
  readonly code: HttpFaultCode
  readonly figures: Readonly<Record<string, string | number>>
}

/** What Fastify and Node throw, by the codes they give it; anything else of the 4xx is a bad request. */
const codeByError: Readonly<Record<string, HttpFaultCode>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'notJson',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'notJson',
  FST_ERR_CTP_BODY_TOO_LARGE: 'tooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrongMediaType',
  FST_ERR_MAX_PARAM_LENGTH: 'uriTooLong',
}
const codeByStatus: Readonly<Record<number, HttpFaultCode>> = {
  403: 'forbidden',
  404: 'notFound',
  408: 'timedOut',
  413: 'tooLarge',
  414: 'uriTooLong',
  415: 'wrongMediaType',
  429: 'tooOften',
  431: 'headersTooLarge',
}

interface ThrownError extends Error {
  readonly code?: string
  readonly statusCode?: number
}

/** Answers what cannot be done about a match: the code, and what belongs to it. */
function answerProblem({ code, more }: Problem, reply: FastifyReply): void {
  const status = problemStatus[code]
  reply.code(status).header('cache-control', 'no-store').type(problemJson)
  if (code === 'tooOften') reply.header('retry-after', `${(more.figures as JsonObject).seconds}`)
  reply.send(JSON.stringify({ type: problemType(code), status, code, ...more }))
}

/** Answers a request in which something threw. A person is told a code, the log is told everything. */
export function answerFault(error: ThrownError, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof Problem) {
    answerProblem(error, reply)
    return
  }
  if (isAway(error)) {
    request.log.error(error)
    answerProblem(new Problem('notStored'), reply)
    return
  }
  const status = error.statusCode ?? 500
  if (status >= 500) {
    request.log.error(error)
    send(reply, 500, { code: 'internal', figures: {} })
    return
  }
  const code = codeByError[error.code ?? ''] ?? codeByStatus[status] ?? 'badRequest'
  send(reply, status, { code, figures: figuresOf(code, request, reply) })
}

function figuresOf(code: HttpFaultCode, request: FastifyRequest, reply: FastifyReply): HttpFault['figures'] {
  if (code === 'tooLarge') return { limit: request.routeOptions.bodyLimit ?? 0 }
  // Whoever counts the requests has said it in the header.
  if (code === 'tooOften') return { seconds: Number(reply.getHeader('retry-after')) }
  return {}
}

/** Another site's page must not act with the cookie of whoever looks at it. */
export function refuseForeignOrigin(request: FastifyRequest, reply: FastifyReply): boolean {
  const { origin, host } = request.headers
  if (origin === undefined || request.method === 'GET' || request.method === 'HEAD') return false
  if (URL.canParse(origin) && new URL(origin).host === host) return false
  send(reply, 403, { code: 'foreignOrigin', figures: {} })
  return true
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): void {
  const path = request.url.replace(/[?#].*$/, '')
  send(reply, 404, { code: 'notFound', figures: { method: request.method, path } })
}

function send(reply: FastifyReply, status: number, fault: HttpFault): void {
  reply.code(status).header('cache-control', 'no-store').type(problemJson)
  reply.send(JSON.stringify(problemOf(status, fault)))
}

const problemJson = 'application/problem+json; charset=utf-8'

/** As RFC 9457 wants it. */
const problemOf = (status: number, fault: HttpFault): object => ({
  type: problemType(fault.code),
  status,
  ...fault,
})

/** Answers what did not even become a request: broken HTTP, headers without end, silence. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400
  const fault: HttpFault = { code: codeByStatus[status] ?? 'badRequest', figures: {} }
  const body = JSON.stringify(problemOf(status, fault))
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n` +
      `content-type: ${problemJson}\r\n` +
      `content-length: ${Buffer.byteLength(body)}\r\n` +
      `connection: close\r\n\r\n${body}`,
  )
}
