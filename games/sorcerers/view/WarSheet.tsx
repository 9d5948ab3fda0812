import { slotAt } from '../rules/topics/scene.ts'
import { sayIn } from '../text/say.ts'
import type { SorcererProps } from './props.ts'
import type { ViewText } from './text/index.ts'

/** SO-1.5: what everybody may know of a player's creatures; the destroyed are no longer on it. */
export function WarSheet({
  props: { view: state, language },
  seat,
  onChoose,
  t,
}: {
  readonly props: SorcererProps
  readonly seat: number
  readonly onChoose: (id: string) => void
  readonly t: ViewText
}) {
  const say = sayIn(language)
  const slots = state.setting.slots.list.flatMap(({ seat: owner, race }, slot) =>
    owner === seat && race !== undefined && state.exists(slot) ? [slot] : [],
  )
  if (slots.length === 0) return null
  return (
    <details className="sorcerers-sheet">
      <summary>
        {t('sheet.title')} <small>{slots.length}</small>
      </summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('sheet.creature')}</th>
            <th scope="col">{t('sheet.weapon')}</th>
            <th scope="col">{t('sheet.wounds')}</th>
            <th scope="col">{t('sheet.entered')}</th>
            <th scope="col">{t('sheet.acted')}</th>
          </tr>
        </thead>
        <tbody>
          {slots.map((slot) => {
            const { id, race } = slotAt(state, slot)
            const weapon = state.weapon(slot)
            const acted = state.activated(slot)
            return (
              <tr key={id}>
                <th scope="row">
                  <button type="button" className="place" onClick={() => onChoose(id)}>
                    {say.own(id)}
                  </button>
                </th>
                <td>{weapon === 'none' ? '–' : say.t(`weapon.${weapon}`)}</td>
                <td>
                  {state.wounds(slot)}/{race?.wounds ?? 0}
                </td>
                <td>{state.entered(slot)}</td>
                <td>{acted === 0 ? '–' : acted}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </details>
  )
}
