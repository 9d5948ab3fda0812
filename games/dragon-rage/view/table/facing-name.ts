import type { ViewText } from '../text/index.ts'

const keys = ['facing.0', 'facing.1', 'facing.2', 'facing.3', 'facing.4', 'facing.5'] as const

/** 'south-east' for 2. */
export const facingName = (facing: number, t: ViewText): string => t(keys[facing] ?? 'facing.0')
