import type { Document } from './describe.ts'
import words from './words.json' with { type: 'json' }

const said = words.page

/** What the page of the API is shown by: nothing of it runs, and only this style is its own. */
export const pageHeaders = {
  'content-security-policy': "default-src 'none';style-src 'unsafe-inline';frame-ancestors 'none'",
  'cache-control': 'no-cache',
}

/** The description of all routes as a page to read, without a script. */
export function readingPage(document: Document): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  )
  const links = operations.map(({ name }) => `<li><a href="#${anchor(name)}">${text(name)}</a></li>`)
  const sections = operations.map(({ name, operation }) => section(name, operation))
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(said.title)}</title>
<style>${style}</style>
</head>
<body>
<nav><ul>${links.join('')}</ul></nav>
<main>
<h1>${text(said.title)}</h1>
<p>${text(said.intro)} <a href="openapi.json">openapi.json</a></p>
${sections.join('\n')}
</main>
</body>
</html>
`
}

interface Media {
  readonly schema?: object
  readonly examples?: Readonly<Record<string, { readonly value: unknown }>>
}
interface Response {
  readonly description: string
  readonly content?: Readonly<Record<string, Media>>
}
interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema?: object
}

function section(name: string, operation: Readonly<Record<string, unknown>>): string {
  const { summary = '', parameters = [], requestBody, responses = {} } = operation
  const read = (parameters as readonly Parameter[]).map(
    (one) =>
      `<li><code>${text(one.name)}</code> (${text(one.in)}${one.required === true ? `, ${said.required}` : ''}) ` +
      `<code>${text(JSON.stringify(one.schema ?? {}))}</code></li>`,
  )
  const body = Object.values(
    (requestBody as { content?: Record<string, Media> } | undefined)?.content ?? {},
  )[0]
  const told = Object.entries(responses as Readonly<Record<string, Response>>).map(([status, answer]) =>
    answerOf(status, answer),
  )
  return [
    `<section id="${anchor(name)}"><h2><code>${text(name)}</code></h2><p>${text(`${summary}`)}</p>`,
    read.length === 0 ? '' : `<h3>${said.parameters}</h3><ul>${read.join('')}</ul>`,
    body?.schema === undefined ? '' : `<h3>${said.body}</h3>${folded('application/json', body.schema)}`,
    `<h3>${said.answers}</h3>${told.join('')}</section>`,
  ].join('')
}

function answerOf(status: string, { description, content = {} }: Response): string {
  const parts = Object.entries(content).flatMap(([type, { schema, examples = {} }]) => [
    ...(schema === undefined ? [`<p><code>${text(type)}</code></p>`] : [folded(type, schema)]),
    ...Object.entries(examples).map(([name, { value }]) => folded(`${said.example}: ${name}`, value)),
  ])
  return `<h4>${text(status)} ${text(description)}</h4>${parts.join('')}`
}

/** Rows of text are shown as they are; everything else as JSON. */
function folded(title: string, value: unknown): string {
  const shown = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  return `<details><summary>${text(title)}</summary><pre>${text(shown)}</pre></details>`
}

const anchor = (name: string): string => name.replaceAll(/[^\w]+/g, '-')

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const text = (plain: string): string => plain.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign)

const style = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { display: flex; gap: 2rem; margin: 0 auto; max-width: 76rem; padding: 1rem }
nav { flex: 0 0 20rem; position: sticky; top: 1rem; max-height: calc(100vh - 2rem); overflow: auto; font-size: .85rem }
nav ul { list-style: none; margin: 0; padding: 0 }
nav a { display: block; padding: .2rem 0; font-family: ui-monospace, monospace; text-decoration: none; overflow-wrap: anywhere }
main { flex: 1; min-width: 0 }
section { border-top: 1px solid #8886; padding: .5rem 0 1rem; scroll-margin-top: 1rem }
h2 { font-size: 1.15rem; overflow-wrap: anywhere } h3 { font-size: 1rem; margin-bottom: 0 } h4 { font-size: .9rem; margin: .5rem 0 0 }
details { margin: .15rem 0 } summary { cursor: pointer; font-size: .9rem; padding: .2rem 0 }
pre { overflow: auto; background: #8882; padding: .75rem; border-radius: .4rem; font-size: .8rem }
ul { padding-left: 1.2rem } li { overflow-wrap: anywhere }
@media (max-width: 50rem) { body { display: block } nav { position: static; max-height: 14rem } }
`
