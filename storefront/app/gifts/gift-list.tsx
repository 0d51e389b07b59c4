import './gifts.css'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { shownNumber } from '#kernel/figures.ts'
import { languages } from '#kernel/language.ts'
import { GiftsAnswer } from '#modules/editorial/gifts/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { ProductCard } from '../shelves/product-card.tsx'
import { shownCard } from '../shelves/shown.ts'
import { apiContext } from '../site/server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Title } from '../ui/title.tsx'
import { deliveryOutcome, useArrival } from './destination.tsx'
import { GiftFilters } from './gift-filters.tsx'
import { giftWords } from './gift-words.ts'

const passed = ['category', 'under', 'arrives_by', 'postcode', 'pickup_store', 'page'] as const

/** Gifts of a category or of all, by price and day (M-19 to M-22); of an address the id decides, as with products. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { searchParams, search, pathname } = url
  const asked = Object.fromEntries(
    passed.flatMap((name) => {
      const value = searchParams.get(name)?.trim().slice(0, 20)
      return value ? [[name, value]] : []
    }),
  )
  const id = params['id']
  if (id !== undefined && !/^\d{1,9}$/.test(id)) throw new Response(null, { status: 404 })
  const answer = await api.get(GiftsAnswer, '/campaigns/gifts/', { ...asked, ...(id !== undefined && { category: id }) })
  const { category, items, categories, ...rest } = answer
  if (id !== undefined && category) {
    const canonical = pathTo('giftbetter-list', api.language, { id, slug: category.slug })
    if (decodeURI(pathname) !== canonical) throw redirect(`${canonical}${search}`, 301)
  }
  return {
    ...rest,
    outcome: deliveryOutcome(answer),
    onSearch: id === undefined,
    category: category && { id: category.id, title: category.title, text: category.text },
    items: items.map((item) => ({ card: shownCard(item), arrivesOn: item.arrives_on })),
    categories: categories.map(({ id: one, title, slug, count, selected }) => ({ id: one, title, slug, count, selected })),
    ...(id !== undefined &&
      category && {
        alternates: Object.fromEntries(languages.map((language) => [language, { slug: category.slugs[language] }])),
      }),
  }
}
export type Gifts = Awaited<ReturnType<typeof loader>>

export default function GiftList() {
  const data = useLoaderData<typeof loader>()
  const { category, items, total, page, pages, onSearch } = data
  const language = useLanguage()
  const gifts = giftWords[useLanguage()]
  const arrival = useArrival(data.pickup_store !== null)
  const title = onSearch ? gifts.searchTitle : (category?.title ?? gifts.searchTitle)
  return (
    <div className="page list">
      <Title text={title} />
      <Description text={category?.text ?? gifts.free} />
      <Breadcrumbs crumbs={[{ name: 'Giftbetter', to: pathTo('giftbetter', language) }, { name: title }]} />
      <header className="list-head">
        <h1>{title}</h1>
        {category && <p className="lead">{category.text}</p>}
        <p className="quiet">{gifts.free}</p>
      </header>
      <GiftFilters gifts={data} />
      <div className="list-bar">
        <p aria-live="polite">
          {gifts.pieces({ count: total, shown: shownNumber(total, language) })}
          {data.looked_at !== null && ` ${gifts.lookedAt({ count: shownNumber(data.looked_at, language) })}`}
        </p>
      </div>
      {total === 0 ? (
        <div className="empty">
          <p>{gifts.none}</p>
        </div>
      ) : (
        <ul className="cards">
          {items.map(({ card, arrivesOn }, index) => (
            <li key={card.pk}>
              <ProductCard product={card} eager={index < 4} note={arrival(arrivesOn)} />
            </li>
          ))}
        </ul>
      )}
      <Pagination page={page} pages={pages} />
    </div>
  )
}
