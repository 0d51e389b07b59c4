import './stores.css'
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { languages } from '#kernel/language.ts'
import { ProvinceAnswer, StoresAnswer } from '#modules/goods/stores/contract.ts'
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

const othersShown = 3

/** The stores of a province and the nearest beyond it; its name in another language leads to the one of the page (T-10). */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { province, items } = await api.get(ProvinceAnswer, `/stores/provinces/${encodeURIComponent(params['province'] ?? '')}/`)
  const canonical = pathTo('stores-province', api.language, { province: province.slugs[api.language] })
  if (url.pathname !== canonical) throw redirect(`${canonical}${url.search}`, 301)
  const near = await api.get(StoresAnswer, '/stores/', { near: items[0]?.postcode ?? province.slugs.es.replaceAll('-', ' ') })
  const own = new Set(items.map(({ code }) => code))
  const others = near.place ? near.items.filter(({ code }) => !own.has(code)).slice(0, othersShown) : []
  return {
    province,
    items,
    others,
    alternates: Object.fromEntries(languages.map((language) => [language, { province: province.slugs[language] }])),
  }
}

export default function StoreProvince() {
  const { province, items, others } = useLoaderData<typeof loader>()
  const { stores } = useMessages()
  const language = useLanguage()
  const title = stores.inProvince({ province: province.name })
  const lead =
    items.length > 0
      ? stores.inProvinceLead({ province: province.name, count: items.length })
      : stores.noneThere({ province: province.name })
  return (
    <>
      <div className="page list">
        <Title text={title} />
        <Description text={lead} />
        <Breadcrumbs
          crumbs={[
            { name: stores.title, to: pathTo('stores', language) },
            { name: stores.byProvince, to: pathTo('stores-provinces', language) },
            { name: province.name },
          ]}
        />
        <header className="list-head">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </header>
        <div className="store-top">
          {items.length > 0 ? (
            <StoreList stores={items} level={2} services />
          ) : (
            <div className="store-aside">
              <h2>{stores.finder}</h2>
              <FinderForm />
            </div>
          )}
          <StoreMap stores={[...items, ...others]} {...(items[0] && { chosen: items[0].code })} near />
        </div>
        {others.length > 0 && (
          <section className="store-results" aria-labelledby="others">
            <h2 id="others">{stores.others}</h2>
            <StoreList stores={others} />
          </section>
        )}
        <p className="store-more">
          <Link to={pathTo('store-finder', language)}>{stores.finder}</Link> ·{' '}
          <Link to={pathTo('stores', language)}>{stores.all}</Link>
        </p>
      </div>
      <Warranty />
    </>
  )
}
