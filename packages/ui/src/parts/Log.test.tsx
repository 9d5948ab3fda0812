import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { ClauseContext } from './ClauseLink.tsx'
import { Log } from './Log.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

test('a line opens its clause and shows its place on the board', async () => {
  const root = document.createElement('div')
  document.body.append(root)
  const onPlace = vi.fn()
  const openClause = vi.fn()
  await act(async () =>
    createRoot(root).render(
      <ClauseContext value={openClause}>
        <Log
          title="Chronicle"
          empty="Nothing"
          onPlace={onPlace}
          items={[
            { kind: 'heading', key: '0', text: 'Turn 1' },
            { kind: 'line', key: '1', text: 'D1 walks to 1010 slowly', place: '1010', clause: 'DR-12.2' },
          ]}
        />
      </ClauseContext>,
    ),
  )
  const [place, clause] = root.querySelectorAll('button')
  place?.click()
  clause?.click()
  expect(onPlace).toHaveBeenCalledWith('1010')
  expect(openClause).toHaveBeenCalledWith('DR-12.2')
  expect(root.querySelector('.log-line')?.textContent).toContain('D1 walks to 1010 slowly')
})

test('the chronicle is one tab stop, in which up and down go from button to button', async () => {
  const root = document.createElement('div')
  document.body.append(root)
  const line = (key: string) =>
    ({ kind: 'line', key, text: `D1 walks to 10${key}`, place: `10${key}`, clause: 'DR-12.2' }) as const
  await act(async () =>
    createRoot(root).render(
      <ClauseContext value={() => {}}>
        <Log title="Chronicle" empty="Nothing" onPlace={() => {}} items={[line('10'), line('11')]} />
      </ClauseContext>,
    ),
  )
  const buttons = [...root.querySelectorAll('button')]
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, -1])
  const list = root.querySelector<HTMLElement>('[role="log"]')
  list?.focus()
  const press = async (key: string) => {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
    await act(async () => document.activeElement?.dispatchEvent(event))
    const { activeElement } = document
    return activeElement instanceof HTMLButtonElement ? buttons.indexOf(activeElement) : -1
  }
  expect(await press('ArrowUp')).toBe(3)
  expect(await press('ArrowUp')).toBe(2)
  expect(await press('ArrowDown')).toBe(3)
  expect(await press('ArrowDown')).toBe(3)
})
