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
  PhaseRail,
  SeatPlate,
  Segments,
  Sheet,
} from '@wyrmtable/ui'
import { useState } from 'react'
import type { KitText } from '../text/index.ts'
import { roll } from './roll.ts'
import { Specimen } from './Specimen.tsx'

const glyphList = Object.values(glyphs)

/** Everything that is pressed, read or rolled. */
export function Controls({ t, half }: { readonly t: KitText; readonly half: string }) {
  // Places of a page are told apart by their names, also where all are shown twice.
  const named = (name: string) => `${name} · ${half}`
  const [way, setWay] = useState('walk')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Specimen title={t('kit.buttons')}>
        <Button look="primary">{t('kit.primary')}</Button>
        <Button>{t('kit.secondary')}</Button>
        <Button isDisabled>{t('kit.disabled')}</Button>
        <Button look="primary" isDisabled>
          {t('kit.disabled')}
        </Button>
        <Button glyph={glyphs.returnArrow}>{t('kit.withGlyph')}</Button>
        <Button shortcut="Z">{t('kit.withKey')}</Button>
      </Specimen>
      <Specimen title={t('kit.ways')}>
        <ActionBar label={t('kit.ways')}>
          <Segments
            label={t('kit.ways')}
            onChoose={setWay}
            segments={[
              { key: 'walk', name: t('kit.walk'), note: '3', isOn: way === 'walk' },
              { key: 'bound', name: t('kit.bound'), note: '1–3', isOn: way === 'bound' },
              { key: 'fly', name: t('kit.fly'), note: t('kit.flyWhy'), refused: t('kit.flyWhy') },
            ]}
          />
          <Button look="primary" glyph={glyphs.checkMark} shortcut="↵">
            {t('kit.primary')}
          </Button>
        </ActionBar>
      </Specimen>
      <Specimen title={t('kit.seats')} look="leather">
        {[1, 2, 3, 4].map((seat) => (
          <SeatPlate
            key={seat}
            name={t('kit.seat', { number: seat })}
            note={t(seat === 1 ? 'kit.acting' : 'kit.waiting')}
            glyph={glyphs.wyvern}
            seat={seat}
            isActing={seat === 1}
            {...(seat < 3 ? { figure: '18:42' } : {})}
          />
        ))}
      </Specimen>
      <Specimen title={t('kit.dice')}>
        <Die value={3} />
        <Die value={6} look="hit" />
        <Die value={1} look="miss" />
        <DiceRow roll={roll(5, true)} words={{ needs: t('kit.needs') }} />
        <DiceRow roll={roll(2, false)} words={{ needs: t('kit.needs') }} />
        <ClauseLink clause="DR-14.3" />
        <ClauseContext value={() => setOpen(true)}>
          <ClauseLink clause="DR-14.4" />
        </ClauseContext>
        <span className="pill">
          <Glyph shape={glyphs.hourglass} /> 3
        </span>
      </Specimen>
      <Specimen title={t('kit.log')} look="columns">
        <Log title={named(t('kit.logEmpty'))} items={[]} empty={t('kit.logEmpty')} />
        <Log
          title={named(t('kit.log'))}
          empty={t('kit.logEmpty')}
          onPlace={() => {}}
          items={[
            { kind: 'heading', key: '0', text: t('kit.logHeading') },
            {
              kind: 'line',
              key: '1',
              text: t('kit.logLine'),
              place: '1110',
              clause: 'DR-15.4',
              glyph: glyphs.wyvern,
              detail: <Die value={5} look="hit" />,
            },
          ]}
        />
      </Specimen>
      <Specimen title={t('kit.phases')} look="rail">
        <PhaseRail
          label={named(t('kit.phases'))}
          head={t('kit.logHeading')}
          current={1}
          steps={[
            { key: 'move', name: t('kit.phase.move'), glyph: glyphs.wyvern, side: 1 },
            { key: 'fire', name: t('kit.phase.fire'), glyph: glyphs.sun, side: 1 },
            { key: 'end', name: t('kit.phase.end'), glyph: glyphs.hourglass, side: 2 },
          ]}
        />
      </Specimen>
      <Specimen title={t('kit.notices')}>
        <p className="kit-tip">{t('kit.tip')}</p>
        <p className="banner">{t('kit.banner')}</p>
        <p className="problem">{t('kit.problem')}</p>
      </Specimen>
      <Specimen title={t('kit.sheet')} look="sheet">
        <Sheet label={named(t('kit.sheet'))} handleLabel={t('kit.sheetHandle')} start="low">
          <p>{t('kit.dialogText')}</p>
        </Sheet>
      </Specimen>
      <Specimen title={t('kit.dialog')}>
        <Button onPress={() => setOpen(true)}>{t('kit.openDialog')}</Button>
        <Dialog title={t('kit.dialog')} isOpen={isOpen} onClose={() => setOpen(false)}>
          <p>{t('kit.dialogText')}</p>
          <div className="dialog-row">
            <Button look="primary" onPress={() => setOpen(false)}>
              {t('kit.primary')}
            </Button>
          </div>
        </Dialog>
      </Specimen>
      <Specimen title={t('kit.glyphs')}>
        {glyphList.map((shape) => (
          <span key={shape.name} className="kit-glyph" title={shape.name}>
            <Glyph shape={shape} />
          </span>
        ))}
      </Specimen>
    </>
  )
}
