import type { Manifest } from '@wyrmtable/kernel'
import {
  Button,
  isBehindDialog,
  type KeyLine,
  KeySheet,
  type OwnKeys,
  PrintedKeys,
  printedLines,
  type ViewRoom,
  withOwnKey,
} from '@wyrmtable/ui'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useLoaded } from '../../parts/use-loaded.ts'
import { useSettings } from '../../settings/SettingsContext.tsx'
import { ReferenceSheet } from './ReferenceSheet.tsx'
import { helpText } from './text/index.ts'
import { useOwnKeys } from './use-own-keys.ts'

type Help = 'keys' | 'sheet'

const HelpContext = createContext<(help: Help) => void>(() => undefined)

const none: OwnKeys = {}

/** Around a table: its keys under the question mark, its tables and values under R, and letters of one's own. */
export function TableHelp({
  manifest,
  view,
  hasAdvice = false,
  pageKeys,
  children,
}: {
  readonly manifest: Manifest
  readonly view: ViewRoom
  /** Whether a computer can be asked for advice at this table. */
  readonly hasAdvice?: boolean
  /** Keys of a page that only shows the table, such as a replay: they are told in place of those of play. */
  readonly pageKeys?: readonly KeyLine[]
  readonly children: ReactNode
}) {
  const { settings, change, t: page } = useSettings()
  const { language } = settings
  const t = helpText(language)
  const [help, show] = useState<Help>()
  const load = useCallback(async () => (await view.keys?.())?.(language) ?? [], [view, language])
  const loaded = useLoaded(load, true)
  const ofGame = loaded !== undefined && 'value' in loaded ? loaded.value : undefined
  const lines = useMemo(
    (): readonly KeyLine[] => [
      ...(ofGame ?? []),
      ...(hasAdvice ? [{ deed: 'advice', keys: ['A'], does: t('help.advice') }] : []),
      { deed: 'sheet', keys: ['R'], does: t('help.sheet') },
      { keys: ['↑ ↓'], does: t('help.log') },
      { keys: ['?'], does: t('help.this') },
    ],
    [ofGame, hasAdvice, t],
  )
  const told = useMemo(
    () => (pageKeys === undefined ? lines : [...pageKeys, ...lines.filter(isOfHelp)]),
    [pageKeys, lines],
  )
  const own = settings.keys[manifest.id] ?? none
  useOwnKeys(lines, own)
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      const asked = key === '?' ? 'keys' : key.toLowerCase() === 'r' ? 'sheet' : undefined
      if (asked === undefined || ctrlKey || metaKey || altKey || !(target instanceof Element)) return
      if (isBehindDialog()) return
      if (target.closest('input, select, textarea, [contenteditable]') !== null) return
      event.preventDefault()
      show(asked)
    }
    window.addEventListener('keydown', act)
    return () => window.removeEventListener('keydown', act)
  }, [])
  const printed = useCallback(
    (key: string) => {
      const line = lines.find(({ deed, keys }) => deed !== undefined && keys[0] === key)
      return (line?.deed === undefined ? undefined : own[line.deed]) ?? key
    },
    [lines, own],
  )
  const keep = (next: typeof own) => change({ keys: { ...settings.keys, [manifest.id]: next } })
  const close = () => show(undefined)
  return (
    <HelpContext value={show}>
      <PrintedKeys value={printed}>{children}</PrintedKeys>
      {help === 'sheet' ? <ReferenceSheet manifest={manifest} onClose={close} /> : null}
      <KeySheet
        words={{
          title: t('help.keys'),
          close: page('app.close'),
          note: t('help.note'),
          change: ({ keys: [key = ''], does }) => t('help.change', { key, does }),
          press: t('help.press'),
          refused: t('help.refused'),
          reset: t('help.reset'),
        }}
        keys={printedLines(told, own)}
        isOpen={help === 'keys'}
        onClose={close}
        onChoose={(deed, key) => {
          const next = withOwnKey(lines, own, deed, key)
          if (next !== undefined) keep(next)
          return next !== undefined
        }}
        onReset={Object.keys(own).length === 0 ? undefined : () => keep({})}
      />
    </HelpContext>
  )
}

const isOfHelp = ({ deed, keys }: KeyLine): boolean => deed === 'sheet' || keys[0] === '?'

/** The same for who has no keys, in the menu of a table. */
export function HelpButtons({ onDone }: { readonly onDone: () => void }) {
  const show = useContext(HelpContext)
  const { settings } = useSettings()
  const t = helpText(settings.language)
  return (['sheet', 'keys'] as const).map((help) => (
    <Button
      key={help}
      onPress={() => {
        onDone()
        show(help)
      }}
    >
      {t(`help.${help}`)}
    </Button>
  ))
}
