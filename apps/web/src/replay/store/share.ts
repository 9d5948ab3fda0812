import type { Json } from '@wyrmtable/kernel'

const fileOf = (name: string, document: Json): File =>
  new File([`${JSON.stringify(document, null, 1)}\n`], name, { type: 'application/json' })

/** Whether this browser can hand a file to another app. */
export const canShare = (): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare({ files: [fileOf('replay.json', {})] })

/** Hands the replay to another app; that the person changed their mind is no fault. */
export async function share(name: string, document: Json): Promise<void> {
  try {
    await navigator.share({ files: [fileOf(name, document)] })
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}
