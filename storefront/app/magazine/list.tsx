import './magazine.css'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { shownNumber } from '#kernel/figures.ts'
import type { Language } from '#kernel/language.ts'
import { monthOf, ofYear } from '#kernel/shown-time.ts'
import { PostList } from '#modules/editorial/magazine/contract.ts'
import { matchPath, pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { apiContext } from '../site/server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { Title } from '../ui/title.tsx'
import { useMagazine } from './magazine-words.ts'
import { PostCard, shownPost } from './post-card.tsx'

/** As the agenda says it: "noviembre de 2026", "novembre de 2026", "November 2026". */
const monthName = (year: number, month: number, language: Language) => {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  return `${monthOf(first, language)} ${ofYear(first, language)}`
}

const nothing = () => new Response(null, { status: 404 })

/** All posts, those of an author, or those of a month; the id decides, a wrong slug leads to the right one. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { language } = api
  const found = matchPath(url.pathname)?.key
  const page = url.searchParams.get('page') ?? '1'
  if (!/^[1-9]\d{0,3}$/.test(page)) throw nothing()
  const ask = (path: string) => api.get(PostList, path, { page })
  const [year, month] = [Number(params['year']), Number(params['month'])]
  const ofMonth = found === 'magazine-date'
  if (ofMonth && !(/^2\d{3}$/.test(params['year'] ?? '') && /^0?[1-9]$|^1[0-2]$/.test(params['month'] ?? ''))) throw nothing()
  const list = await ask(
    ofMonth
      ? `/magazine/date/${year}/${month}/`
      : found === 'magazine-author'
        ? `/magazine/author/${params['id']}/`
        : '/magazine/',
  )
  if (list.page > list.pages) throw nothing()
  const canonical = ofMonth
    ? pathTo('magazine-date', language, { year, month })
    : list.author
      ? pathTo('magazine-author', language, list.author)
      : pathTo('magazine', language)
  if (decodeURI(url.pathname) !== decodeURI(canonical)) throw redirect(`${canonical}${url.search}`, 301)
  return {
    ...list,
    items: list.items.map(shownPost),
    month: ofMonth ? monthName(year, month, language) : null,
    months: list.months.map((item) => ({ ...item, name: monthName(item.year, item.month, language) })),
  }
}

export default function Magazine() {
  const { items, page, pages, author, authors, month, months } = useLoaderData<typeof loader>()
  const magazine = useMagazine()
  const language = useLanguage()
  const title = author ? magazine.by({ name: author.name }) : month ? magazine.of({ month }) : magazine.title
  const lead = author?.biography ?? (month ? null : magazine.lead)
  const feed = `/${language}/magazine/rss.xml`
  const whole = !author && !month
  return (
    <div className="page magazine">
      <Title text={title} />
      <Description text={lead ?? `${title}. ${magazine.lead}`} />
      {items.length === 0 && <meta name="robots" content="noindex" />}
      <link rel="alternate" type="application/rss+xml" title={magazine.title} href={feed} />
      <Breadcrumbs
        crumbs={whole ? [{ name: title }] : [{ name: magazine.title, to: pathTo('magazine', language) }, { name: title }]}
      />
      <header className="magazine-head">
        <h1>{title}</h1>
        {author && <p className="quiet">{author.trade}</p>}
        {lead && <p className="lead">{lead}</p>}
      </header>
      {items.length === 0 && <p>{magazine.empty}</p>}
      <div className="posts">
        {items.map((post, index) => (
          <PostCard key={post.id} post={post} heading="h2" lead={page === 1 && index === 0 && (whole || items.length === 1)} />
        ))}
      </div>
      <Pagination page={page} pages={pages} />
      <div className="magazine-ways">
        <nav aria-labelledby="magazine-authors">
          <h2 id="magazine-authors">{magazine.authors}</h2>
          <ul className="magazine-authors">
            {authors.map((item) => (
              <li key={item.id}>
                <Link to={pathTo('magazine-author', language, item)} aria-current={item.id === author?.id ? 'page' : undefined}>
                  {item.name}
                </Link>{' '}
                <span className="quiet">{item.trade}</span>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-labelledby="magazine-months">
          <h2 id="magazine-months">{magazine.months}</h2>
          <ul className="magazine-months">
            {months.map((item) => (
              <li key={item.name}>
                <Link
                  to={pathTo('magazine-date', language, { year: item.year, month: item.month })}
                  aria-current={item.name === month ? 'page' : undefined}
                >
                  {item.name}
                </Link>{' '}
                <span className="quiet">{shownNumber(item.posts, language)}</span>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <p className="magazine-feed">
        <a className="more-link" href={feed}>
          {magazine.feed}
        </a>
      </p>
    </div>
  )
}
