import { isIP } from 'node:net'

/** A server as authenticators know it. */
export interface Site {
  /** The name that its passkeys belong to. */
  readonly id: string
  /** Where pages that ask for them may come from. */
  readonly origins: readonly string[]
}

/**
 * The site that somebody asks at, by the header `Host`; undefined where no passkey can belong to it. A header that lies
 * helps nobody: browsers let a page use the passkeys of its own name alone, and what is signed says which name that was.
 */
export function siteOf(host: string | undefined): Site | undefined {
  const url = `https://${host ?? ''}`
  if (!URL.canParse(url)) return undefined
  const { hostname: id, host: name } = new URL(url)
  if (id === '' || isIP(id.replace(/^\[|\]$/g, '')) !== 0) return undefined
  const isThisMachine = id === 'localhost' || id.endsWith('.localhost')
  return { id, origins: [`https://${name}`, ...(isThisMachine ? [`http://${name}`] : [])] }
}
