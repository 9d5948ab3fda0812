import { useRoom } from '@wyrmtable/ui'

/** Whether the panel is a sheet at the foot of the board. */
export const useIsPhone = (): boolean => useRoom() === 'narrow'
