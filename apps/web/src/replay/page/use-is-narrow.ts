import { useRoom } from '@wyrmtable/ui'

/** Whether there is so little room that the side panel becomes a sheet. */
export const useIsNarrow = (): boolean => useRoom() === 'narrow'
