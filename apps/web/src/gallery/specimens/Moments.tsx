import { Button, DiceTray, KeySheet, Offer, SharedText } from '@wyrmtable/ui'
import { useState } from 'react'
import type { KitText } from '../text/index.ts'
import { roll } from './roll.ts'
import { Specimen } from './Specimen.tsx'

const outcomes = [
  { key: 'gallery.hit', roll: roll(5, true) },
  { key: 'gallery.miss', roll: roll(1, false) },
] as const

/** What comes and goes: dice that fall, the sheet of keys, an offer, text to copy. Dice are shown until the next press. */
export function Moments({ t, half }: { readonly t: KitText; readonly half: string }) {
  const [falling, setFalling] = useState<(typeof outcomes)[number]>()
  const [areKeysOpen, setKeysOpen] = useState(false)
  return (
    <Specimen title={t('gallery.moments')}>
      {outcomes.map((one) => (
        <Button key={one.key} onPress={() => setFalling(one)}>
          {t('gallery.rollDice')}: {t(one.key)}
        </Button>
      ))}
      <Button onPress={() => setKeysOpen(true)}>{t('gallery.openKeys')}</Button>
      <div className="gallery-stage">
        <Offer text={`${t('gallery.offer')} · ${half}`}>
          <Button>{t('gallery.offerTake')}</Button>
        </Offer>
        {falling === undefined ? null : (
          <DiceTray
            roll={falling.roll}
            line={t('gallery.logLine')}
            threshold="4+"
            modifierName={() => t('gallery.modifier')}
            words={{
              title: t('gallery.dice'),
              skip: t('gallery.skip'),
              hit: t('gallery.hit'),
              miss: t('gallery.miss'),
            }}
            onSkip={() => setFalling(undefined)}
          />
        )}
      </div>
      <SharedText
        title={`${t('gallery.shared')} · ${half}`}
        text="3x Dragon of the north"
        rows={1}
        page={{ copy: () => Promise.resolve() }}
        words={{ copy: t('gallery.copy'), copied: t('gallery.copied'), failed: t('gallery.notCopied') }}
      >
        {null}
      </SharedText>
      <KeySheet
        words={{
          title: t('gallery.keys'),
          close: t('gallery.close'),
          note: t('gallery.keyNote'),
          change: ({ keys, does }) => `${keys[0]}: ${does}`,
          press: '…',
          refused: t('gallery.keyNote'),
          reset: t('gallery.keys'),
        }}
        keys={[
          { deed: 'undo', keys: ['Z'], does: t('gallery.keyDoes') },
          { keys: ['Q', 'E'], does: t('gallery.walk') },
          { keys: ['Esc'], does: t('gallery.close') },
        ]}
        isOpen={areKeysOpen}
        onClose={() => setKeysOpen(false)}
        onChoose={() => false}
        onReset={undefined}
      />
    </Specimen>
  )
}
