import './stores.css'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ProvincesAnswer } from '#modules/goods/stores/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { apiContext } from '../site/server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Title } from '../ui/title.tsx'
import { Warranty } from '../ui/warranty.tsx'
import { FinderForm } from './finder-form.tsx'

/** The provinces that have a store (T-10). */
export const loader = ({ context }: LoaderFunctionArgs) => context.get(apiContext).get(ProvincesAnswer, '/stores/provinces/')

export default function StoreProvinces() {
  const { items } = useLoaderData<typeof loader>()
  const { stores } = useMessages()
  const language = useLanguage()
  return (
    <>
      <div className="page list">
        <Title text={stores.byProvince} />
        <Description text={stores.byProvinceLead} />
        <Breadcrumbs crumbs={[{ name: stores.title, to: pathTo('stores', language) }, { name: stores.byProvince }]} />
        <header className="list-head">
          <h1>{stores.byProvince}</h1>
          <p className="lead">{stores.byProvinceLead}</p>
        </header>
        <ul className="sections">
          {items.map(({ name, slugs, stores: count }) => (
            <li key={name}>
              <Link to={pathTo('stores-province', language, { province: slugs[language] })}>
                {name} <span className="quiet">{stores.count({ count })}</span>
              </Link>
            </li>
          ))}
        </ul>
        <section className="store-results" aria-labelledby="finder">
          <h2 id="finder">{stores.finder}</h2>
          <FinderForm />
        </section>
      </div>
      <Warranty />
    </>
  )
}
