import { Button, Dialog, Segments } from '@wyrmtable/ui'
import { useMemo, useState } from 'react'
import { sideIds } from '../../rules/roster.ts'
import { sayIn } from '../../text/say.ts'
import { briefingText } from '../briefing/text/index.ts'
import { briefingOf, titleOf } from '../briefing/words.ts'
import type { NoirProps } from '../props.ts'
import { annalsOf } from './annals.ts'
import { CampaignMap } from './CampaignMap.tsx'
import { CampaignRoster } from './CampaignRoster.tsx'
import { CampaignTale } from './CampaignTale.tsx'
import { companyOf } from './company.ts'
import { stagesOf } from './stages.ts'
import { campaignText, episodeKey } from './text/index.ts'
import './campaign.css'

/** The map of a campaign, its tale and who is left, before each scenario and whenever it is asked for. */
export function CampaignPage({
  props,
  isOpen,
  onClose,
}: {
  readonly props: NoirProps
  readonly isOpen: boolean
  readonly onClose: () => void
}) {
  const { view: state, language } = props
  return state.campaign === undefined ? null : (
    <Dialog
      title={campaignText(language)('title')}
      isOpen={isOpen}
      onClose={onClose}
      className="noir-campaign"
    >
      <Campaign props={props} onClose={onClose} />
    </Dialog>
  )
}

function Campaign({ props, onClose }: { readonly props: NoirProps; readonly onClose: () => void }) {
  const { view: state, language, log, viewer } = props
  const t = campaignText(language)
  const say = sayIn(language)
  const { campaign, setting } = state
  const { episodes } = setting.options.campaign
  const nameOf = (scenario: string): string => titleOf(state, scenario, say)
  const annals = useMemo(() => annalsOf(log, episodes.flat()[0] ?? ''), [log, episodes])
  const stages = stagesOf(state, annals)
  const now = stages.find(({ is }) => is === 'now') ?? stages.at(-1)
  const [looked, look] = useState<number>()
  const chosen = stages.find(({ order }) => order === looked) ?? now
  const [whole, tellAll] = useState(false)
  const [side, setSide] = useState<0 | 1>(viewer === 1 ? 1 : 0)
  const episode = chosen?.episode ?? 0
  const shown = stages.filter((stage) => stage.episode === episode)
  const company = companyOf(state, side, annals)
  const [exile, horde] = campaign?.total ?? [0, 0]
  const filled = episodes.flatMap((scenarios, i) => (scenarios.length === 0 ? [] : [i]))
  const b = briefingText(language)
  return (
    <div className="noir-campaign-page">
      <div className="noir-campaign-map">
        <header>
          <h3>{t(`episode.${episodeKey(episode)}`)}</h3>
          <p>{t('score', { number: episode + 1, count: episodes.length, exile, horde })}</p>
        </header>
        <CampaignMap
          episode={episode}
          stages={shown}
          nameOf={nameOf}
          chosen={chosen}
          side={side}
          onChoose={({ order }) => look(order)}
          t={t}
          say={say}
        />
        {filled.length < 2 ? null : (
          <Segments
            label={t('episodes')}
            segments={filled.map((i) => ({
              key: `${i}`,
              name: t(`episode.${episodeKey(i)}`),
              isOn: i === episode,
            }))}
            onChoose={(key) => look(stages.find((stage) => `${stage.episode}` === key)?.order)}
          />
        )}
      </div>
      <aside>
        <div className="noir-campaign-scroll">
          {chosen === undefined ? null : (
            <CampaignTale stages={stages} chosen={chosen} isWhole={whole} nameOf={nameOf} t={t} />
          )}
          {chosen?.is === 'now' ? (
            <p className="noir-campaign-aim">
              <b>{t('aim')}</b> {briefingOf(state, sideIds[side], b).win}
            </p>
          ) : null}
          <h3 className="section-title">{t('company')}</h3>
          <Segments
            label={t('whose')}
            segments={sideIds.map((id, i) => ({ key: `${i}`, name: say.word('seat', id), isOn: i === side }))}
            onChoose={(key) => setSide(key === '1' ? 1 : 0)}
          />
          <CampaignRoster company={company} side={side} nameOf={nameOf} t={t} say={say} />
        </div>
        <div className="dialog-row">
          <Button onPress={() => tellAll(!whole)}>{t(whole ? 'tale.short' : 'tale.whole')}</Button>
          <Button look="primary" onPress={onClose}>
            {t(state.phase === 'setup' ? 'marchOn' : 'back')}
          </Button>
        </div>
      </aside>
    </div>
  )
}
