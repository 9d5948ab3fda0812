/**
 * Says to the middle of the table what lies in it, as long as it does. Styles that looked for it themselves would have
 * all of the table looked through with every press.
 */
const inMiddle =
  (part: 'stage' | 'sheet' | 'tray') =>
  (node: HTMLElement): (() => void) => {
    const middle = node.parentElement
    if (middle !== null) middle.dataset[part] = 'true'
    return () => {
      if (middle !== null) delete middle.dataset[part]
    }
  }

export const stageInMiddle = inMiddle('stage')
export const sheetInMiddle = inMiddle('sheet')
export const trayInMiddle = inMiddle('tray')
