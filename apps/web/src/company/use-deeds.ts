import type { Result } from '@wyrmtable/kernel'
import { useState } from 'react'
import type { Problem } from '../online/wire/answers.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { problemWords } from './company-words.ts'

/** Presses that ask the server for something: what it says is told, and what changed is looked at again. */
export function useDeeds(onChanged: () => void) {
  const { language } = useSettings().settings
  const [said, say] = useState('')
  const does = async <T>(deed: Promise<Result<T, Problem>>, done: (value: T) => string = () => '') => {
    const answer = await deed
    say(answer.ok ? done(answer.value) : problemWords(answer.fault, language))
    if (answer.ok) onChanged()
    return answer.ok
  }
  return { said, does }
}
