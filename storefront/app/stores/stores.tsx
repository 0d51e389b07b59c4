import './stores.css'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { StoresAnswer } from '#modules/goods/stores/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { apiContext } from '../site/server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Title } from '../ui/title.tsx'
import { Warranty } from '../ui/warranty.tsx'
import { FinderForm } from './finder-form.tsx'
import { StoreList } from './store-list.tsx'
import { StoreMap } from './store-map.tsx'

/** Every store, on a map and in a list (T-10). */
export const loader = ({ context }: LoaderFunctionArgs) => context.get(apiContext).get(StoresAnswer, '/stores/')

export default function Stores() {
  const { items } = useLoaderData<typeof loader>()
  const { stores } = useMessages()
  const language = useLanguage()
  const provinces = [...new Map(items.map((item) => [item.province_slug, item.province_name]))].toSorted(([, a], [, b]) =>
    a.localeCompare(b, language),
  )
  const lead = stores.lead({ count: items.length, cities: new Set(items.map((item) => item.city)).size })
  return (
    <>
      <div className="page list">
        <Title text={stores.title} />
        <Description text={lead} />
        <Breadcrumbs crumbs={[{ name: stores.title }]} />
        <header className="list-head">
          <h1>{stores.title}</h1>
          <p className="lead">{lead}</p>
        </header>
        <div className="store-top">
          <StoreMap stores={items} />
          <div className="store-aside">
            <h2>{stores.finder}</h2>
            <FinderForm />
            <h2>
              <Link to={pathTo('stores-provinces', language)}>{stores.byProvince}</Link>
            </h2>
            <ul className="list-links">
              {provinces.map(([slug, name]) => (
                <li key={slug}>
                  <Link className="pill" to={pathTo('stores-province', language, { province: slug })}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </div>
        <StoreList stores={items} level={2} />
      </div>
      <Warranty />
    </>
  )
}
