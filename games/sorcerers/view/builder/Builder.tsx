import { jsonOf } from '@wyrmtable/kernel'
import { Button, type MadeProps, newMadeId } from '@wyrmtable/ui'
import { type KeyboardEvent, useCallback, useMemo, useState } from 'react'
import type { TableData } from '../../data/table-schema.ts'
import { tableFile } from '../../rules/tables/table-file.ts'
import { pieceFaults } from '../../rules/tables/validity.ts'
import { mineAddress } from './address.ts'
import { BuilderBar } from './BuilderBar.tsx'
import { BuilderTop } from './BuilderTop.tsx'
import { BuilderBoard } from './board/BuilderBoard.tsx'
import { ShareDialog } from './file/ShareDialog.tsx'
import { pressed } from './model/act.ts'
import { type Bench, type Chosen, copyPiece, remove } from './model/edits.ts'
import type { StartNumber } from './model/starts.ts'
import type { Symmetry } from './model/symmetry.ts'
import { type Snap, type Tool, toolForKey } from './model/tool.ts'
import { useBench } from './model/use-bench.ts'
import { useFaults } from './model/use-faults.ts'
import { BuilderSide } from './side/BuilderSide.tsx'
import { Tools } from './Tools.tsx'
import { builderText } from './text/index.ts'

