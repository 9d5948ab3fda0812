import {
  ActionBar,
  Button,
  ClauseContext,
  ClauseLink,
  Dialog,
  DiceRow,
  Die,
  Glyph,
  glyphs,
  Log,
  NumberInput,
  PaceSegments,
  PhaseRail,
  PrintedKeys,
  SeatPlate,
  Segments,
  Sheet,
  WatchBar,
} from '@wyrmtable/ui'
import { useId, useState } from 'react'
import type { KitText } from '../text/index.ts'
import { roll } from './roll.ts'
import { Specimen } from './Specimen.tsx'

const glyphList = Object.values(glyphs)

/** Everything that is pressed, read or rolled. */
export function Controls({ t, half }: { readonly t: KitText; readonly half: string }) {
  // Places of a page are told apart by their names, also where all are shown twice.
  const named = (name: string) => `${name} · ${half}`
  const number = useId()
  const [turns, setTurns] = useState(15)
  const [way, setWay] = useState('walk')
  const [pace, setPace] = useState(1)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Specimen title={t('gallery.buttons')}>
        <Button look="primary">{t('gallery.primary')}</Button>
        <Button>{t('gallery.secondary')}</Button>
        <Button isDisabled>{t('gallery.disabled')}</Button>
        <Button look="primary" isDisabled>
          {t('gallery.disabled')}
        </Button>
        <Button glyph={glyphs.returnArrow}>{t('gallery.withGlyph')}</Button>
        <Button shortcut="Z">{t('gallery.withKey')}</Button>
        <PrintedKeys value={() => 'J'}>
          <Button shortcut="Z">{t('gallery.withKey')}</Button>
        </PrintedKeys>
        <label className="field" htmlFor={number}>
          <span>{t('gallery.number')}</span>
          <NumberInput id={number} min={5} max={30} value={turns} onChange={setTurns} />
        </label>
      </Specimen>
      <Specimen title={t('gallery.ways')}>
        <ActionBar label={t('gallery.ways')}>
          <Segments
            label={t('gallery.ways')}
            onChoose={setWay}
            segments={[
              { key: 'walk', name: t('gallery.walk'), note: '3', isOn: way === 'walk' },
              { key: 'bound', name: t('gallery.bound'), note: '1–3', isOn: way === 'bound' },
              { key: 'fly', name: t('gallery.fly'), note: t('gallery.flyWhy'), refused: t('gallery.flyWhy') },
            ]}
          />
          <PaceSegments label={t('gallery.pace')} pace={pace} onChoose={setPace} />
          <Button look="primary" glyph={glyphs.checkMark} shortcut="↵">
            {t('gallery.primary')}
          </Button>
        </ActionBar>
        <WatchBar
          t={(word) => t(word === 'watch.pace' ? 'gallery.pace' : 'gallery.skip')}
          showing={{ isWatching: true, pace, setPace, skip: () => setPace(1), skipAll: () => setPace(1) }}
        />
      </Specimen>
      <Specimen title={t('gallery.seats')} look="leather">
        {[1, 2, 3, 4].map((seat) => (
          <SeatPlate
            key={seat}
            name={t('gallery.seat', { number: seat })}
            note={t(seat === 1 ? 'gallery.acting' : 'gallery.waiting')}
            glyph={glyphs.wyvern}
            seat={seat}
            isActing={seat === 1}
            {...(seat < 3 ? { figure: '18:42' } : {})}
          />
        ))}
      </Specimen>
      <Specimen title={t('gallery.dice')}>
        <Die value={3} />
        <Die value={6} look="hit" />
        <Die value={1} look="miss" />
        <DiceRow roll={roll(5, true)} words={{ needs: t('gallery.needs') }} />
        <DiceRow roll={roll(2, false)} words={{ needs: t('gallery.needs') }} />
        <ClauseLink clause="DR-14.3" />
        <ClauseContext value={() => setOpen(true)}>
          <ClauseLink clause="DR-14.4" />
        </ClauseContext>
        <span className="pill">
          <Glyph shape={glyphs.hourglass} /> 3
        </span>
      </Specimen>
      <Specimen title={t('gallery.log')} look="columns">
        <Log title={named(t('gallery.logEmpty'))} items={[]} empty={t('gallery.logEmpty')} />
        <Log
          title={named(t('gallery.log'))}
          empty={t('gallery.logEmpty')}
          onPlace={() => {}}
          items={[
            { kind: 'heading', key: '0', text: t('gallery.logHeading') },
            {
              kind: 'line',
              key: '1',
              text: t('gallery.logLine'),
              place: '1110',
              clause: 'DR-15.4',
              glyph: glyphs.wyvern,
              detail: <Die value={5} look="hit" />,
            },
          ]}
        />
      </Specimen>
      <Specimen title={t('gallery.phases')} look="rail">
        <PhaseRail
          label={named(t('gallery.phases'))}
          head={t('gallery.logHeading')}
          count={4}
          current={1}
          steps={[
            { key: 'move', name: t('gallery.phase.move'), glyph: glyphs.wyvern, side: 1 },
            { key: 'fire', name: t('gallery.phase.fire'), glyph: glyphs.sun, side: 1 },
            { key: 'end', name: t('gallery.phase.end'), glyph: glyphs.hourglass, side: 2 },
          ]}
        />
      </Specimen>
      <Specimen title={t('gallery.notices')}>
        <p className="gallery-tip">{t('gallery.tip')}</p>
        <p className="banner">{t('gallery.banner')}</p>
        <p className="problem">{t('gallery.problem')}</p>
      </Specimen>
      <Specimen title={t('gallery.sheet')} look="sheet">
        <Sheet label={named(t('gallery.sheet'))} handleLabel={t('gallery.sheetHandle')} start="low">
          <p>{t('gallery.dialogText')}</p>
        </Sheet>
      </Specimen>
      <Specimen title={t('gallery.dialog')}>
        <Button onPress={() => setOpen(true)}>{t('gallery.openDialog')}</Button>
        <Dialog title={t('gallery.dialog')} isOpen={isOpen} onClose={() => setOpen(false)}>
          <p>{t('gallery.dialogText')}</p>
          <div className="dialog-row">
            <Button look="primary" onPress={() => setOpen(false)}>
              {t('gallery.primary')}
            </Button>
          </div>
        </Dialog>
      </Specimen>
      <Specimen title={t('gallery.glyphs')}>
        {glyphList.map((shape) => (
          <span key={shape.name} className="gallery-glyph" title={shape.name}>
            <Glyph shape={shape} />
          </span>
        ))}
      </Specimen>
    </>
  )
}
