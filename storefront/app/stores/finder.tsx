import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pathTo } from '#kernel/route-table.ts'
import { StoresAnswer } from '#modules/stores/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { apiContext } from '../server-api.ts'
import { Warranty } from '../shell/warranty.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Title } from '../ui/title.tsx'
import { FinderForm } from './finder-form.tsx'
import { StoreList } from './store-list.tsx'
import { StoreMap } from './store-map.tsx'

const nearestShown = 5

/** The stores nearest to a postcode, town or province; all of them until a place is named (T-13). */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const asked = (url.searchParams.get('near') ?? '').trim().slice(0, 80)
  const answer = await context.get(apiContext).get(StoresAnswer, '/stores/', asked ? { near: asked } : {})
  return { ...answer, asked }
}

export default function StoreFinder() {
  const { items, place, asked } = useLoaderData<typeof loader>()
  const { stores } = useMessages()
  const language = useLanguage()
  const shown = place ? items.slice(0, nearestShown) : items
  const placeName = place && (place.town ?? place.province_name)
  return (
    <>
      <div className="page list">
        <Title text={stores.finder} />
        <Description text={stores.finderLead} />
        <Breadcrumbs crumbs={[{ name: stores.title, to: pathTo('stores', language) }, { name: stores.finder }]} />
        <header className="list-head">
          <h1>{stores.finder}</h1>
          <p className="lead">{stores.finderLead}</p>
        </header>
        <FinderForm asked={asked} unknown={asked && !place ? stores.unknownPlace({ text: asked }) : undefined} />
        <section className="store-results" aria-labelledby="found">
          <h2 id="found">{placeName ? stores.nearest({ place: placeName }) : stores.title}</h2>
          {place && <p className="label-small">{stores.nearNote({ province: place.province_name })}</p>}
          <div className="store-top">
            <StoreList stores={shown} />
            <StoreMap stores={shown} near={place !== null} />
          </div>
        </section>
        <p className="store-more">
          <Link to={pathTo('stores', language)}>{stores.all}</Link> ·{' '}
          <Link to={pathTo('stores-provinces', language)}>{stores.byProvince}</Link>
        </p>
      </div>
      <Warranty />
    </>
  )
}
