import type { CounterFace } from './Counter.tsx'

/** Colours of counters that games share, each with ink that can be read on it. */
export const counterFaces = {
  azure: { face: '#1d5a8f', edge: '#0c2f4f', ink: '#fff7e4', strip: '#fff3d6', stripInk: '#14263a' },
  gold: { face: '#e6b33a', edge: '#7d5608', ink: '#2b1c05', strip: '#fff6dc', stripInk: '#2b1c05' },
} as const satisfies Readonly<Record<string, CounterFace>>
