import type { Json, Manifest } from '@wyrmtable/kernel'
import {
  type BoardDraft,
  type BoardHandle,
  type BoardKind,
  Button,
  type Clip,
  clearHexes,
  copyHexes,
  isBehindDialog,
  type MadeShelf,
  madeFileName,
  mirrorClip,
  turnClip,
} from '@wyrmtable/ui'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { copyText } from '../parts/copy-text.ts'
import { usePageTitle } from '../parts/page-title.ts'
import { TopBar } from '../parts/TopBar.tsx'
import { packPosition } from '../position/position-link.ts'
import { formatRoute } from '../route.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { downloadText } from '../store/download.ts'
import { areaName, freeAreaId } from './area-name.ts'
import { DrawingBoard } from './DrawingBoard.tsx'
import { PalettePanel } from './PalettePanel.tsx'
import { PlayDialog } from './PlayDialog.tsx'
import { ScenarioPanel } from './ScenarioPanel.tsx'
import { editorText } from './text/index.ts'
import { afterPaste, afterSide, afterStroke, hexWords, type Tool } from './tool.ts'
import { useDraft } from './use-draft.ts'
import { WhoWins } from './wins/WhoWins.tsx'

/** A board on the drawing table, with everything that is done to it. */
export function Editor({
  manifest,
  kind,
  start,
  id,
  shelf,
}: {
  readonly manifest: Manifest
  readonly kind: BoardKind
  readonly start: BoardDraft
  /** Under which it is kept. */
  readonly id: string
  readonly shelf: MadeShelf
}) {
  const { language } = useSettings().settings
  const t = editorText(language)
  const drawing = useDraft(start, id, kind, shelf)
  const { draft, did, undo, redo } = drawing
  const [tool, setTool] = useState<Tool>(() => ({
    tab: 'ground',
    brush: 'one',
    ground: kind.grounds(start)[1]?.id ?? kind.grounds(start)[0].id,
    side: kind.sides[0]?.id,
    area: undefined,
    pasting: undefined,
  }))
  const layout = kind.layoutOf(draft)
  const [selected, select] = useState<readonly string[]>([])
  // A board that became smaller, or is again what it was before, may lack some of them.
  const selection = selected.filter(layout.has)
  const [drawn, setDrawn] = useState<readonly string[]>([])
  const [clip, setClip] = useState<Clip>()
  const [said, say] = useState('')
  const [isPlaying, play] = useState(false)
  const handle = useRef<BoardHandle>(null)
  // Strokes are seen at once; what the rules say of them may come a little later.
  const judged = useDeferredValue(draft)
  const faults = useMemo(() => kind.faults(judged), [kind, judged])
  usePageTitle(`${draft.title} – ${t('title')}`)

  const hold = (next: Partial<Tool>) => setTool((before) => ({ ...before, ...next }))
  const goBack = () => {
    setDrawn([])
    undo()
  }
  const copying = {
    copy: () => setClip(copyHexes(draft, kind.usualGround(draft), layout, selection)),
    cut: () => {
      copying.copy()
      did(clearHexes(draft, layout, selection), t('did.cut', { hexes: hexWords(selection, t) }))
      select([])
    },
    paste: () => hold({ pasting: tool.pasting === undefined ? clip : undefined }),
    mirror: () => change(mirrorClip),
    turn: () => change(turnClip),
  }
  const change = (act: (clip: Clip) => Clip) => {
    if (clip === undefined) return
    const next = act(clip)
    setClip(next)
    hold({ pasting: next })
  }
  const swatchAt = (place: number) => {
    if (tool.tab === 'ground') {
      const ground = kind.grounds(draft)[place]?.id
      if (ground !== undefined) hold({ ground })
    } else if (tool.tab === 'sides') hold({ side: kind.sides[place]?.id })
  }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key } = event
      const isField = target instanceof Element && target.closest('input, select, textarea') !== null
      if (isField || event.altKey || isBehindDialog()) return
      const isUndo = key.toLowerCase() === 'z' && !event.shiftKey
      const isRedo = key.toLowerCase() === 'y' || (key.toLowerCase() === 'z' && event.shiftKey)
      if (isUndo) goBack()
      else if (isRedo) redo()
      else if (event.ctrlKey || event.metaKey) return
      else if (key === 'Escape') {
        hold({ pasting: undefined })
        select([])
      } else if (/^[1-9]$/.test(key)) swatchAt(Number(key) - 1)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })

  const share = async () => {
    const packed = await packPosition(kind.write(draft) as Json)
    const { origin, pathname } = window.location
    const link = `${origin}${pathname}${formatRoute({ page: 'made', game: manifest.id, address: `link.${packed}` })}`
    await copyText(link).then(
      () => say(t('share.done')),
      () => say(t('share.failed', { link })),
    )
  }
  return (
    <>
      <TopBar
        title={
          <div className="top-title">
            <span className="caps">{t('title')}</span>
            <i className="editor-title">
              {manifest.title[language]} · {draft.title}
            </i>
          </div>
        }
      >
        <Button onPress={() => void share()}>{t('share')}</Button>
        <Button
          onPress={() =>
            downloadText(
              `${madeFileName(draft.title, 'board')}.json`,
              JSON.stringify(kind.write(draft), null, 1),
            )
          }
        >
          {t('export')}
        </Button>
        <Button
          look="primary"
          isDisabled={faults.length > 0}
          title={faults.length > 0 ? t('play.faulty') : undefined}
          onPress={() => play(true)}
        >
          {t('play')}
        </Button>
      </TopBar>
      <main id="main" className="editor" tabIndex={-1}>
        <h1 className="hidden">{`${t('title')}: ${draft.title}`}</h1>
        <PalettePanel
          kind={kind}
          draft={draft}
          tool={tool}
          t={t}
          hasSelection={selection.length > 0}
          hasClip={clip !== undefined}
          canUndo={drawing.history.past.length > 0}
          canRedo={drawing.history.future.length > 0}
          onTool={hold}
          onAddArea={(area) => {
            const next = freeAreaId(draft, area)
            const name = kind.areas.find((one) => one.id === area)?.name ?? area
            did(
              { ...draft, areas: [...draft.areas, { id: next, kind: area, name: '', hexes: [] }] },
              t('did.areaAdded', { area: name }),
            )
            hold({ area: next, brush: tool.brush === 'seven' ? 'seven' : 'one' })
          }}
          onChangeArea={(area, next) =>
            drawing.typed(
              { ...draft, areas: draft.areas.map((one) => (one.id === area ? { ...one, ...next } : one)) },
              t('did.choice', { name: areaName(draft, area, kind, t) }),
              `${area} ${Object.keys(next).join()}`,
            )
          }
          onRemoveArea={(area) => {
            did(
              {
                ...draft,
                areas: draft.areas.filter((one) => one.id !== area),
                forces: draft.forces.map((force) => (force.area === area ? { ...force, area: '' } : force)),
              },
              t('did.areaRemoved', { area: areaName(draft, area, kind, t) }),
            )
            hold({ area: undefined })
          }}
          onCopy={(what) => copying[what]()}
          onUndo={goBack}
          onRedo={redo}
        />
        <DrawingBoard
          kind={kind}
          draft={draft}
          tool={tool}
          selection={selection}
          drawn={drawn}
          faults={faults}
          handle={handle}
          t={t}
          onStroke={(hexes, isOut) => {
            const after = afterStroke(tool, draft, kind, hexes, isOut, t)
            if (after === undefined) return
            setDrawn(tool.tab === 'ground' ? hexes : [])
            did(after.draft, after.what)
          }}
          onSide={(side) => {
            const after = afterSide(tool, draft, kind, side, t)
            setDrawn([])
            did(after.draft, after.what)
          }}
          onPaste={(at) => {
            if (tool.pasting === undefined) return
            did(afterPaste(draft, kind, tool.pasting, at), t('did.paste', { hexes: at }))
          }}
          onSelect={select}
        />
        <ScenarioPanel
          kind={kind}
          drawing={drawing}
          faults={faults}
          t={t}
          onShow={(hex) => layout.has(hex) && handle.current?.reveal(layout.centre(hex))}
        >
          <WhoWins
            manifest={manifest}
            kind={kind}
            isPlayable={faults.length === 0}
            options={() => kind.options(draft)}
            language={language}
            t={t}
          />
        </ScenarioPanel>
        <p className="editor-said" role="status">
          {drawing.problem === undefined ? said : t('shelf.storage', { why: drawing.problem })}
        </p>
      </main>
      <PlayDialog
        manifest={manifest}
        kind={kind}
        options={() => kind.options(draft)}
        isOpen={isPlaying}
        t={t}
        onClose={() => play(false)}
      />
    </>
  )
}
