import { type BoardDraft, type BoardKind, Button, Segments } from '@wyrmtable/ui'
import { useState } from 'react'
import { NumberField } from '../parts/NumberField.tsx'
import { areaName, kindOfArea } from './area-name.ts'
import type { EditorText } from './text/index.ts'
import { type Brush, brushes, type Tool, tabs } from './tool.ts'

/** What one draws with: ground, hexsides or zones, the brush, and what is copied. */
export function PalettePanel({
  kind,
  draft,
  tool,
  t,
  hasSelection,
  hasClip,
  canUndo,
  canRedo,
  onTool,
  onAddArea,
  onChangeArea,
  onRemoveArea,
  onCopy,
  onUndo,
  onRedo,
}: {
  readonly kind: BoardKind
  readonly draft: BoardDraft
  readonly tool: Tool
  readonly t: EditorText
  readonly hasSelection: boolean
  readonly hasClip: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly onTool: (tool: Partial<Tool>) => void
  readonly onAddArea: (kind: string) => void
  readonly onChangeArea: (id: string, change: { readonly name?: string; readonly turn?: number }) => void
  readonly onRemoveArea: (id: string) => void
  readonly onCopy: (what: 'copy' | 'cut' | 'paste' | 'mirror' | 'turn') => void
  readonly onUndo: () => void
  readonly onRedo: () => void
}) {
  const brushesHere: readonly Brush[] =
    tool.tab === 'sides'
      ? ['one', 'select', 'hand']
      : tool.tab === 'areas'
        ? ['one', 'seven', 'select', 'hand']
        : brushes
  return (
    <section className="editor-palette" aria-label={t('tab.label')}>
      <Segments
        label={t('tab.label')}
        segments={tabs.map((key) => ({ key, name: t(`tab.${key}`), isOn: tool.tab === key }))}
        onChoose={(key) => {
          const tab = tabs.find((one) => one === key) ?? 'ground'
          onTool({ tab, brush: tool.brush === 'hand' ? 'hand' : 'one', pasting: undefined })
        }}
      />
      {tool.tab === 'areas' ? (
        <Areas
          kind={kind}
          draft={draft}
          tool={tool}
          t={t}
          onTool={onTool}
          onAdd={onAddArea}
          onChange={onChangeArea}
          onRemove={onRemoveArea}
        />
      ) : (
        <ul className="editor-swatches">
          {(tool.tab === 'ground' ? kind.grounds(draft) : [...kind.sides, undefined]).map((swatch, place) => {
            const isOn = tool.tab === 'ground' ? swatch?.id === tool.ground : swatch?.id === tool.side
            return (
              <li key={swatch?.id ?? ''}>
                <button
                  type="button"
                  className={`editor-swatch ${isOn ? 'is-on' : ''}`}
                  aria-pressed={isOn}
                  onClick={() =>
                    onTool(
                      tool.tab === 'ground'
                        ? { ground: swatch?.id ?? tool.ground, pasting: undefined }
                        : { side: swatch?.id, pasting: undefined },
                    )
                  }
                >
                  <svg viewBox="-20 -20 40 40" aria-hidden="true">
                    <path
                      d="M17,0L8.5,14.7L-8.5,14.7L-17,0L-8.5,-14.7L8.5,-14.7Z"
                      fill={tool.tab === 'ground' ? swatch?.fill : 'none'}
                    />
                    {tool.tab === 'sides' && swatch !== undefined ? (
                      <path d="M-8.5,-14.7L8.5,-14.7" stroke={swatch.fill} strokeWidth="7" />
                    ) : null}
                  </svg>
                  <span>{swatch?.name ?? t('side.none')}</span>
                  {place < 9 ? <kbd>{place + 1}</kbd> : null}
                </button>
              </li>
            )
          })}
        </ul>
      )}
      <h2 className="section-title">{t('brush')}</h2>
      <Segments
        label={t('brush')}
        segments={brushesHere.map((key) => ({ key, name: t(`brush.${key}`), isOn: tool.brush === key }))}
        onChoose={(key) => onTool({ brush: brushes.find((one) => one === key) ?? 'one', pasting: undefined })}
      />
      <h2 className="section-title">{t('copy')}</h2>
      <div className="editor-copy">
        {(['copy', 'cut', 'paste', 'mirror', 'turn'] as const).map((what) => (
          <Button
            key={what}
            isDisabled={what === 'copy' || what === 'cut' ? !hasSelection : !hasClip}
            title={t('copy.hint')}
            className={what === 'paste' && tool.pasting !== undefined ? 'is-on' : ''}
            onPress={() => onCopy(what)}
          >
            {t(`copy.${what}`)}
          </Button>
        ))}
      </div>
      <div className="editor-undo">
        <Button shortcut="Z" isDisabled={!canUndo} onPress={onUndo}>
          {t('undo')}
        </Button>
        <Button shortcut="Y" isDisabled={!canRedo} onPress={onRedo}>
          {t('redo')}
        </Button>
      </div>
    </section>
  )
}

/** Zones: one is chosen and painted; others are added and taken away. */
function Areas({
  kind,
  draft,
  tool,
  t,
  onTool,
  onAdd,
  onChange,
  onRemove,
}: {
  readonly kind: BoardKind
  readonly draft: BoardDraft
  readonly tool: Tool
  readonly t: EditorText
  readonly onTool: (tool: Partial<Tool>) => void
  readonly onAdd: (kind: string) => void
  readonly onChange: (id: string, change: { readonly name?: string; readonly turn?: number }) => void
  readonly onRemove: (id: string) => void
}) {
  const [wanted, setWanted] = useState(kind.areas[0]?.id ?? '')
  return (
    <>
      {draft.areas.length === 0 ? <p className="muted">{t('area.none')}</p> : null}
      <ul className="editor-areas">
        {draft.areas.map((area) => {
          const isOn = area.id === tool.area
          const about = kindOfArea(kind, area.kind)
          return (
            <li key={area.id} className={isOn ? 'is-on' : ''}>
              <button type="button" aria-pressed={isOn} onClick={() => onTool({ area: area.id })}>
                <b>{areaName(draft, area.id, kind, t)}</b>
                <small>{t('area.size', { count: area.hexes.length })}</small>
              </button>
              {isOn ? (
                <div className="editor-area-more">
                  {about?.isNamed ? (
                    <label className="field">
                      <span>{t('area.name')}</span>
                      <input
                        value={area.name}
                        maxLength={40}
                        onChange={(event) => onChange(area.id, { name: event.target.value })}
                      />
                    </label>
                  ) : null}
                  {about?.hasTurn ? (
                    <NumberField
                      label={t('area.turn')}
                      min={1}
                      max={99}
                      value={area.turn ?? 1}
                      onChange={(turn) => onChange(area.id, { turn })}
                    />
                  ) : null}
                  <Button onPress={() => onRemove(area.id)}>{t('area.delete')}</Button>
                </div>
              ) : null}
            </li>
          )
        })}
      </ul>
      <div className="editor-add">
        <select
          aria-label={t('area.kind')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        >
          {kind.areas.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Button onPress={() => onAdd(wanted)}>{t('area.add')}</Button>
      </div>
    </>
  )
}

/** The nearest turn that there may be. */
