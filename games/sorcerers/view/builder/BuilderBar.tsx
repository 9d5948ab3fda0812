import { ActionBar, Button, Segments } from '@wyrmtable/ui'
import shapes from './glyph/shapes.json' with { type: 'json' }
import { type Symmetry, symmetries } from './model/symmetry.ts'
import type { Snap } from './model/tool.ts'
import type { BuilderText } from './text/index.ts'

/** How things are placed: in which steps, on one side or on both, and a turn. */
export function BuilderBar({
  snap,
  onSnap,
  symmetry,
  onSymmetry,
  hint,
  canTurn,
  onTurn,
  t,
}: {
  readonly snap: Snap
  readonly onSnap: (snap: Snap) => void
  readonly symmetry: Symmetry
  readonly onSymmetry: (symmetry: Symmetry) => void
  /** What the tool in hand waits for. */
  readonly hint: string | undefined
  readonly canTurn: boolean
  readonly onTurn: () => void
  readonly t: BuilderText
}) {
  return (
    <div className="sorcerers-foot">
      <ActionBar label={t('bar.label')}>
        {hint === undefined ? null : <p className="sorcerers-hint">{hint}</p>}
        <Segments
          label={t('snap.label')}
          segments={([5, 1] as const).map((mm) => ({
            key: `${mm}`,
            name: t(`snap.${mm}`),
            note: t('snap.mm', { mm }),
            isOn: snap === mm,
          }))}
          onChoose={(key) => onSnap(key === '1' ? 1 : 5)}
        />
        <Segments
          label={t('symmetry.label')}
          segments={symmetries.map((one) => ({
            key: one,
            name: t(`symmetry.${one}`),
            isOn: symmetry === one,
            ...(one === 'turned' ? { note: t('symmetry.turnedNote') } : {}),
          }))}
          onChoose={(key) => onSymmetry(symmetries.find((one) => one === key) ?? 'none')}
        />
        <Button glyph={shapes.clockwiseRotation} shortcut="R" isDisabled={!canTurn} onPress={onTurn}>
          {t('act.turn')}
        </Button>
      </ActionBar>
    </div>
  )
}
