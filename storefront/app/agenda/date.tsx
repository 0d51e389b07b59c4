import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { day, today } from '#kernel/days.ts'
import { pathTo } from '#kernel/route-table.ts'
import { Activities, Month } from '#modules/agenda/contract.ts'
import { useLanguage } from '../messages/messages.tsx'
import { apiContext } from '../server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Title } from '../ui/title.tsx'
import { ActivityList, shownActivity } from './activity-card.tsx'
import { useAgenda } from './agenda-words.ts'
import { MonthCalendar } from './month-calendar.tsx'
import { longDay } from './when.ts'

/** What is on one day; a day that no calendar has is not found (T-07). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const date = params['date'] ?? ''
  try {
    day(date)
  } catch {
    throw new Response(null, { status: 404 })
  }
  const [found, calendar] = await Promise.all([
    api.get(Activities, '/agenda/', { date, limit: 100 }),
    api.get(Month, '/agenda/calendar/', { month: date.slice(0, 7) }),
  ])
  return { date, calendar, items: found.items.map(shownActivity), today: today() as string }
}

export default function AgendaDate() {
  const { date, calendar, items, today: now } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const words = useAgenda()
  const title = longDay(date, language)
  return (
    <div className="page list agenda">
      <Title text={`${words.title}: ${title}`} />
      <Description text={words.dayLead(title)} />
      {items.length === 0 && <meta name="robots" content="noindex" />}
      <Breadcrumbs crumbs={[{ name: words.title, to: pathTo('agenda', language) }, { name: title }]} />
      <header className="list-head">
        <h1 className="agenda-date">{title}</h1>
      </header>
      <div className="agenda-columns">
        <section aria-labelledby="activities">
          <h2 id="activities">{items.length > 0 ? words.activities : words.noneTitle}</h2>
          {items.length > 0 ? <ActivityList items={items} /> : <p>{words.none}</p>}
          <p>
            <Link className="more-link" to={pathTo('agenda', language)}>
              {words.toAgenda}
            </Link>
          </p>
        </section>
        <MonthCalendar calendar={calendar} today={now} />
      </div>
    </div>
  )
}
