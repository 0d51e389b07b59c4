import { type Day, shownDay } from '#kernel/days.ts'
import type { StorePage } from '#modules/goods/stores/contract.ts'
import { useMessages } from '../messages/messages.tsx'
import { spansText } from './opening-text.ts'

/** The week of a store, and the days that are not as the week says. */
export function StoreHours({ store }: { store: StorePage }) {
  const { stores } = useMessages()
  return (
    <section aria-labelledby="hours">
      <h2 id="hours">{stores.hours}</h2>
      <table className="store-hours" aria-labelledby="hours">
        <tbody>
          {store.week.map(({ weekday, spans }) => (
            <tr key={weekday} aria-current={weekday === store.opening.today.weekday ? 'date' : undefined}>
              <th scope="row">{stores.weekdays[weekday]}</th>
              <td>{spansText(spans, stores)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {store.other_days.length > 0 && (
        <>
          <h3 id="other-days">{stores.otherDays}</h3>
          <table className="store-hours" aria-labelledby="other-days">
            <tbody>
              {store.other_days.map(({ day, weekday, spans, note, holiday }) => (
                <tr key={day}>
                  <th scope="row">
                    {stores.weekdays[weekday]}, {shownDay(day as Day)}
                  </th>
                  <td>
                    {spansText(spans, stores)}
                    {(note || holiday) && <span className="label-small"> ({note || stores.holiday})</span>}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </section>
  )
}
