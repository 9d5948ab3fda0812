import { languages } from '@wyrmtable/kernel'
import { languageNames } from '@wyrmtable/text'
import { Glyph, glyphs } from '@wyrmtable/ui'
import { useEffect, useRef } from 'react'
import { useSettings } from '../settings/SettingsContext.tsx'
import { paces } from '../settings/settings.ts'
import { themes } from '../settings/theme.ts'
import { Choice } from './Choice.tsx'

/** Language, light and pace, in a panel under the button. */
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
          label={t('settings.pace')}
          value={settings.pace}
          choices={paces.map((pace) => ({ value: pace, name: t(`settings.pace.${pace}`) }))}
          onChoose={(pace) => change({ pace })}
        />
        <a href="#/about">{t('app.about')}</a>
      </div>
    </details>
  )
}
