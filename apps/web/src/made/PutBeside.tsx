import { Button } from '@wyrmtable/ui'
import { useEffect, useState } from 'react'
import { formatRoute } from '../route.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { onPutBeside } from '../store/made-news.ts'
import { madeText } from './text/index.ts'
import '../offline/offline.css'

/** Says that another device had changed what is open here, and that both are kept. */
export function PutBeside({ game }: { readonly game: string }) {
  const t = madeText(useSettings().settings.language)
  const [isTold, tell] = useState(false)
  useEffect(() => onPutBeside(() => tell(true)), [])
  if (!isTold) return null
  return (
    <div className="update-notice" role="status">
      <p>{t('made.beside')}</p>
      <a className="button button-primary" href={formatRoute({ page: 'made', game, address: '' })}>
        {t('made.besideLook')}
      </a>
      <Button onPress={() => tell(false)}>{t('made.besideOn')}</Button>
    </div>
  )
}
