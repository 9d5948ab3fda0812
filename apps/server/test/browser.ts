import type { JsonObject } from '@wyrmtable/kernel'
import { expect } from 'vitest'

/** A browser with its cookies. */
export class Browser {
  readonly url: string
  readonly cookies = new Map<string, string>()

  constructor(url: string) {
    this.url = url
  }

  async ask(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        cookie,
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
      if (value !== '') expect(line).toMatch(/HttpOnly.*SameSite=Lax/)
    }
    return { status: answer.status, body: (await answer.json()) as JsonObject }
  }

  async done<Form = JsonObject>(method: string, path: string, body?: unknown): Promise<Form> {
    const { status, body: told } = await this.ask(method, path, body)
    if (status >= 300) throw new Error(`${method} ${path}: ${status} ${JSON.stringify(told)}`)
    return told as Form
  }
}

export const register = (who: Browser, name: string, adopts = false) =>
  who.done<{ codes: string[] }>('POST', '/api/accounts', { name, password: `${name}’s long word`, adopts })
