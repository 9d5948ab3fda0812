import { isJsonObject, type Json } from '@wyrmtable/kernel'
import { useState } from 'react'
import { nameOf, shortOf } from './plain-words.ts'
import './facts.css'

/** A position, or a part of it: what is short on one line each, what is long under a heading that opens. */
export function Facts({ value }: { readonly value: Json }) {
  const entries = Object.entries(isJsonObject(value) || Array.isArray(value) ? value : { value })
  return (
    <ul className="plain-facts">
      {entries.map(([key, one]) => {
        const fact: Json = one ?? null
        return (
          <li key={key}>
            {isShort(fact) ? <Line name={key} value={fact} /> : <Part name={key} value={fact} />}
          </li>
        )
      })}
    </ul>
  )
}

function Line({ name, value }: { readonly name: string; readonly value: Json }) {
  return (
    <>
      <span className="muted">{nameOf(name)}</span> {shortOf(value)}
    </>
  )
}

const Part = ({ name, value }: { readonly name: string; readonly value: Json }) => (
  <Folded title={nameOf(name)} value={value} />
)

/** Under a heading that opens. The content is made when it does: a position may have thousands of facts. */
export function Folded({ title, value }: { readonly title: string; readonly value: Json }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{title}</summary>
      {isOpen ? <Facts value={value} /> : null}
    </details>
  )
}

/** Whether it fits on a line. */
const isShort = (value: Json): boolean =>
  typeof value !== 'object' || value === null || JSON.stringify(value).length <= 80
