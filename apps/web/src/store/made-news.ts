const name = 'wyrmtable-made'

/** Says that something was made, changed or taken away in this window. */
export const tellMade = (): void => {
  window.dispatchEvent(new Event(name))
}

export const onMade = (heard: () => void): void => window.addEventListener(name, heard)
