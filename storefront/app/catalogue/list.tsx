import { useEffect } from 'react'
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, redirect, useLoaderData, useLocation } from 'react-router'
import { type Day, shownDay } from '#kernel/days.ts'
import { shownNumber } from '#kernel/figures.ts'
import { shownSpan } from '#kernel/shown-time.ts'
import { Activities } from '#modules/editorial/agenda/contract.ts'
import { matchPath, pathTo } from '#screens/addresses.ts'
import type { ScreenKey } from '#screens/table.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { headingOf } from '../shelves/list-heading.ts'
import { listScreens } from '../shelves/list-screens.ts'
import { loadList } from '../shelves/load-list.ts'
import { Results } from '../shelves/results.tsx'
import { useScreenName } from '../shelves/screen-name.ts'
import { deeperHeading, sectionHeading } from '../shelves/section-heading.ts'
import { Link } from '../site/link.tsx'
import { apiContext, type ShopApi } from '../site/server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Title } from '../ui/title.tsx'
import { signedTexts } from './signing-words.ts'

/** What is ahead with books of an author: signings, readings, presentations. */
async function signingsOf(api: ShopApi, author: string | undefined) {
  const { items } = await api.get(Activities, '/agenda/', { author: author ?? '', limit: '3' })
  return items.map(({ id, slug, title, starts_at, ends_at, signed_until }) => ({
    id,
    slug,
    title,
    when: [
      shownSpan({ starts_at, ends_at }, api.language),
      ...(signed_until ? [signedTexts[api.language].takesOrders(shownDay(signed_until as Day))] : []),
    ].join('. '),
  }))
}

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { pathname, searchParams, search } = url
  const key = matchPath(pathname)?.key
  const screen = key && listScreens[key]
  if (!screen) throw new Response(null, { status: 404 })
  const section =
    key === 'book-list' || key === 'object-list'
      ? await sectionHeading(api, key, searchParams)
      : screen.category === undefined
        ? null
        : await deeperHeading(api, key, screen.category, searchParams)
  const heading = section ?? (await headingOf(api, key, screen, params))
  if (heading.canonical && decodeURI(pathname) !== decodeURI(heading.canonical))
    throw redirect(`${heading.canonical}${search}`, 301)
  const { instead, ...list } = await loadList(api, screen, searchParams, heading)
  if (instead !== null) throw redirect(pathname + instead)
  return {
    key,
    heading,
    list,
    signings: key === 'author' ? await signingsOf(api, params['id']) : [],
    alternates: heading.alternates,
    canonicalQuery: heading.query,
  }
}

/** Lists whose order was drawn keep it for the rest of the visit, so that coming back finds them as they were (C-40). */
const drawn = new Map<string, Awaited<ReturnType<typeof loader>>>()

export async function clientLoader({ request, serverLoader }: ClientLoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  return drawn.get(pathname + search) ?? (await serverLoader<typeof loader>())
}

export default function List() {
  const data = useLoaderData<typeof loader>()
  const { key, heading, list, signings } = data
  const language = useLanguage()
  const { catalogue, leads } = useMessages()
  const nameOf = useScreenName()
  const { pathname, search } = useLocation()
  const screen = listScreens[key]
  useEffect(() => {
    if (list.whole) drawn.set(pathname + search, data)
  }, [data, list.whole, pathname, search])
  const title = heading.title ?? nameOf(key)
  const parent = screen?.parent as Exclude<ScreenKey, 'author'> | undefined
  const lead = heading.lead ?? (heading.query ? undefined : (leads.lists as Partial<Record<ScreenKey, string>>)[key])
  const describe = key === 'publisher' ? leads.publisher : key.endsWith('author') ? leads.author : leads.tag
  const siblings = (screen?.siblings ?? []) as 'theme-tiling'[]
  return (
    <div className="page list">
      <Title text={title} />
      <Description text={lead ?? describe({ name: title, count: shownNumber(list.total, language) })} />
      <Breadcrumbs
        crumbs={[
          ...(parent ? [{ name: nameOf(parent), to: pathTo(parent as 'books', language) }] : []),
          ...(heading.above ?? []),
          { name: title },
        ]}
      />
      <header className="list-head">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {signings.map(({ id, slug, title: name, when }) => (
          <p key={id}>
            {nameOf('agenda')}: <Link to={pathTo('agenda-activity', language, { slug, id })}>{name}</Link>, {when}
          </p>
        ))}
      </header>
      {siblings.length > 0 && (
        <nav aria-label={screen?.parent === 'museum-collection' ? catalogue.periods : catalogue.themes}>
          <ul className="list-links">
            {siblings.map((sibling) => (
              <li key={sibling}>
                <Link className="pill" to={pathTo(sibling, language)} aria-current={sibling === key ? 'page' : undefined}>
                  {nameOf(sibling)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {heading.children.length > 0 && (
        <ul className="list-links">
          {heading.children.map((child) => (
            <li key={child.to}>
              <Link className="pill" to={child.to} preventScrollReset aria-current={search === child.to ? 'true' : undefined}>
                {child.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Results key={key + pathname} {...list} />
    </div>
  )
}
