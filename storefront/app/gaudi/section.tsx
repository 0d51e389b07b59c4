import { Link, type LoaderFunctionArgs, redirect, useLoaderData, useLocation } from 'react-router'
import { languages } from '#kernel/language.ts'
import { Menu, Page } from '#modules/editorial/content/contract.ts'
import { CategoryView } from '#modules/goods/catalogue/contract.ts'
import { matchPath, pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { SortForm } from '../shelves/sort-form.tsx'
import { apiContext } from '../site/server-api.ts'
import { targetHref } from '../site/target.ts'
import { useShop } from '../site/use-shop.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Markdown } from '../ui/markdown.tsx'
import { Title } from '../ui/title.tsx'
import { loadShelf, shelfSorts } from './shelf.ts'
import { Shelf } from './shelf.tsx'

/** What a section sells: the menu's row says which branches of the catalogue that is; a category's page shows one branch. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const here = matchPath(url.pathname)
  const { items } = await api.get(Menu, '/menu/')
  if (here?.key === 'gaudi-category') {
    const category = await api.get(CategoryView, `/categories/${params['id']}/`)
    const canonical = pathTo('gaudi-category', api.language, { slug: category.slug, id: category.id })
    if (decodeURI(url.pathname) !== decodeURI(canonical)) throw redirect(`${canonical}${url.search}`, 301)
    const alternates = Object.fromEntries(languages.map((one) => [one, { slug: category.slugs[one] }]))
    const shelf = await loadShelf(api, String(category.id), [], url.searchParams)
    return { title: category.name, lead: null, story: null, alternates, ...shelf }
  }
  const row = items.find((item) => item.active && item.fixedurl === here?.key)
  if (!row) throw new Response(null, { status: 404 })
  const branches = items.flatMap((item) => item.subcategories).filter((one) => one.categories !== null)
  const [shelf, story] = await Promise.all([
    loadShelf(api, row.categories ?? '', branches, url.searchParams),
    api.get(Page, `/pages/section-${row.key}/`).catch(none),
  ])
  return { title: row.title, lead: row.subcategoriesTitle, story: story && { title: story.title, body: story.body }, ...shelf }
}

/** Not every section has something to tell. */
const none = (answer: unknown) => {
  if (answer instanceof Response && answer.status === 404) return null
  throw answer
}

export default function GaudiSection() {
  const { title, lead, story, items, kinds, kind, sort } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const { gaudi } = useMessages()
  const shop = useShop()
  const settings = shop?.settings
  const sections = (shop?.menu ?? []).filter((item) => item.categories !== null)
  const address = (one: string | null) => {
    const query = new URLSearchParams(search)
    query.delete('kind')
    if (one) query.set('kind', one)
    return query.size > 0 ? `${pathname}?${query}` : pathname
  }
  return (
    <div className="page list">
      <Title text={title} />
      <Description text={lead ?? settings?.tagline ?? title} />
      <Breadcrumbs crumbs={[{ name: title }]} />
      <header className="list-head">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </header>
      <nav aria-label={gaudi.otherSections}>
        <ul className="list-links">
          {sections.map((item) => {
            const to = targetHref(item.fixedurl, language)
            return (
              <li key={item.key}>
                <Link className="pill" to={to} aria-current={to === pathname ? 'page' : undefined}>
                  {item.title}
                </Link>
              </li>
            )
          })}
        </ul>
      </nav>
      <div className="list-bar">
        <p aria-live="polite">{gaudi.count({ count: items.length })}</p>
        {items.length > 1 && <SortForm sorts={shelfSorts} sort={sort} />}
      </div>
      {kinds.length > 1 && (
        <ul className="chips gaudi-kinds" aria-label={gaudi.kinds}>
          {[{ key: null, title: gaudi.all, count: null }, ...kinds].map((one) => (
            <li key={one.key ?? ''}>
              <Link
                className="chip"
                to={address(one.key)}
                preventScrollReset
                aria-current={one.key === kind ? 'true' : undefined}
              >
                {one.title} {one.count !== null && <span className="quiet">{one.count}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Shelf items={items} />
      {story && (
        <section className="prose gaudi-story">
          <h2>{story.title}</h2>
          <Markdown text={story.body} />
        </section>
      )}
    </div>
  )
}
