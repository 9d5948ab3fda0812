import type { Rolled } from '@wyrmtable/kernel'
import { type ReactNode, useEffect, useRef } from 'react'

export interface DiceTrayWords {
  readonly title: string
  readonly skip: string
  readonly hit: string
  readonly miss: string
}

/**
 * Dice that fall: they turn for `--roll`, the additions follow one by one, then what was needed, then
 * whether it is met. Any press or key goes on at once.
 */
export function DiceTray({
  roll,
  line,
  threshold,
  modifierName,
  words,
  onSkip,
}: {
  readonly roll: Rolled
  /** Whose roll it is and for what. */
  readonly line: string
  /** What is needed: '4+'; absent where the figure itself is the result. */
  readonly threshold?: string
  readonly modifierName: (clause: string) => string
  readonly words: DiceTrayWords
  readonly onSkip: () => void
}) {
  useSkip(onSkip)
  const { modifiers, success } = roll
  const look = success === undefined ? '' : success ? 'is-hit' : 'is-miss'
  return (
    <section className={`dice-tray ${look}`} aria-label={words.title}>
      <p className="dice-tray-line">{line}</p>
      <div className="dice-tray-row">
        {roll.dice.map((value, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no identity but their place
          <BigDie key={place} value={value} />
        ))}
        {modifiers.map((modifier, place) => (
          <Late key={modifier.clause} place={place}>
            <b>{modifier.value < 0 ? `−${-modifier.value}` : `+${modifier.value}`}</b>
            <small>{modifierName(modifier.clause)}</small>
          </Late>
        ))}
        {threshold === undefined ? null : (
          <Late place={modifiers.length + 1}>
            <b>{threshold}</b>
            <small>{roll.clause}</small>
          </Late>
        )}
        {success === undefined ? null : (
          <Late place={modifiers.length + 3}>
            <strong>{success ? words.hit : words.miss}</strong>
          </Late>
        )}
      </div>
      <p className="muted">{words.skip}</p>
    </section>
  )
}

/** Any press or key skips, and does nothing else. */
function useSkip(onSkip: () => void): void {
  const last = useRef(onSkip)
  useEffect(() => {
    last.current = onSkip
  }, [onSkip])
  useEffect(() => {
    const swallow = (event: Event) => {
      event.stopPropagation()
      event.preventDefault()
    }
    const skip = (event: Event) => {
      swallow(event)
      last.current()
      if (event.type !== 'pointerdown') return
      // The click that ends this press is part of it.
      window.addEventListener('click', swallow, { capture: true, once: true })
      window.setTimeout(() => window.removeEventListener('click', swallow, true), 600)
    }
    window.addEventListener('keydown', skip, true)
    window.addEventListener('pointerdown', skip, true)
    return () => {
      window.removeEventListener('keydown', skip, true)
      window.removeEventListener('pointerdown', skip, true)
    }
  }, [])
}

/** What shows only when the dice lie, one after another. */
function Late({ place, children }: { readonly place: number; readonly children: ReactNode }) {
  return (
    <span
      className="dice-tray-late"
      style={{ animationDelay: `calc(var(--roll) + ${place} * var(--roll) * 0.13)` }}
    >
      {children}
    </span>
  )
}

/** A die that turns over before it shows its face. */
function BigDie({ value }: { readonly value: number }) {
  return (
    <span className="big-die">
      <span className="big-die-turning" aria-hidden="true" />
      <b>{value}</b>
    </span>
  )
}
