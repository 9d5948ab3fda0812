import { useState } from 'react'
import { whoIsHere } from '../../account/account.ts'
import { ask } from '../../online/wire/ask.ts'
import { useLoaded } from '../../parts/use-loaded.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { companyText } from '../text/index.ts'
import { useDeeds } from '../use-deeds.ts'
import { byPresence, friendsOfMine } from './friends.ts'
import '../company.css'

/** Friends that are shown before one looks for others by name. */
const mostShown = 8

/** A guest has none, and is told off for asking. */
async function friendsIfAny() {
  const me = await whoIsHere()
  return me.ok && me.value.name !== null ? friendsOfMine() : undefined
}

/** Asks a friend to a free seat in one press; nothing for whoever has none. */
export function InviteFriends({
  match,
  seat,
  seatName,
  asked,
}: {
  readonly match: string
  readonly seat: string
  readonly seatName: string
  /** Who is asked to it already. */
  readonly asked: readonly string[]
}) {
  const t = companyText(useSettings().settings.language)
  const loaded = useLoaded(friendsIfAny)
  const [looked, lookFor] = useState('')
  const [now, addNow] = useState<readonly string[]>([])
  const { said, does } = useDeeds(() => undefined)
  const friends =
    loaded !== undefined && 'value' in loaded && loaded.value?.ok === true ? loaded.value.value.friends : []
  if (friends.length === 0) return null
  const invite = (friend: string) =>
    void does(
      ask<{ readonly name: string }>('POST', `/api/matches/${match}/invitations`, { seat, friend }),
      ({ name }) => {
        addNow((before) => [...before, name])
        return t('friends.invited', { name })
      },
    )
  const fitting = byPresence(friends).filter(({ name }) => name.toLowerCase().includes(looked.toLowerCase()))
  return (
    <fieldset className="invite-friends">
      <legend>{t('friends.invite', { seat: seatName })}</legend>
      {friends.length > mostShown ? (
        <input
          type="search"
          className="filter"
          aria-label={t('friends.filter')}
          placeholder={t('friends.filter')}
          value={looked}
          onChange={(event) => lookFor(event.target.value)}
        />
      ) : null}
      <div className="company-deeds">
        {fitting.slice(0, mostShown).map(({ name, isHere }) => (
          <button
            key={name}
            type="button"
            className={`button ${isHere ? 'is-here' : ''}`}
            aria-label={t('friends.inviteOne', { name })}
            title={isHere ? t('friends.here') : undefined}
            disabled={asked.includes(name) || now.includes(name)}
            onClick={() => invite(name)}
          >
            {name}
          </button>
        ))}
      </div>
      <p className="muted" role="status">
        {said}
      </p>
    </fieldset>
  )
}
