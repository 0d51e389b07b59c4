import './stores.css'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { StorePage, StoresAnswer } from '#modules/goods/stores/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { apiContext } from '../site/server-api.ts'
import { useShop } from '../site/use-shop.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Markdown } from '../ui/markdown.tsx'
import { StructuredData } from '../ui/structured-data.tsx'
import { Title } from '../ui/title.tsx'
import { Warranty } from '../ui/warranty.tsx'
import { MyStore } from './my-store.tsx'
import { StoreHours } from './store-hours.tsx'
import { DoorState, Services, StoreList } from './store-list.tsx'
import { StoreMap } from './store-map.tsx'
import { storeSchema } from './store-schema.ts'

const othersShown = 3

/** A store, with those nearest to it; its code is written in capitals (T-10, T-11). */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const code = (params['code'] ?? '').toUpperCase()
  const canonical = pathTo('store-detail', api.language, { code })
  if (url.pathname !== canonical) throw redirect(`${canonical}${url.search}`, 301)
  const store = await api.get(StorePage, `/stores/${encodeURIComponent(code)}/`)
  const { items } = await api.get(StoresAnswer, '/stores/', { near: store.postcode })
  return { store, others: items.filter((item) => item.code !== code).slice(0, othersShown) }
}

export default function Store() {
  const { store, others } = useLoaderData<typeof loader>()
  const { stores, shell } = useMessages()
  const language = useLanguage()
  const origin = useShop()?.origin ?? ''
  const crumbs = [
    { name: stores.title, to: pathTo('stores', language) },
    { name: store.province_name, to: pathTo('stores-province', language, { province: store.province_slug }) },
    { name: store.name },
  ]
  const own = pathTo('store-detail', language, { code: store.code })
  const services = [...(store.pickup ? (['pickup'] as const) : []), ...store.services]
  return (
    <>
      <div className="page list">
        <Title text={`${store.name} · ${store.city}`} />
        <Description text={store.about || `${store.name}. ${store.address}, ${store.postcode} ${store.city}.`} />
        <StructuredData
          data={storeSchema(store, origin, [
            { name: shell.home, to: pathTo('home', language) },
            ...crumbs.slice(0, -1),
            { name: store.name, to: own },
          ])}
        />
        <Breadcrumbs crumbs={crumbs} />
        <header className="list-head">
          <h1>{store.name}</h1>
          <DoorState opening={store.opening} />
          <MyStore code={store.code} name={store.name} />
        </header>
        <div className="store-page">
          <div>
            {store.about && (
              <div className="prose">
                <Markdown text={store.about} />
              </div>
            )}
            <StoreHours store={store} />
            {services.length > 0 && (
              <section aria-labelledby="services">
                <h2 id="services">{stores.services}</h2>
                <Services of={services} />
                {store.pickup && !store.opening.hands_over && <p>{stores.noPickupToday}</p>}
              </section>
            )}
          </div>
          <div>
            <section aria-labelledby="contact">
              <h2 id="contact">{stores.address}</h2>
              <address>
                {store.address}
                <br />
                {store.postcode} {store.city}
                <br />
                <a href={`tel:+34${store.phone.replace(/\D/g, '')}`}>{store.phone}</a>
                <br />
                <a href={`mailto:${store.email}`}>{store.email}</a>
                {store.website && (
                  <>
                    <br />
                    <a href={store.website} target="_blank" rel="noopener noreferrer">
                      {stores.website} <span className="visually-hidden">({shell.opensInNewTab})</span>
                      <span aria-hidden="true">↗</span>
                    </a>
                  </>
                )}
              </address>
            </section>
            {store.directions && (
              <section aria-labelledby="directions">
                <h2 id="directions">{stores.directions}</h2>
                <p>{store.directions}</p>
              </section>
            )}
            <div>
              <StoreMap stores={[store, ...others]} chosen={store.code} near />
            </div>
          </div>
        </div>
        <section className="store-results" aria-labelledby="others">
          <h2 id="others">{stores.others}</h2>
          <StoreList stores={others} />
          <p className="store-more">
            <Link to={pathTo('store-finder', language)}>{stores.finder}</Link> ·{' '}
            <Link to={pathTo('stores', language)}>{stores.all}</Link>
          </p>
        </section>
      </div>
      <Warranty />
    </>
  )
}
