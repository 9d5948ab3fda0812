import { type Fault, type GuideRoom, type Language, readCourse } from '@wyrmtable/kernel'
import { faultSentence } from '@wyrmtable/text'
import { glyphs, type TableAids } from '@wyrmtable/ui'
import { useCallback, useState } from 'react'
import { boxOf, type OpenTable, openTable } from '../box/open-box.ts'
import { graduateCap } from '../parts/glyph/shapes.ts'
import { Notice } from '../parts/Notice.tsx'
import { SettingUp } from '../parts/SettingUp.tsx'
import { TopBar } from '../parts/TopBar.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { useSettings } from '../settings/SettingsContext.tsx'
import { GuideTable } from './GuideTable.tsx'
import { GuideSession } from './guide-session.ts'
import { guideText } from './text/index.ts'
import './guide.css'

/** What there is at the address of a guide. */
type Found =
  | { readonly kind: 'missing' }
  | { readonly kind: 'faulty'; readonly fault: Fault }
  | {
      readonly kind: 'guide'
      readonly box: OpenTable
      readonly aids: TableAids | undefined
      readonly text: GuideRoom['text']
      readonly begin: (learner: string) => GuideSession
      /** The number of the lesson after this one; undefined where it is the last. */
      readonly next: number | undefined
    }

/** The first game of a game that has one, and the lessons that follow it. */
export function GuidePage({ game, lesson }: { readonly game: string; readonly lesson: number }) {
  const { settings, t: page } = useSettings()
  const { language } = settings
  const t = guideText(language)
  const load = useCallback(() => find(game, lesson, language), [game, lesson, language])
  const found = useLoaded(load, true)
  if (found !== undefined && 'error' in found) throw found.error
  if (found?.value.kind === 'guide') return <Begun found={found.value} />
  return (
    <div className="lobby">
      <TopBar />
      <main id="main" className="page" tabIndex={-1}>
        {found === undefined ? (
          <SettingUp />
        ) : (
          <Notice
            glyph={found.value.kind === 'missing' ? graduateCap : glyphs.brokenTablet}
            title={t(found.value.kind === 'missing' ? 'guide.missing' : 'guide.faulty')}
            text={
              <p>
                {found.value.kind === 'missing'
                  ? t('guide.missingText')
                  : faultSentence(found.value.fault, language)}
              </p>
            }
          >
            <a className="button button-primary" href="#/">
              {page('table.toLobby')}
            </a>
          </Notice>
        )}
      </main>
    </div>
  )
}

/** A change of language keeps the lesson where it is. */
function Begun({ found }: { readonly found: Extract<Found, { kind: 'guide' }> }) {
  const { settings } = useSettings()
  const { language } = settings
  const [session] = useState(() => found.begin(guideText(language)('guide.learner')))
  const sentences = found.text[language]
  return (
    <GuideTable
      session={session}
      box={found.box}
      aids={found.aids}
      says={(key) => sentences[key] ?? key}
      next={found.next}
    />
  )
}

async function find(id: string, lesson: number, language: Language): Promise<Found> {
  const manifest = boxOf(id)
  if (manifest?.stage !== 'playable' || manifest.guide === undefined) return { kind: 'missing' }
  const [box, guide] = await Promise.all([openTable(manifest, language), manifest.guide()])
  const lessons = [guide, ...(guide.further ?? [])]
  const taught = lessons[lesson - 1]
  if (taught === undefined) return { kind: 'missing' }
  const course = readCourse(taught.course)
  if (!course.ok) return { kind: 'faulty', fault: course.fault }
  const aids = await box.view.aids?.()
  const begin = (learner: string) => new GuideSession(box.game, course.value, learner, box.imagine)
  const next = lesson < lessons.length ? lesson + 1 : undefined
  return { kind: 'guide', box, aids, text: taught.text, begin, next }
}
