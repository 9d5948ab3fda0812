import { existsSync } from 'node:fs'
import { extname, join, resolve, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerNotFound } from './faults.ts'
import { StartFault } from './start-fault.ts'

/** Vite names these files after their content, so what was once fetched never changes. */
const hashedFolder = 'assets'

/**
 * Serves the built web app. It is one page, which keeps its own addresses in the fragment and names its
 * files relative to itself, so any other address of a page leads there; browsers keep the fragment.
 */
export async function registerPages(app: FastifyInstance, folder: string): Promise<void> {
  const webRoot = resolve(folder)
  if (!existsSync(join(webRoot, 'index.html'))) {
    throw new StartFault(
      'notBuilt',
      `${webRoot} holds no index.html: build the web app first (npm run build).`,
    )
  }
  const hashed = join(webRoot, hashedFolder) + sep
  await app.register(fastifyStatic, {
    root: webRoot,
    dotfiles: 'ignore',
    cacheControl: false,
    // The build puts compressed files beside its own: nothing is compressed while somebody waits.
    preCompressed: true,
    setHeaders: (reply, file) => {
      reply.header('cache-control', cachingOf(file, hashed))
    },
  })
  app.setNotFoundHandler((request, reply) => {
    if (isPage(request)) return reply.header('cache-control', 'no-store').redirect('/')
    return answerNotFound(request, reply)
  })
}

/** A page must name the assets of this build; other files (icons, service worker) are asked after each time. */
function cachingOf(file: string, hashed: string): string {
  if (file.startsWith(hashed)) return 'public, max-age=31536000, immutable'
  return /\.html(\.gz)?$/.test(file) ? 'no-store' : 'no-cache'
}

/** Whether somebody looks for a page: addresses of files have an extension, those of the API a prefix. */
function isPage({ method, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  const path = url.replace(/[?#].*$/, '')
  return extname(path) === '' && path !== '/api' && !path.startsWith('/api/')
}
