import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { languages } from '#kernel/language.ts'
import { pathTo } from '#kernel/route-table.ts'
import { Activities, ActivityTypes } from '#modules/agenda/contract.ts'
import { useLanguage } from '../messages/messages.tsx'
import { apiContext } from '../server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Title } from '../ui/title.tsx'
import { ActivityList, shownActivity } from './activity-card.tsx'
import { useAgenda } from './agenda-words.ts'
import { TypeLinks } from './type-links.tsx'

const nothing = () => new Response(null, { status: 404 })

/** Activities of a type; the id decides, a wrong slug leads to the right one. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const page = url.searchParams.get('page') ?? '1'
  if (!/^[1-9]\d{0,14}$/.test(params['typeId'] ?? '') || !/^[1-9]\d{0,2}$/.test(page)) throw nothing()
  const typeId = Number(params['typeId'])
  const [{ items: types }, found] = await Promise.all([
    api.get(ActivityTypes, '/agenda/types/'),
    api.get(Activities, '/agenda/', { type: typeId, page }),
  ])
  const type = types.find(({ id }) => id === typeId)
  if (!type || found.page > found.pages) throw nothing()
  const canonical = pathTo('agenda-type', api.language, { typeSlug: type.slug, typeId })
  if (decodeURI(url.pathname) !== canonical) throw redirect(`${canonical}${url.search}`, 301)
  return {
    type: { id: type.id, name: type.name },
    types: types.map(({ slugs: _slugs, ...one }) => one),
    items: found.items.map(shownActivity),
    page: found.page,
    pages: found.pages,
    alternates: Object.fromEntries(languages.map((language) => [language, { typeSlug: type.slugs[language] }])),
  }
}

export default function AgendaType() {
  const { type, types, items, page, pages } = useLoaderData<typeof loader>()
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
      <h2 className="visually-hidden">{words.activities}</h2>
      {items.length > 0 ? <ActivityList items={items} /> : <p>{words.none}</p>}
      <Pagination page={page} pages={pages} />
    </div>
  )
}
