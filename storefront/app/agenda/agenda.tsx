import './agenda.css'
import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { dayOf, today } from '#kernel/days.ts'
import { Activities, ActivityTypes, Month } from '#modules/editorial/agenda/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { headingOf } from '../shelves/list-heading.ts'
import { listScreens } from '../shelves/list-screens.ts'
import { loadList } from '../shelves/load-list.ts'
import { Results } from '../shelves/results.tsx'
import { apiContext } from '../site/server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Title } from '../ui/title.tsx'
import { ActivityList } from './activity-card.tsx'
import { useAgenda } from './agenda-words.ts'
import { MonthCalendar } from './month-calendar.tsx'
import { NothingOn } from './nothing-on.tsx'
import { instead, shownActivity } from './shown-activity.ts'
import { TypeLinks } from './type-links.tsx'
import { monthName } from './when.ts'

/** How many of the next activities stand before the calendar is asked. */
const shown = 12
const shownOfMonth = 100

/** What is on, by month, and the shop's diaries below it (T-05, T-07). */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { searchParams } = url
  const month = searchParams.get('month')
  if (month !== null && !/^2\d{3}-(0[1-9]|1[0-2])$/.test(month)) throw new Response(null, { status: 404 })
  const ofMonth = month === null ? {} : { month }
  const screen = listScreens.agenda!
  const [types, calendar, found, heading, { instead: lastPage, ...list }] = await Promise.all([
    api.get(ActivityTypes, '/agenda/types/'),
    api.get(Month, '/agenda/calendar/', ofMonth),
    api.get(Activities, '/agenda/', { ...ofMonth, limit: month === null ? shown : shownOfMonth }),
    headingOf(api, 'agenda', screen, params),
    loadList(api, screen, searchParams),
  ])
  if (lastPage !== null) throw redirect(url.pathname + lastPage)
  const next = month !== null && found.total === 0 ? await api.get(Activities, '/agenda/', { limit: instead }) : { items: [] }
  const day = today()
  const shownOf = (activities: Activities['items']) => activities.map((activity) => shownActivity(activity, api.language))
  const last = found.items.at(-1)
  return {
    types: types.items.map(({ slugs: _slugs, ...type }) => type),
    calendar,
    month,
    items: shownOf(found.items),
    next: shownOf(next.items),
    // The month in which the list that ends here goes on.
    goesOn: last && found.total > found.items.length ? dayOf(new Date(last.starts_at)).slice(0, 7) : null,
    heading,
    list,
    today: day as string,
  }
}

export default function Agenda() {
  const { types, calendar, month, items, next, goesOn, heading, list, today: day } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const words = useAgenda()
  const title = month ? words.ofMonth(monthName(month, language)) : words.next
  return (
    <div className="page list agenda">
      <Title text={month ? title : words.title} />
      <Description text={words.lead} />
      <Breadcrumbs crumbs={[{ name: words.title }]} />
      <header className="list-head">
        <h1>{words.title}</h1>
        <p className="lead">{words.lead}</p>
        <p className="agenda-below">
          <a href="#objects">{words.belowToo}</a> <span aria-hidden="true">↓</span>
        </p>
      </header>
      <TypeLinks types={types} />
      <div className="agenda-columns">
        <section aria-labelledby="activities">
          {items.length > 0 ? (
            <>
              <h2 id="activities">{title}</h2>
              <ActivityList items={items} />
              {(month || goesOn) && (
                <p className="agenda-all">
                  <Link className="more-link" to={`${pathTo('agenda', language)}${goesOn ? `?month=${goesOn}` : ''}`}>
                    {goesOn ? words.goOn(monthName(goesOn, language)) : words.toAgenda}
                  </Link>
                </p>
              )}
            </>
          ) : (
            <NothingOn next={next} heading={words.noneTitle} />
          )}
        </section>
        <MonthCalendar calendar={calendar} today={day} />
      </div>
      <section className="agenda-objects" aria-labelledby="objects">
        <h2 id="objects">{words.objects}</h2>
        {heading.lead && <p className="quiet">{heading.lead}</p>}
        <Results {...list} />
      </section>
    </div>
  )
}
