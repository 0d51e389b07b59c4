import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Lots, LotsAnswer } from '#modules/goods/catalogue/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { periodLots } from '../shelves/catalogue-ids.ts'
import { useScreenName } from '../shelves/screen-name.ts'
import { Shelf } from '../shelves/shelf.tsx'
import { shownCard } from '../shelves/shown.ts'
import { Link } from '../site/link.tsx'
import { apiContext } from '../site/server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Title } from '../ui/title.tsx'
import { Warranty } from '../ui/warranty.tsx'

const shelf = 10
const periods = Object.entries(periodLots) as ['museum-gothic', number][]
const others = ['museum-publications', 'museum-exhibitions', 'temporary-exhibitions'] as const

/** The museum's collection, one shelf for each of its parts (C-33, C-36). */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [{ items: lots }, ...shelves] = await Promise.all([
    api.get(Lots, '/lots/of-kind/period/'),
    ...periods.map(([, id]) =>
      api.get(LotsAnswer, '/lots/', { lot: String(id), limit: shelf, order: 'featured', order_type: 'desc', group: 'works' }),
    ),
  ])
  return periods.map(([key, id], index) => ({
    key,
    title: lots.find((lot) => lot.id === id)?.title ?? '',
    items: (shelves[index]?.items ?? []).map(shownCard),
  }))
}

export default function Museum() {
  const shelves = useLoaderData<typeof loader>()
  const language = useLanguage()
  const { catalogue } = useMessages()
  const nameOf = useScreenName()
  const title = catalogue.lists['museum-collection']
  return (
    <>
      <div className="page list">
        <Title text={title} />
        <Description text={catalogue.museumLead} />
        <Breadcrumbs crumbs={[{ name: title }]} />
        <header className="list-head">
          <h1>{title}</h1>
          <p className="lead">{catalogue.museumLead}</p>
        </header>
        <ul className="list-links">
          {[...periods.map(([key]) => key), ...others].map((key) => (
            <li key={key}>
              <Link className="pill" to={pathTo(key, language)}>
                {nameOf(key)}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      {shelves.map(({ key, title: name, items }) => (
        <Shelf key={key} title={name || nameOf(key)} href={pathTo(key, language)} items={items} />
      ))}
      <Warranty />
    </>
  )
}
