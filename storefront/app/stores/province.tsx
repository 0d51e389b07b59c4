import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { languages } from '#kernel/language.ts'
import { pathTo } from '#kernel/route-table.ts'
import { ProvinceAnswer } from '#modules/stores/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { apiContext } from '../server-api.ts'
import { Warranty } from '../shell/warranty.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Title } from '../ui/title.tsx'
import { StoreList } from './store-list.tsx'
import { StoreMap } from './store-map.tsx'

/** The stores of a province; its name in another language leads to the one of the page (T-10). */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { province, items } = await api.get(ProvinceAnswer, `/stores/provinces/${encodeURIComponent(params['province'] ?? '')}/`)
  const canonical = pathTo('stores-province', api.language, { province: province.slugs[api.language] })
  if (url.pathname !== canonical) throw redirect(`${canonical}${url.search}`, 301)
  return { province, items, alternates: Object.fromEntries(languages.map((one) => [one, { province: province.slugs[one] }])) }
}

export default function StoreProvince() {
  const { province, items } = useLoaderData<typeof loader>()
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
        {items.length > 0 && (
          <div className="store-top">
            <StoreList stores={items} level={2} />
            <StoreMap stores={items} />
          </div>
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
