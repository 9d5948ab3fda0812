import { useCallback, useState } from 'react'
import { useLoaded } from '../../parts/use-loaded.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { companyText } from '../text/index.ts'
import { useDeeds } from '../use-deeds.ts'
import { befriend, friendsOfMine } from './friends.ts'
import '../company.css'

/** On somebody's profile: asks them to be a friend, says yes to them, or says that they are. */
export function FriendButton({ name }: { readonly name: string }) {
  const t = companyText(useSettings().settings.language)
  const [round, setRound] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again
  const load = useCallback(() => friendsOfMine(), [round])
  const loaded = useLoaded(load, true)
  const { said, does } = useDeeds(() => setRound(round + 1))
  if (loaded === undefined || 'error' in loaded || !loaded.value.ok) return null
  const { friends, asked } = loaded.value.value
  const isFriend = friends.some((one) => one.name === name)
  const isAsked = asked.some((one) => one.name === name)
  return (
    <>
      {isFriend || isAsked ? (
        <a className="button" href="#/friends">
          {isFriend ? t('friends.are') : t('friends.asked', { name })}
        </a>
      ) : (
        <button type="button" className="button" onClick={() => void does(befriend(name))}>
          {t('friends.askOn')}
        </button>
      )}
      <p role="status" className="account-told">
        {said}
      </p>
    </>
  )
}