/** A table on the bench: tools, the table, how things are placed, and what is chosen; what is changed is kept at once. */
export function Builder({
  id,
  first,
  page,
}: {
  /** Its name in this browser; absent: it is not kept here, as one that somebody shared. */
  readonly id?: string
  readonly first: TableData
  readonly page: MadeProps
}) {
  const { language, shelf } = page
  const t = builderText(language)
  const [problem, setProblem] = useState<string>()
  const failed = useCallback(
    (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    [],
  )
  const keep = useCallback(
    (table: TableData) => {
      if (id !== undefined) shelf.keep(id, tableFile(table)).catch(failed)
    },
    [id, shelf, failed],
  )
  const { data, commit, undo, redo, canUndo, canRedo } = useBench(first, keep)
  const [live, setLive] = useState<TableData>()
  const [chosen, choose] = useState<Chosen>()
  const [tool, setTool] = useState<Tool>('choose')
  const [snap, setSnap] = useState<Snap>(5)
  const [symmetry, setSymmetry] = useState<Symmetry>('none')
  const [seats, setSeats] = useState<StartNumber>(2)
  const [told, tell] = useState('')
  const [isSharing, setSharing] = useState(false)
  const shown = live ?? data
  const bench: Bench = useMemo(() => ({ data, symmetry }), [data, symmetry])
  const nearFaults = useMemo(() => pieceFaults(shown), [shown])
  const faults = useFaults(data, nearFaults, live !== undefined)
  const hasStarts = Object.values(data.starts).some((all) => all !== undefined)
  const mayPlay = faults.isKnown && faults.all.length === 0 && hasStarts

  const name = shown.name[language] || t('mine.unnamed')
  const take = (action: () => void) => {
    action()
    choose(undefined)
  }
  const act = (key: string, isWithControl: boolean, isWithShift: boolean): boolean => {
    if (isWithControl && key === 'z') {
      take(isWithShift ? redo : undo)
      return true
    }
    if (isWithControl && key === 'y') {
      take(redo)
      return true
    }
    if (key === 'Escape') {
      setTool('choose')
      choose(undefined)
      return true
    }
    const picked = isWithControl ? undefined : toolForKey(key)
    if (picked !== undefined) {
      setTool(picked)
      return true
    }
    if (chosen === undefined) return false
    if (key === 'Delete' || key === 'Backspace') {
      commit(remove(bench, chosen))
      choose(undefined)
      return true
    }
    if (isWithControl && key === 'd') {
      const piece = data.pieces.find((one) => chosen.kind === 'piece' && one.id === chosen.id)
      if (piece === undefined) return false
      const copied = copyPiece(bench, piece)
      commit(copied.data)
      choose({ kind: 'piece', id: copied.id })
      return true
    }
    const next = pressed(bench, chosen, key, snap, isWithShift)
    if (next === undefined) return false
    commit(next)
    return true
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof Element && event.target.closest('input, select, textarea') !== null) return
    if (event.altKey) return
    const { key, ctrlKey, metaKey, shiftKey } = event
    const plain = key.length === 1 ? key.toLowerCase() : key
    if (act(plain, ctrlKey || metaKey, shiftKey)) {
      event.preventDefault()
      event.stopPropagation()
    }
  }
  return (
    <>
      <BuilderTop page={page} note={`${name} · ${shown.width / 10} × ${shown.height / 10} cm`}>
        <div className="sorcerers-builder-acts">
          {id === undefined ? (
            <Button
              onPress={() => {
                const mine = newMadeId('table')
                shelf
                  .keep(mine, tableFile({ ...data, id: mine }))
                  .then(() => page.go(mineAddress(mine)))
                  .catch(failed)
              }}
            >
              {t('act.keep')}
            </Button>
          ) : null}
          <Button onPress={() => setSharing(true)}>{t('share.open')}</Button>
          <Button
            look="primary"
            isDisabled={!mayPlay}
            title={mayPlay ? undefined : t('act.playFaults')}
            onPress={() => page.play({ options: { table: jsonOf(data) } })}
          >
            {t('act.play')}
          </Button>
        </div>
      </BuilderTop>
      <main id="main" className="sorcerers-made sorcerers-builder" tabIndex={-1} onKeyDown={onKeyDown}>
        <h1 className="hidden">{name}</h1>
        <Tools tool={tool} onChoose={setTool} canUndo={canUndo} onUndo={() => take(undo)} t={t} />
        <div className="sorcerers-board">
          <BuilderBoard
            bench={bench}
            shown={shown}
            faults={live === undefined ? faults.all : nearFaults}
            chosen={chosen}
            tool={tool}
            snap={snap}
            seats={seats}
            t={t}
            onChoose={choose}
            onShow={setLive}
            onCommit={(next, made) => {
              setLive(undefined)
              commit(next)
              if (made === undefined) return
              choose(made)
              setTool('choose')
            }}
            onTell={tell}
          />
          <BuilderBar
            snap={snap}
            onSnap={setSnap}
            symmetry={symmetry}
            onSymmetry={setSymmetry}
            hint={toolHint(tool)}
            canTurn={chosen !== undefined && chosen.kind !== 'link'}
            onTurn={() => act('r', false, false)}
            t={t}
          />
        </div>
        <BuilderSide
          bench={{ data: shown, symmetry }}
          chosen={chosen}
          faults={faults.all}
          isJudged={faults.isKnown}
          fairData={data}
          mayPlay={mayPlay}
          page={page}
          seats={seats}
          t={t}
          onSeats={setSeats}
          onChoose={choose}
          onChange={commit}
          onKey={(key, isWithControl) => act(key, isWithControl, false)}
          {...(id === undefined
            ? {}
            : {
                onDelete: () => {
                  shelf
                    .remove(id)
                    .then(() => page.go(''))
                    .catch(failed)
                },
              })}
          note={id === undefined ? t('shared.kind') : undefined}
          canRedo={canRedo}
          onRedo={() => take(redo)}
        />
        {problem === undefined ? null : (
          <p className="banner" role="alert">
            {t('page.storage', { why: problem })}
          </p>
        )}
        <p className="hidden" role="status">
          {told}
        </p>
      </main>
      <ShareDialog table={data} page={page} isOpen={isSharing} onClose={() => setSharing(false)} />
    </>
  )

  function toolHint(now: Tool): string | undefined {
    if (told !== '' && now !== 'choose') return told
    if (now === 'choose' || now === 'start') return undefined
    return t(now === 'stairs' || now === 'ladder' || now === 'gangway' ? 'tool.hintLink' : 'tool.hint')
  }
}
