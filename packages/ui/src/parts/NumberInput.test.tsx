import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { NumberInput } from './NumberInput.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const taken: number[] = []

function Turns() {
  const [turns, setTurns] = useState(8)
  return (
    <NumberInput
      value={turns}
      min={5}
      max={30}
      onChange={(next) => {
        taken.push(next)
        setTurns(next)
      }}
    />
  )
}

test('a number is taken once what is typed is one of the range, letter by letter, and what is none is given up', async () => {
  const root = document.createElement('div')
  document.body.append(root)
  await act(async () => createRoot(root).render(<Turns />))
  const input = root.querySelector('input')
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  const type = (text: string) =>
    act(async () => {
      if (input !== null) write?.call(input, text)
      input?.dispatchEvent(new Event('input', { bubbles: true }))
    })
  // The 8 is taken out, and 15 typed in its place: neither an empty field nor the 1 is a number of turns.
  for (const text of ['', '1', '15']) {
    await type(text)
    expect(input?.value).toBe(text)
  }
  expect(taken).toEqual([15])
  for (const text of ['150', '7.5', '-9']) await type(text)
  expect(taken).toEqual([15])
  await act(async () => input?.dispatchEvent(new FocusEvent('focusout', { bubbles: true })))
  expect(input?.value).toBe('15')
})
