import { Glyph, type GlyphShape } from '@wyrmtable/ui'

/** Against whom one plays, as a card that is a radio button. */
export function ModeCard({
  glyph,
  name,
  note,
  isOn,
  onChoose,
}: {
  readonly glyph: GlyphShape
  readonly name: string
  readonly note: string
  readonly isOn: boolean
  readonly onChoose: () => void
}) {
  return (
    <label className={`mode ${isOn ? 'is-on' : ''}`}>
      <input type="radio" name="mode" checked={isOn} onChange={onChoose} />
      <Glyph shape={glyph} />
      <span>
        <b>{name}</b>
        <small>{note}</small>
      </span>
    </label>
  )
}
