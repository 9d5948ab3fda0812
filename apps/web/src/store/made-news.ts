const [made, beside] = ['wyrmtable-made', 'wyrmtable-put-beside']

/** Says that something was made, changed or taken away in this window. */
export const tellMade = (): void => {
  window.dispatchEvent(new Event(made))
}

export const onMade = (heard: () => void): void => window.addEventListener(made, heard)

/** Says that what somebody else made of a thing meanwhile was put beside it. */
export const tellPutBeside = (): void => {
  window.dispatchEvent(new Event(beside))
}

/** Gives a way to hear it no longer. */
export function onPutBeside(heard: () => void): () => void {
  window.addEventListener(beside, heard)
  return () => window.removeEventListener(beside, heard)
}
