import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { languages } from '#kernel/language.ts'
import { matchPath, pathTo } from '#kernel/route-table.ts'
import { CategoryView, LotsAnswer } from '#modules/catalogue/contract.ts'
import { Menu } from '#modules/content/contract.ts'
import { ProductCard } from '../catalogue/product-card.tsx'
import { type ShownCard, shownCard } from '../catalogue/shown.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { apiContext, type ShopApi } from '../server-api.ts'
import { useShop } from '../shell/use-shop.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Title } from '../ui/title.tsx'

async function productsIn(api: ShopApi, categories: string) {
  const of = (model: 'article' | 'book') =>
    api.get(LotsAnswer, '/lots/store/', { categories, model_types: model, limit: 200 }).then(({ items }) => items.map(shownCard))
  const [objects, books] = await Promise.all([of('article'), of('book')])
  return { objects, books }
}

/** What a section sells: the menu's row says which branches of the catalogue that is; a category's page shows one branch. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const here = matchPath(url.pathname)
  if (here?.key === 'gaudi-category') {
    const category = await api.get(CategoryView, `/categories/${params['id']}/`)
    const canonical = pathTo('gaudi-category', api.language, { slug: category.slug, id: category.id })
    if (decodeURI(url.pathname) !== decodeURI(canonical)) throw redirect(canonical, 301)
    const alternates = Object.fromEntries(languages.map((one) => [one, { slug: category.slugs[one] }]))
    return { title: category.name, lead: null, alternates, ...(await productsIn(api, String(category.id))) }
  }
  const { items } = await api.get(Menu, '/menu/')
  const row = items.find((item) => item.active && item.fixedurl === here?.key)
  if (!row) throw new Response(null, { status: 404 })
  return { title: row.title, lead: row.subcategoriesTitle, ...(await productsIn(api, row.categories ?? '')) }
}

export default function GaudiSection() {
  const { title, lead, objects, books } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const { gaudi } = useMessages()
  const settings = useShop()?.settings
  const both = objects.length > 0 && books.length > 0
  return (
    <div className="page list">
      <Title text={`${title} · ${settings?.name ?? ''}`} />
      <Description text={lead ?? settings?.tagline ?? title} />
      <Breadcrumbs crumbs={[{ name: settings?.name ?? '', to: pathTo('gaudi-home', language) }, { name: title }]} />
      <header className="list-head">
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </header>
      {objects.length + books.length === 0 && <p className="quiet">{gaudi.nothing}</p>}
      <Shelf title={both ? gaudi.objects : null} items={objects} />
      <Shelf title={both ? gaudi.books : null} items={books} />
    </div>
  )
}

function Shelf({ title, items }: { title: string | null; items: ShownCard[] }) {
  if (items.length === 0) return null
  return (
    <section className="gaudi-shelf">
      {title && <h2>{title}</h2>}
      <ul className="cards">
        {items.map((item, place) => (
          <li key={item.pk}>
            <ProductCard product={item} eager={place < 4} />
          </li>
        ))}
      </ul>
    </section>
  )
}
