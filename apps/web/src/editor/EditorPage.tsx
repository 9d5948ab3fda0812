import { type Manifest, readJson } from '@wyrmtable/kernel'
import {
  type BoardDraft,
  type BoardKind,
  type BoardKindModule,
  glyphs,
  type MadeShelf,
  newMadeId,
} from '@wyrmtable/ui'
import { useCallback, useMemo, useState } from 'react'
import { LoadingPage } from '../parts/LoadingPage.tsx'
import { Notice } from '../parts/Notice.tsx'
import { TopBar } from '../parts/TopBar.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { unpackPosition } from '../position/position-link.ts'
import { formatRoute } from '../route.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { madeShelf } from '../store/made-shelf.ts'
import { BoardShelf } from './BoardShelf.tsx'
import { Editor } from './Editor.tsx'
import { editorText } from './text/index.ts'
import './editor.css'

/** The editor of boards: all of them, one that is kept here, or one that came in a link. */
export function EditorPage({
  manifest,
  module,
  address,
}: {
  readonly manifest: Manifest
  readonly module: BoardKindModule
  readonly address: string
}) {
  const { language } = useSettings().settings
  const kind = useMemo(() => module.boardKind(language), [module, language])
  const shelf = useMemo(() => madeShelf(manifest.id), [manifest])
  if (address === '') return <BoardShelf manifest={manifest} kind={kind} shelf={shelf} />
  return <OpenedBoard key={address} manifest={manifest} kind={kind} shelf={shelf} address={address} />
}

function OpenedBoard({
  manifest,
  kind,
  shelf,
  address,
}: {
  readonly manifest: Manifest
  readonly kind: BoardKind
  readonly shelf: MadeShelf
  readonly address: string
}) {
  const { language } = useSettings().settings
  const t = editorText(language)
  const [fresh] = useState(() => newMadeId('board'))
  // The language may change while somebody draws; the draft is opened once.
  const [first] = useState(() => kind)
  const load = useCallback(() => find(address, first, shelf), [address, first, shelf])
  const loaded = useLoaded(load)
  if (loaded === undefined) return <LoadingPage />
  if ('error' in loaded) throw loaded.error
  if (loaded.value.draft === undefined)
    return (
      <>
        <TopBar />
        <main id="main" className="page" tabIndex={-1}>
          <Notice
            glyph={glyphs.brokenTablet}
            title={t('missing')}
            text={
              loaded.value.why === undefined
                ? t('missing.text')
                : t('import.fault', { why: loaded.value.why })
            }
          >
            <a
              className="button button-primary"
              href={formatRoute({ page: 'made', game: manifest.id, address: '' })}
            >
              {t('missing.shelf')}
            </a>
          </Notice>
        </main>
      </>
    )
  const id = address.startsWith('mine.') ? address.slice(5) : fresh
  return <Editor manifest={manifest} kind={kind} start={loaded.value.draft} id={id} shelf={shelf} />
}

interface Found {
  readonly draft?: BoardDraft
  readonly why?: string
}

async function find(address: string, kind: BoardKind, shelf: MadeShelf): Promise<Found> {
  if (address.startsWith('link.')) {
    const text = await unpackPosition(address.slice(5))
    const json = text === undefined ? undefined : readJson(text)
    if (json === undefined || !json.ok) return {}
    const read = kind.read(json.value)
    return read.ok ? { draft: read.value } : { why: read.fault }
  }
  const kept = (await shelf.list()).find(({ id }) => `mine.${id}` === address)
  if (kept === undefined) return {}
  const read = kind.read(kept.value)
  return read.ok ? { draft: read.value } : { why: read.fault }
}
