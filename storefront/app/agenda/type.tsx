import './agenda.css'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { today } from '#kernel/days.ts'
import { languages } from '#kernel/language.ts'
import { Activities, ActivityTypes, Month } from '#modules/editorial/agenda/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { apiContext } from '../site/server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Title } from '../ui/title.tsx'
import { ActivityList } from './activity-card.tsx'
import { useAgenda } from './agenda-words.ts'
import { MonthCalendar } from './month-calendar.tsx'
import { NothingOn } from './nothing-on.tsx'
import { instead, shownActivity } from './shown-activity.ts'
import { TypeLinks } from './type-links.tsx'

const nothing = () => new Response(null, { status: 404 })

/** Activities of a type; the id decides, a wrong slug leads to the right one. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const page = url.searchParams.get('page') ?? '1'
  if (!/^[1-9]\d{0,14}$/.test(params['typeId'] ?? '') || !/^[1-9]\d{0,2}$/.test(page)) throw nothing()
  const typeId = Number(params['typeId'])
  const [{ items: types }, found, all, calendar] = await Promise.all([
    api.get(ActivityTypes, '/agenda/types/'),
    api.get(Activities, '/agenda/', { type: typeId, page }),
    api.get(Activities, '/agenda/', { limit: instead }),
    api.get(Month, '/agenda/calendar/'),
  ])
  const type = types.find(({ id }) => id === typeId)
  if (!type || found.page > found.pages) throw nothing()
  const canonical = pathTo('agenda-type', api.language, { typeSlug: type.slug, typeId })
  if (decodeURI(url.pathname) !== canonical) throw redirect(`${canonical}${url.search}`, 301)
  const day = today()
  const shownOf = (activities: Activities['items']) => activities.map((activity) => shownActivity(activity, api.language))
  return {
    type: { id: type.id, name: type.name },
    types: types.map(({ slugs: _slugs, ...one }) => one),
    calendar,
    today: day as string,
    items: shownOf(found.items),
    next: found.total === 0 ? shownOf(all.items) : [],
    page: found.page,
    pages: found.pages,
    alternates: Object.fromEntries(languages.map((language) => [language, { typeSlug: type.slugs[language] }])),
  }
}

export default function AgendaType() {
  const { type, types, calendar, items, next, page, pages, today: day } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const words = useAgenda()
  return (
    <div className="page list agenda">
      <Title text={`${type.name} · ${words.title}`} />
      <Description text={words.typeLead(type.name)} />
      <Breadcrumbs crumbs={[{ name: words.title, to: pathTo('agenda', language) }, { name: type.name }]} />
      <header className="list-head">
        <h1>{type.name}</h1>
        <p className="lead">{words.typeLead(type.name)}</p>
      </header>
      <TypeLinks types={types} current={type.id} />
      <div className="agenda-columns">
        <section aria-labelledby="activities">
          {items.length > 0 ? (
            <>
              <h2 id="activities">{words.activities}</h2>
              <ActivityList items={items} />
              <Pagination page={page} pages={pages} />
            </>
          ) : (
            <NothingOn next={next} heading={words.noneTitle} />
          )}
        </section>
        <MonthCalendar calendar={calendar} today={day} />
      </div>
    </div>
  )
}
