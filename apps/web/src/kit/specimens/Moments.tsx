import { Button, DiceTray, KeySheet, MoreKeys, Offer } from '@wyrmtable/ui'
import { useState } from 'react'
import type { KitText } from '../text/index.ts'
import { roll } from './roll.ts'
import { Specimen } from './Specimen.tsx'

const outcomes = [
  { key: 'kit.hit', roll: roll(5, true) },
  { key: 'kit.miss', roll: roll(1, false) },
] as const

/** What comes and goes: dice that fall, the sheet of keys, an offer. Dice are shown until the next press. */
export function Moments({ t, half }: { readonly t: KitText; readonly half: string }) {
  const [falling, setFalling] = useState<(typeof outcomes)[number]>()
  const [areKeysOpen, setKeysOpen] = useState(false)
  const [isOffered, setOffered] = useState(true)
  return (
    <Specimen title={t('kit.moments')}>
      {outcomes.map((one) => (
        <Button key={one.key} onPress={() => setFalling(one)}>
          {t('kit.rollDice')}: {t(one.key)}
        </Button>
      ))}
      <Button onPress={() => setKeysOpen(true)}>{t('kit.openKeys')}</Button>
      <div className="kit-stage">
        {isOffered ? (
          <Offer
            text={`${t('kit.offer')} · ${half}`}
            closeLabel={t('kit.close')}
            onClose={() => setOffered(false)}
          >
            <Button>{t('kit.offerTake')}</Button>
          </Offer>
        ) : null}
        {falling === undefined ? null : (
          <DiceTray
            roll={falling.roll}
            line={t('kit.logLine')}
            threshold="4+"
            modifierName={() => t('kit.modifier')}
            words={{ title: t('kit.dice'), skip: t('kit.skip'), hit: t('kit.hit'), miss: t('kit.miss') }}
            onSkip={() => setFalling(undefined)}
          />
        )}
      </div>
      <MoreKeys value={[{ keys: ['Esc'], does: t('kit.close') }]}>
        <KeySheet
          title={t('kit.keys')}
          keys={[
            { keys: ['Z'], does: t('kit.keyDoes') },
            { keys: ['Q', 'E'], does: t('kit.walk') },
          ]}
          closeLabel={t('kit.close')}
          isOpen={areKeysOpen}
          onClose={() => setKeysOpen(false)}
        />
      </MoreKeys>
    </Specimen>
  )
}
