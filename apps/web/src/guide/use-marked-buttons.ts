import { useEffect } from 'react'

/**
 * Marks the buttons of the table and its questions whose words or title begin with one of the names, for as long as they are named.
 * A game draws its own buttons; their words are what the lesson and the table have in common.
 */
export function useMarkedButtons(names: readonly string[]): void {
  const list = names.join('\n')
  useEffect(() => {
    const wanted = list === '' ? [] : list.split('\n')
    const mark = () => {
      for (const button of document.querySelectorAll('.table button, .dialog button')) {
        const words = [button.textContent?.trim() ?? '', button.getAttribute('title') ?? '']
        const isMeant = wanted.some((name) => words.some((said) => said.startsWith(name)))
        if (isMeant !== button.hasAttribute('data-guided')) button.toggleAttribute('data-guided', isMeant)
      }
    }
    mark()
    const watcher = new MutationObserver(mark)
    watcher.observe(document.body, { childList: true, characterData: true, subtree: true })
    return () => {
      watcher.disconnect()
      for (const button of document.querySelectorAll('button[data-guided]')) {
        button.removeAttribute('data-guided')
      }
    }
  }, [list])
}
