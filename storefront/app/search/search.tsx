import { type LoaderFunctionArgs, redirect, useLoaderData, useSearchParams } from 'react-router'
import { Everything } from '#modules/editorial/site-search/contract.ts'
import { ProductsAnswer } from '#modules/goods/search/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { objectCategories } from '../shelves/catalogue-ids.ts'
import { kindChosen, shownFacets } from '../shelves/filters.tsx'
import { lastPage, queryOf, sortsOf } from '../shelves/list-query.ts'
import { Results } from '../shelves/results.tsx'
import { useScreenName } from '../shelves/screen-name.ts'
import { shownCard } from '../shelves/shown.ts'
import { shownArrivals } from '../shelves/shown-arrivals.ts'
import { groupedBy, groupingOf, shownWorks } from '../shelves/shown-works.ts'
import { Link } from '../site/link.tsx'
import { apiContext } from '../site/server-api.ts'
import { useShop } from '../site/use-shop.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { respelt } from '../ui/number.ts'
import { Title } from '../ui/title.tsx'
import { Asked } from './asked.tsx'
import { FoundElsewhere } from './found-elsewhere.tsx'
import { pinWords } from './pin-words.ts'
import { SearchBox } from './search-box.tsx'

/** Without words or fields there is a form and no results (S-05). */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const query = queryOf(url.searchParams)
  const asks = Object.keys(query).some((name) => !['as_typed', 'group', 'sort', 'page'].includes(name))
  if (!asks) return null
  const api = context.get(apiContext)
  const q = url.searchParams.get('q')?.trim() ?? ''
  const first = !url.searchParams.has('page')
  const [answer, elsewhere] = await Promise.all([
    api.get(ProductsAnswer, '/products/', { ...query, group: groupedBy(query) }),
    q && first ? api.get(Everything, '/everything/', { q: q.slice(0, 200) }) : null,
  ])
  const last = lastPage(url.searchParams, answer.page, answer.pages)
  if (last !== null) throw redirect(url.pathname + last)
  const { pinned, facets, arrival, ...rest } = answer
  const kind = kindChosen(facets)
  const shown = {
    items: answer.items.map(shownCard),
    works: shownWorks(answer.works, api.language),
    grouping: groupingOf(url.searchParams, kind, api.language),
    arrivals: shownArrivals(arrival, url.searchParams, api.language),
    sorts: sortsOf(kind, 'relevance', arrival !== null),
    groups: shownFacets(facets, null, []),
    pins: pinned.length > 0 ? { ...pinWords[api.language], items: pinned } : null,
  }
  return { query, answer: { ...rest, ...shown }, elsewhere }
}

export default function SearchPage() {
  const found = useLoaderData<typeof loader>()
  const { search } = useMessages()
  const [parameters] = useSearchParams()
  const words = ['q', 'title', 'author_name', 'publisher_name', 'ean']
    .map((name) => parameters.get(name)?.trim())
    .filter(Boolean)
    .join(', ')
  const corrected = found?.answer.corrected
  // Words that the shop's own texts say are no slip: what they say stands before products of other words.
  const elsewhere = found?.elsewhere?.total ? found.elsewhere : null
  const narrowed = Object.keys(found?.query ?? {}).some((name) => !['q', 'as_typed', 'group', 'sort', 'page'].includes(name))
  const elsewhereFirst = elsewhere !== null && (Boolean(corrected) || (found?.answer.total === 0 && !narrowed))
  const title = found ? (words ? search.resultsFor({ query: words }) : search.results) : search.start
  return (
    <div className={found ? 'page list search-found' : 'page list'}>
      <Title text={title} />
      <Description text={search.startHelp} />
      {found?.query.q && !narrowed && !parameters.has('page') && <Asked words={found.query.q} results={found.answer.total} />}
      <Breadcrumbs crumbs={[{ name: search.title }]} />
      <div className="search-top">
        <header className="list-head">
          <h1>{title}</h1>
          {corrected && !elsewhereFirst && <p className="lead">{search.didYouMean({ words: corrected })}</p>}
          {corrected && <AsTyped words={parameters.get('q') ?? ''} />}
          {found?.answer.offered && <Offered words={found.answer.offered} />}
          {!found && <p className="lead">{search.startHelp}</p>}
        </header>
        <SearchForm value={parameters.get('q') ?? ''} />
      </div>
      {elsewhereFirst && (
        <>
          <FoundElsewhere found={elsewhere} title={search.elsewhereFirst} />
          <h2 className="search-products">{search.products}</h2>
          <p className="search-other lead">{corrected ? search.otherWords({ words: corrected }) : search.noProducts}</p>
        </>
      )}
      {found ? (
        <Results
          {...found.answer}
          whole={false}
          empty={<Nothing suggestions={found.answer.suggestions} told={elsewhereFirst} />}
        />
      ) : (
        <Sections />
      )}
      {elsewhere && !elsewhereFirst && <FoundElsewhere found={elsewhere} title={search.elsewhere} />}
    </div>
  )
}

/** The way to the words that were typed, for whoever meant them. */
function AsTyped({ words }: { words: string }) {
  const language = useLanguage()
  const { search } = useMessages()
  const as = new URLSearchParams({ q: words, as_typed: 'true' })
  return (
    <p>
      <Link className="more-link" to={`${pathTo('search', language)}?${as}`} rel="nofollow">
        {search.asTyped({ words })}
      </Link>
    </p>
  )
}

/** Other words that may have been meant. */
function Offered({ words }: { words: string }) {
  const language = useLanguage()
  const { search } = useMessages()
  return (
    <p>
      {search.meant}{' '}
      <Link className="more-link" to={`${pathTo('search', language)}?${new URLSearchParams({ q: words })}`}>
        {words}
      </Link>
    </p>
  )
}

/** The field, how much it covers, and the way to the advanced form (S-03, S-18). */
function SearchForm({ value }: { value: string }) {
  const language = useLanguage()
  const { shell, search } = useMessages()
  const covers = useShop()?.settings.record_count ?? ''
  return (
    <div className="search-form">
      <SearchBox key={value} id="page" value={value} />
      <p className="search-foot">
        <span className="quiet">{search.covers({ count: respelt(covers, language) })}</span>
        <Link to={`${pathTo('advanced-search', language)}?products_type=book`}>{shell.advancedSearch}</Link>
      </p>
    </div>
  )
}

/** Nothing found, unless that is told already: the nearest words, then the sections of the shop (S-02). */
function Nothing({ suggestions, told }: { suggestions: string[]; told: boolean }) {
  const language = useLanguage()
  const { search } = useMessages()
  return (
    <>
      {!told && <p role="status">{search.nothing}</p>}
      {suggestions.length > 0 && (
        <>
          <p>{search.nothingHelp}</p>
          <ul className="list-links">
            {suggestions.map((word) => (
              <li key={word}>
                <Link className="pill" to={`${pathTo('search', language)}?q=${encodeURIComponent(word)}`}>
                  {word}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <Sections />
    </>
  )
}

function Sections() {
  const language = useLanguage()
  const { search } = useMessages()
  const nameOf = useScreenName()
  const keys = ['book-list', 'book-new', ...Object.keys(objectCategories), 'exclusive-products'] as 'book-list'[]
  return (
    <section aria-labelledby="nearest">
      <p id="nearest" className="quiet list-links">
        {search.nearest}
      </p>
      <ul className="list-links">
        {keys.map((key) => (
          <li key={key}>
            <Link className="pill" to={pathTo(key, language)}>
              {nameOf(key)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
