import { sideIds } from '../../rules/roster.ts'
import type { Stage } from './stages.ts'
import { type CampaignText, episodeKey, taleOf } from './text/index.ts'

/** The tale: what leads to a scenario, or what came of it; whole: all of it so far. */
export function CampaignTale({
  stages,
  chosen,
  isWhole,
  nameOf,
  t,
}: {
  readonly stages: readonly Stage[]
  readonly chosen: Stage
  readonly isWhole: boolean
  readonly nameOf: (scenario: string) => string
  readonly t: CampaignText
}) {
  const told = isWhole ? stages.filter(({ is }) => is !== 'ahead') : [chosen]
  return (
    <div className="noir-tale" aria-live="polite">
      {told.map((stage) => (
        <section key={stage.order}>
          <h3 className="section-title">{nameOf(stage.scenario)}</h3>
          {linesOf(stage, stages, isWhole, t).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </section>
      ))}
    </div>
  )
}

function linesOf(
  stage: Stage,
  stages: readonly Stage[],
  isWhole: boolean,
  t: CampaignText,
): readonly string[] {
  if (stage.is === 'ahead') return [t('tale.ahead')]
  const before = stages.find(({ order }) => order === stage.order - 1)
  const isFirst = before?.episode !== stage.episode
  const opening = isFirst ? [t(`tale.${episodeKey(stage.episode)}`)] : []
  const lead = taleOf(t, stage.scenario, 'before')
  if (isWhole) return [...opening, lead, ...outcomeOf(stage, t)]
  if (stage.is === 'over') return outcomeOf(stage, t)
  return [...(before === undefined ? [] : outcomeOf(before, t)), ...opening, lead]
}

/** What came of a scenario; nothing where the chronicle does not reach back to it. */
function outcomeOf({ scenario, played }: Stage, t: CampaignText): readonly string[] {
  if (played === undefined) return []
  return [
    taleOf(t, scenario, played.winner === undefined ? 'nobody' : (sideIds[played.winner as 0] ?? 'nobody')),
  ]
}
