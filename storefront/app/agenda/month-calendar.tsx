import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { shortDay } from '#kernel/shown-time.ts'
import type { Month } from '#modules/editorial/agenda/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { useShop } from '../site/use-shop.ts'
import { useAgenda } from './agenda-words.ts'
import { monthName, weekdays, weeksOf } from './when.ts'

/** A month as a table; days with something on lead to their page (T-07). */
export function MonthCalendar({ calendar, today }: { calendar: Month; today: string }) {
  const language = useLanguage()
  const words = useAgenda()
  const origin = useShop()?.origin ?? ''
  const feed = `/api/agenda/ics/?lang=${language}`
  const found = new Map(calendar.days.map((day) => [day.date, day]))
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
              {week.map((day, index) => {
                const { count = 0, begin = 0 } = found.get(day ?? '') ?? {}
                const number = day && Number(day.slice(8))
                return (
                  <td key={day ?? `blank-${index}`} aria-current={day === today ? 'date' : undefined}>
                    {day && count > 0 ? (
                      <Link
                        className={begin > 0 ? 'month-begins' : undefined}
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
      <p className="month-key quiet">
        <span className="month-begins" aria-hidden="true" />
        {words.begins}
      </p>
      <p>
        <a href={`${origin.replace(/^https?:/, 'webcal:')}${feed}`} className="more-link">
          {words.subscribe}
        </a>
      </p>
      <p className="quiet">
        {words.subscribeText} <a href={feed}>{words.calendarFile}</a>
      </p>
    </section>
  )
}
