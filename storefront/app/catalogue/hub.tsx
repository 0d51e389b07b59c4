import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { shownNumber } from '#kernel/figures.ts'
import { Lots } from '#modules/goods/catalogue/contract.ts'
import { type FacetGroup, ProductsAnswer } from '#modules/goods/search/contract.ts'
import { matchPath, pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { objectCategories } from '../shelves/catalogue-ids.ts'
import { useScreenName } from '../shelves/screen-name.ts'
import { Shelf } from '../shelves/shelf.tsx'
import { shownCard } from '../shelves/shown.ts'
import { Link } from '../site/link.tsx'
import { apiContext } from '../site/server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Title } from '../ui/title.tsx'
import { Warranty } from '../ui/warranty.tsx'

const shelf = 12

/** What is new, what sells and what we recommend of a kind, with its sections; for books also our own series (C-31, C-52). */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const kind = matchPath(url.pathname)?.key === 'objects' ? ('object' as const) : ('book' as const)
  const list = (query: Record<string, string>) =>
    api.get(ProductsAnswer, '/products/', { type: kind, limit: shelf, group: 'works', ...query })
  const [fresh, best, series] = await Promise.all([
    list({ novelty: 'true', sort: 'date_desc' }),
    list({ sort: 'sales' }),
    kind === 'book' ? api.get(Lots, '/lots/of-kind/series/') : { items: [] },
  ])
  const sections = topSections(best.facets)
  return { kind, fresh: fresh.items.map(shownCard), best: best.items.map(shownCard), series: series.items, sections }
}

const topSections = (groups: FacetGroup[]) =>
  (groups.find((group) => group.facet === 'category')?.values ?? []).filter((value) => value.parent === null)

export default function Hub() {
  const { kind, fresh, best, series, sections } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const { catalogue } = useMessages()
  const nameOf = useScreenName()
  const isBook = kind === 'book'
  const title = catalogue.lists[isBook ? 'books' : 'objects']
  const lead = isBook ? catalogue.booksLead : catalogue.objectsLead
  const lists = isBook
    ? (['book-new', 'book-best-sellers', 'book-recommended', 'book-list'] as const)
    : (['object-new', 'object-best-sellers', 'object-recommended', 'object-list'] as const)
  const [newest, bestSelling, , all] = lists
  return (
    <>
      <div className="page list">
        <Title text={title} />
        <Description text={lead} />
        <Breadcrumbs crumbs={[{ name: title }]} />
        <header className="list-head">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </header>
        <ul className="list-links">
          {lists.map((key) => (
            <li key={key}>
              <Link className="pill" to={pathTo(key, language)}>
                {nameOf(key)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {[
        { key: newest, items: fresh },
        { key: bestSelling, items: best },
      ].map(({ key, items }) => (
        <Shelf key={key} title={nameOf(key)} href={pathTo(key, language)} items={items} />
      ))}
      <section className="strip page" aria-labelledby="sections">
        <div className="strip-head">
          <h2 id="sections">{catalogue.explore}</h2>
        </div>
        <ul className="sections">
          {isBook
            ? sections.map(({ value, label, count }) => (
                <li key={value}>
                  <Link to={`${pathTo(all, language)}?category=${value}`}>
                    {label} <span className="quiet">{shownNumber(count, language)}</span>
                  </Link>
                </li>
              ))
            : (Object.keys(objectCategories) as 'fashion'[]).map((key) => (
                <li key={key}>
                  <Link to={pathTo(key, language)}>{nameOf(key)}</Link>
                </li>
              ))}
        </ul>
      </section>
      {series.length > 0 && (
        <section className="strip page" aria-labelledby="series">
          <div className="strip-head">
            <h2 id="series">{catalogue.ownSeries}</h2>
          </div>
          <ul className="sections sections-told">
            {series.map((lot) => (
              <li key={lot.id}>
                <Link to={`${pathTo('book-list', language)}?lot=${lot.id}`}>{lot.title}</Link>
                <p className="quiet">{lot.description}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Warranty />
    </>
  )
}
