import { languages } from '@wyrmtable/kernel'
import { formatPercent, languageNames } from '@wyrmtable/text'
import { Glyph, glyphs } from '@wyrmtable/ui'
import { useEffect, useRef } from 'react'
import { useSettings } from '../settings/SettingsContext.tsx'
import { letterSizes, paces } from '../settings/settings.ts'
import { themes } from '../settings/theme.ts'
import { ring } from '../sound/ring.ts'
import { Choice } from './Choice.tsx'

/** What somebody chooses once for all pages, in a panel under the button. */
export function SettingsMenu() {
  const { settings, change, t } = useSettings()
  const menu = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const close = (event: Event) => {
      const node = menu.current
      if (!node?.open) return
      const isOutside =
        event instanceof PointerEvent && event.target instanceof Node && !node.contains(event.target)
      const isEscape = event instanceof KeyboardEvent && event.key === 'Escape'
      if (!isOutside && !isEscape) return
      node.open = false
      if (isEscape) node.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])
  return (
    <details className="settings" ref={menu}>
      <summary aria-label={t('settings.title')} title={t('settings.title')}>
        <Glyph shape={glyphs.settingsKnobs} />
      </summary>
      <div className="settings-panel">
        <Choice
          label={t('settings.language')}
          value={settings.language}
          choices={languages.map((language) => ({ value: language, name: languageNames[language] }))}
          onChoose={(language) => change({ language })}
        />
        <Choice
          label={t('settings.theme')}
          value={settings.theme}
          choices={themes.map((theme) => ({ value: theme, name: t(`settings.theme.${theme}`) }))}
          onChoose={(theme) => change({ theme })}
        />
        <Choice
          label={t('settings.letters')}
          value={String(settings.letters)}
          choices={letterSizes.map((size) => ({
            value: String(size),
            name: formatPercent(settings.language, size / 100),
          }))}
          onChoose={(value) => change({ letters: letterSizes.find((size) => String(size) === value) ?? 100 })}
        />
        <Choice
          label={t('settings.pace')}
          value={settings.pace}
          choices={paces.map((pace) => ({ value: pace, name: t(`settings.pace.${pace}`) }))}
          onChoose={(pace) => change({ pace })}
        />
        <Choice
          label={t('settings.passing')}
          value={settings.passing ? 'yes' : 'no'}
          choices={(['yes', 'no'] as const).map((value) => ({ value, name: t(`settings.passing.${value}`) }))}
          onChoose={(value) => change({ passing: value === 'yes' })}
        />
        <Choice
          label={t('settings.sound')}
          value={settings.sound ? 'on' : 'off'}
          choices={(['off', 'on'] as const).map((value) => ({ value, name: t(`settings.sound.${value}`) }))}
          onChoose={(value) => {
            change({ sound: value === 'on' })
            if (value === 'on') ring('turn')
          }}
        />
        <Choice
          label={t('settings.hexNumbers')}
          value={settings.hexNumbers ? 'shown' : 'hidden'}
          choices={(['shown', 'hidden'] as const).map((value) => ({
            value,
            name: t(`settings.hexNumbers.${value}`),
          }))}
          onChoose={(value) => change({ hexNumbers: value === 'shown' })}
        />
        <a href="#/account">{t('app.account')}</a>
        <a href="#/about">{t('app.about')}</a>
      </div>
    </details>
  )
}
