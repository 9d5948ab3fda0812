import { expect, test } from 'vitest'
import { goToPushed, type PushScope, showPushed } from './push-events.ts'

const table = 'https://games.test/#/online/abcd2345efgh'
const pushed = {
  ...{ title: 'Your turn', text: 'Against Bo.', language: 'en', tag: 'abcd2345efgh/turn' },
  path: '/#/online/abcd2345efgh/~since',
}

/** A browser with windows open. */
function browser(...windows: readonly { readonly url: string; readonly visibilityState: string }[]) {
  const done: string[] = []
  const scope: PushScope = {
    registration: {
      scope: 'https://games.test/',
      async showNotification(title, { body, data }) {
        done.push(`show ${title} ${body} ${data}`)
      },
    },
    clients: {
      matchAll: async () =>
        windows.map((one) => ({
          ...one,
          focus: async () => done.push('focus'),
          navigate: async (url) => done.push(`navigate ${url}`),
        })),
      openWindow: async (url) => done.push(`open ${url}`),
    },
  }
  return { scope, done }
}

test('what comes is shown, unless its table is being looked at', async () => {
  const shown = `show Your turn Against Bo. ${table}/~since`
  for (const [windows, done] of [
    [[], [shown]],
    [[{ url: table, visibilityState: 'hidden' }], [shown]],
    [[{ url: 'https://games.test/#/', visibilityState: 'visible' }], [shown]],
    [[{ url: table, visibilityState: 'visible' }], []],
    [[{ url: `${table}/~since`, visibilityState: 'visible' }], []],
  ] as const) {
    const own = browser(...windows)
    await showPushed(own.scope, pushed)
    expect(own.done).toEqual(done)
  }
})

test('what is none of ours is not shown, and leads nowhere', async () => {
  const { scope, done } = browser()
  for (const data of [
    undefined,
    null,
    'text',
    {},
    { ...pushed, path: '//evil.test/' },
    { ...pushed, title: 1 },
  ]) {
    await showPushed(scope, data)
  }
  await goToPushed(scope, undefined)
  expect(done).toEqual([])
})

test('a press goes to the table where it is open, or to a new window', async () => {
  const url = `${table}/~since`
  const shut = browser({ url: 'https://games.test/#/', visibilityState: 'visible' })
  await goToPushed(shut.scope, url)
  expect(shut.done).toEqual([`open ${url}`])
  const open = browser({ url: table, visibilityState: 'hidden' })
  await goToPushed(open.scope, url)
  expect(open.done).toEqual(['focus', `navigate ${url}`])
})
