import './affiliated-shop.css'
import { type LoaderFunctionArgs, redirect, useLoaderData, useLocation } from 'react-router'
import { languages } from '#kernel/language.ts'
import { Menu, Page } from '#modules/editorial/content/contract.ts'
import { StandingPage } from '#modules/editorial/page-addresses/contract.ts'
import { CategoryView } from '#modules/goods/catalogue/contract.ts'
import { shopPath } from '#screens/shop-path.ts'
import type { ShopKey } from '#screens/shops.ts'
import { targetHref } from '#screens/targets.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { SortForm } from '../shelves/sort-form.tsx'
import { Link } from '../site/link.tsx'
import { apiContext, type ShopApi } from '../site/server-api.ts'
import { useShopPath } from '../site/shop-here.ts'
import { useShop } from '../site/use-shop.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Markdown } from '../ui/markdown.tsx'
import { Title } from '../ui/title.tsx'
import { affiliatedScreen } from './affiliated-screen.ts'
import { loadShelf, shelfSorts } from './shelf.ts'
import { Shelf } from './shelf.tsx'
import { ShopPage } from './shop-page.tsx'

/** What a section sells: the menu's row says which branches of the catalogue that is; a category's page shows one branch. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const here = affiliatedScreen(url)
  const { items } = await api.get(Menu, '/menu/')
  const standAt = (key: ShopKey, parameters: Record<string, string | number>) => {
    const canonical = shopPath(here.shop, key, api.language, parameters)
    if (decodeURI(url.pathname) !== decodeURI(canonical)) throw redirect(`${canonical}${url.search}`, 301)
  }
  if (here.key === 'category') {
    const category = await api.get(CategoryView, `/categories/${params['id']}/`)
    standAt('category', { slug: category.slug, id: category.id })
    const alternates = Object.fromEntries(languages.map((language) => [language, { slug: category.slugs[language] }]))
    const shelf = await loadShelf(api, String(category.id), [], url.searchParams)
    return { title: category.name, lead: null, story: null, alternates, ...shelf }
  }
  const named = here.parameters['section'] ?? ''
  const row = items.find(({ active, slugs }) => active && slugs && Object.values(slugs).includes(named))
  if (!row?.slugs) return pageAt(api, url)
  const { slugs } = row
  standAt('section', { section: slugs[api.language] })
  const alternates = Object.fromEntries(languages.map((language) => [language, { section: slugs[language] }]))
  const branches = items.flatMap((item) => item.subcategories).filter((item) => item.categories !== null)
  const [shelf, story] = await Promise.all([
    loadShelf(api, row.categories ?? '', branches, url.searchParams),
    api.get(Page, `/pages/section-${row.key}/`).catch(none),
  ])
  return {
    title: row.title,
    lead: row.subcategoriesTitle,
    story: story && { title: story.title, body: story.body },
    alternates,
    ...shelf,
  }
}

/** A page of the shop that staff gave a word of its own. @throws Response 404 where neither stands there. */
async function pageAt(api: ShopApi, { pathname, search }: URL) {
  const found = await api.get(StandingPage, '/page-address/', { path: pathname })
  if (found.kind !== 'page') throw new Response(null, { status: 404 })
  if (found.href !== pathname) throw redirect(`${found.href}${search}`, 301)
  return { hrefs: found.hrefs, written: await api.get(Page, `/pages/${found.key}/`) }
}

/** Not every section has something to tell. */
const none = (answer: unknown) => {
  if (answer instanceof Response && answer.status === 404) return null
  throw answer
}

type SectionShown = Exclude<Awaited<ReturnType<typeof loader>>, { written: unknown }>

export default function AffiliatedSection() {
  const shown = useLoaderData<typeof loader>()
  return 'written' in shown ? <ShopPage title={shown.written.title} body={shown.written.body} /> : <Section {...shown} />
}

function Section({ title, lead, story, items, kinds, kind, sort }: SectionShown) {
  const language = useLanguage()
  const inShop = useShopPath()
  const { pathname, search } = useLocation()
  const { affiliatedShop } = useMessages()
  const shop = useShop()
  const settings = shop?.settings
  const sections = (shop?.menu ?? []).filter((item) => item.categories !== null)
  const address = (item: string | null) => {
    const query = new URLSearchParams(search)
    query.delete('kind')
    if (item) query.set('kind', item)
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
      <nav aria-label={affiliatedShop.otherSections}>
        <ul className="list-links">
          {sections.map((item) => {
            const to = targetHref(item.fixedurl, language, inShop)
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
        <p aria-live="polite">{affiliatedShop.count({ count: items.length })}</p>
        {items.length > 1 && <SortForm sorts={shelfSorts} sort={sort} />}
      </div>
      {kinds.length > 1 && (
        <ul className="chips affiliated-kinds" aria-label={affiliatedShop.kinds}>
          {[{ key: null, title: affiliatedShop.all, count: null }, ...kinds].map((item) => (
            <li key={item.key ?? ''}>
              <Link
                className="chip"
                to={address(item.key)}
                preventScrollReset
                aria-current={item.key === kind ? 'true' : undefined}
              >
                {item.title} {item.count !== null && <span className="quiet">{item.count}</span>}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Shelf items={items} />
      {story && (
        <section className="prose affiliated-story">
          <h2>{story.title}</h2>
          <Markdown text={story.body} />
        </section>
      )}
    </div>
  )
}
