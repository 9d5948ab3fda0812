import { Button, Dialog } from '@wyrmtable/ui'
import { useState } from 'react'
import { Form } from '../../account/Form.tsx'
import { Invitation } from '../../online/room/Invitation.tsx'
import { ask } from '../../online/wire/ask.ts'
import { formatRoute, goTo } from '../../route.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { companyText } from '../text/index.ts'
import type { useDeeds } from '../use-deeds.ts'
import { ClubFields } from './ClubFields.tsx'
import type { Club, ClubWish } from './club.ts'

/** The link of a club; and for its owners what it is called, who comes in, and its end. */
export function ClubSettings({
  club: { id, name, about, joining, link = '', role },
  does,
}: {
  readonly club: Club
  readonly does: ReturnType<typeof useDeeds>['does']
}) {
  const t = companyText(useSettings().settings.language)
  const [wish, setWish] = useState<ClubWish>({ name, about, joining })
  const [isDeleting, setDeleting] = useState(false)
  const { origin, pathname } = window.location
  const remove = async () => {
    if (await does(ask('DELETE', `/api/clubs/${id}`))) goTo({ page: 'clubs' })
  }
  return (
    <>
      <section className="account-form panel" aria-label={t('clubs.link')}>
        <h2 className="section-title">{t('clubs.link')}</h2>
        <Invitation
          label={t('clubs.link')}
          address={`${origin}${pathname}${formatRoute({ page: 'club', club: id, link })}`}
        />
        <Button onPress={() => void does(ask('POST', `/api/clubs/${id}/link`, {}))}>
          {t('clubs.newLink')}
        </Button>
        <small>{t('clubs.newLinkText')}</small>
      </section>
      {role === 'owner' ? (
        <Form
          title={t('clubs.change')}
          deed={t('clubs.save')}
          look="plain"
          send={() => ask('PUT', `/api/clubs/${id}`, wish)}
          onDone={(value) => void does(Promise.resolve({ ok: true, value }), () => t('clubs.saved'))}
          after={<Button onPress={() => setDeleting(true)}>{t('clubs.delete')}</Button>}
        >
          <ClubFields wish={wish} onChange={setWish} />
        </Form>
      ) : null}
      <Dialog title={t('clubs.delete')} isOpen={isDeleting} onClose={() => setDeleting(false)}>
        <p>{t('clubs.deleteText')}</p>
        <div className="dialog-row">
          <Button onPress={() => setDeleting(false)}>{t('clubs.keep')}</Button>
          <Button look="primary" onPress={() => void remove()}>
            {t('clubs.delete')}
          </Button>
        </div>
      </Dialog>
    </>
  )
}
