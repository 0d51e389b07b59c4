import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { pathTo } from '#kernel/route-table.ts'
import type { Month } from '#modules/agenda/contract.ts'
import { useLanguage } from '../messages/messages.tsx'
import { useAgenda } from './agenda-words.ts'
import { monthName, shortDay, weekdays, weeksOf } from './when.ts'

/** A month as a table; days with something on lead to their page (T-07). */
export function MonthCalendar({ calendar, today }: { calendar: Month; today: string }) {
  const language = useLanguage()
  const words = useAgenda()
  const counts = new Map(calendar.days.map(({ date, count }) => [date, count]))
  const ofMonth = (month: string) => `${pathTo('agenda', language)}?month=${month}`
  const name = monthName(calendar.month, language)
  return (
    <section className="month" aria-labelledby="month-title">
      <div className="month-head">
        {calendar.previous ? (
          <Link to={ofMonth(calendar.previous)} rel="nofollow" aria-label={words.previousMonth} preventScrollReset>
            <ChevronLeft aria-hidden="true" />
          </Link>
        ) : (
          <span />
        )}
        <h2 id="month-title">{name}</h2>
        {calendar.next ? (
          <Link to={ofMonth(calendar.next)} rel="nofollow" aria-label={words.nextMonth} preventScrollReset>
            <ChevronRight aria-hidden="true" />
          </Link>
        ) : (
          <span />
        )}
      </div>
      <table>
        <caption className="visually-hidden">{`${words.calendar}: ${name}`}</caption>
        <thead>
          <tr>
            {weekdays(language).map(({ long, short }) => (
              <th key={long} scope="col">
                <abbr title={long}>{short}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(calendar.month).map((week, row) => (
            <tr key={week.find(Boolean) ?? row}>
              {week.map((day, place) => {
                const count = day ? (counts.get(day) ?? 0) : 0
                const number = day && Number(day.slice(8))
                return (
                  <td key={day ?? `blank-${place}`} aria-current={day === today ? 'date' : undefined}>
                    {day && count > 0 ? (
                      <Link
                        to={pathTo('agenda-date', language, { date: day })}
                        aria-label={words.dayWith(shortDay(day, language), count)}
                      >
                        {number}
                      </Link>
                    ) : (
                      number
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <a href={`/api/agenda/ics/?lang=${language}`} className="more-link">
          {words.subscribe}
        </a>
      </p>
    </section>
  )
}
