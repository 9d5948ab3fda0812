import { faultSentence } from '@wyrmtable/text'
import { glyphs } from '@wyrmtable/ui'
import { useCallback } from 'react'
import { Notice } from '../../parts/Notice.tsx'
import { SettingUp } from '../../parts/SettingUp.tsx'
import { TopBar } from '../../parts/TopBar.tsx'
import { useLoaded } from '../../parts/use-loaded.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { FilePicker } from '../parts/FilePicker.tsx'
import { findReplay } from '../store/find-replay.ts'
import { replayText } from '../text/index.ts'
import { ReplayTable } from './ReplayTable.tsx'
import { SeatReplayTable } from './SeatReplayTable.tsx'
import '../replay.css'

/** The replay of the address, a way to open a file, or why it cannot be shown. */
export function ReplayPage({
  match,
  start = 0,
}: {
  readonly match: string
  /** The entry at which it is looked at first. */
  readonly start: number | undefined
}) {
  const { settings } = useSettings()
  const { language } = settings
  const t = replayText(language)
  const load = useCallback(
    () => (match === '' ? Promise.resolve(undefined) : findReplay(match, language)),
    [match, language],
  )
  const loaded = useLoaded(load, true)
  if (loaded !== undefined && 'error' in loaded) throw loaded.error
  if (loaded?.value?.kind === 'replay') return <ReplayTable found={loaded.value.found} start={start} />
  if (loaded?.value?.kind === 'seat')
    return <SeatReplayTable replay={loaded.value.replay} textAt={loaded.value.textAt} start={start} />
  return (
    <div className="lobby">
      <TopBar />
      <main id="main" className="page" tabIndex={-1}>
        {loaded === undefined ? (
          <SettingUp />
        ) : loaded.value === undefined ? (
          <Notice glyph={glyphs.scrollUnfurled} title={t('replay.choose')} text={t('replay.chooseText')}>
            <FilePicker t={t} look="primary" />
          </Notice>
        ) : loaded.value.kind !== 'faulty' ? (
          <Notice
            glyph={glyphs.brokenTablet}
            title={t(`replay.${loaded.value.kind}`)}
            text={t(`replay.${loaded.value.kind}Text`)}
          >
            <FilePicker t={t} look="primary" />
          </Notice>
        ) : (
          <Notice
            isAlert
            glyph={glyphs.brokenTablet}
            title={t('replay.faulty')}
            text={faultSentence(loaded.value.fault, language)}
          >
            <FilePicker t={t} look="primary" isAnother />
          </Notice>
        )}
      </main>
    </div>
  )
}
