import './agenda.css'
import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { dayOf, today } from '#kernel/days.ts'
import {
  Activities,
  ActivityQuery,
  ActivityTypes,
  AgendaChoices,
  Month,
  PastActivities,
} from '#modules/editorial/agenda/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { mainShop } from '#screens/shops.ts'
import { useLanguage } from '../messages/messages.tsx'
import { headingOf } from '../shelves/list-heading.ts'
import { listScreens } from '../shelves/list-screens.ts'
import { loadList } from '../shelves/load-list.ts'
import { Results } from '../shelves/results.tsx'
import { productHref } from '../site/product-href.ts'
import { apiContext, type ShopApi } from '../site/server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Title } from '../ui/title.tsx'
import { ActivityList } from './activity-card.tsx'
import { useAgenda } from './agenda-words.ts'
import { AgendaFilters, type Asked } from './filters.tsx'
import { MonthCalendar } from './month-calendar.tsx'
import { NothingOn } from './nothing-on.tsx'
import { PastAgenda } from './past.tsx'
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
  if (searchParams.has('past')) return { past: await loadPast(api, searchParams.get('page') ?? '1') }
  const asked = askedIn(searchParams)
  const filtered = Object.keys(asked).length > 0
  const screen = listScreens.agenda!
  const [types, choices, calendar, found, heading, { instead: lastPage, ...list }] = await Promise.all([
    api.get(ActivityTypes, '/agenda/types/'),
    api.get(AgendaChoices, '/agenda/choices/'),
    api.get(Month, '/agenda/calendar/', ofMonth),
    api.get(Activities, '/agenda/', { ...ofMonth, ...asked, limit: month === null && !filtered ? shown : shownOfMonth }),
    headingOf(api, 'agenda', screen, params),
    loadList(api, screen, ofList(searchParams)),
  ])
  if (lastPage !== null) throw redirect(url.pathname + lastPage)
  const next =
    (month !== null || filtered) && found.total === 0 ? await api.get(Activities, '/agenda/', { limit: instead }) : { items: [] }
  const day = today()
  const shownOf = (activities: Activities['items']) => activities.map((activity) => shownActivity(activity, api.language))
  const last = found.items.at(-1)
  return {
    past: null,
    choices,
    asked,
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

/** What the address asks for, as far as it is something one can ask for. */
function askedIn(params: URLSearchParams): Asked {
  const { city, spoken, price, accessibility } = ActivityQuery.shape
  return Object.fromEntries(
    Object.entries({ city, spoken, price, accessibility }).flatMap(([name, shape]) => {
      const value = params.get(name) ?? ''
      return value !== '' && shape.safeParse(value).success ? [[name, value]] : []
    }),
  )
}

/** The words of the two lists of this page do not meet: what one is asked says nothing to the other. */
function ofList(params: URLSearchParams): URLSearchParams {
  const own = new URLSearchParams(params)
  for (const name of ['city', 'spoken', 'accessibility', 'month']) own.delete(name)
  if (['free', 'paid'].includes(own.get('price') ?? '')) own.delete('price')
  return own
}

async function loadPast(api: ShopApi, page: string) {
  if (!/^[1-9]\d{0,2}$/.test(page)) throw new Response(null, { status: 404 })
  const found = await api.get(PastActivities, '/agenda/past/', { page, limit: shown })
  return {
    items: found.items.map(({ read, ...activity }) => ({
      ...shownActivity(activity, api.language),
      read: read.map((product) => ({ pk: product.pk, title: product.title, href: productHref(product, api.language, mainShop) })),
    })),
    page: found.page,
    pages: found.pages,
  }
}

export default function Agenda() {
  const data = useLoaderData<typeof loader>()
  return data.past ? <PastAgenda {...data.past} /> : <Ahead {...data} />
}

type AheadData = Extract<Awaited<ReturnType<typeof loader>>, { past: null }>

function Ahead({ types, choices, asked, calendar, month, items, next, goesOn, heading, list, today: day }: AheadData) {
  const language = useLanguage()
  const words = useAgenda()
  const title = month ? words.ofMonth(monthName(month, language)) : Object.keys(asked).length > 0 ? words.filtered : words.next
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
      <AgendaFilters choices={choices} asked={asked} />
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
      <p className="agenda-all">
        <Link className="more-link" to={`${pathTo('agenda', language)}?past=1`}>
          {words.toPast}
        </Link>
      </p>
      <section className="agenda-objects" aria-labelledby="objects">
        <h2 id="objects">{words.objects}</h2>
        {heading.lead && <p className="quiet">{heading.lead}</p>}
        <Results {...list} />
      </section>
    </div>
  )
}
