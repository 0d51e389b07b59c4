import './agenda.css'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { day, today } from '#kernel/days.ts'
import { longDay } from '#kernel/shown-time.ts'
import { Activities, Month } from '#modules/editorial/agenda/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { apiContext } from '../site/server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Title } from '../ui/title.tsx'
import { ActivityList } from './activity-card.tsx'
import { useAgenda } from './agenda-words.ts'
import { MonthCalendar } from './month-calendar.tsx'
import { NothingOn } from './nothing-on.tsx'
import { instead, shownActivity } from './shown-activity.ts'

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
  const next = found.total === 0 ? await api.get(Activities, '/agenda/', { limit: instead }) : { items: [] }
  const now = today()
  const shownOf = (activities: Activities['items']) => activities.map((activity) => shownActivity(activity, api.language))
  return { date, calendar, items: shownOf(found.items), next: shownOf(next.items), today: now as string }
}

export default function AgendaDate() {
  const { date, calendar, items, next, today: now } = useLoaderData<typeof loader>()
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
        {items.length > 0 && <p className="lead">{words.onThisDay(items.length)}</p>}
      </header>
      <div className="agenda-columns">
        <section aria-labelledby="activities">
          {items.length > 0 ? (
            <>
              <h2 id="activities">{words.activities}</h2>
              <ActivityList items={items} />
              <p className="agenda-all">
                <Link className="more-link" to={pathTo('agenda', language)}>
                  {words.toAgenda}
                </Link>
              </p>
            </>
          ) : (
            <NothingOn next={next} heading={words.noneTitle} />
          )}
        </section>
        <MonthCalendar calendar={calendar} today={now} />
      </div>
    </div>
  )
}
