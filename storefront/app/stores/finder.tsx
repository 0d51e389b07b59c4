import './stores.css'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
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
import { NearMe } from './near-me.tsx'
import { byDistance, useOwnPosition } from './own-position.ts'
import { StoreList } from './store-list.tsx'
import { StoreMap } from './store-map.tsx'

const nearestShown = 5

/** The stores nearest to a postcode, town or province; or to the visitor; all of them until a place is named (T-13). */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const asked = (url.searchParams.get('near') ?? '').trim().slice(0, 80)
  const answer = await context.get(apiContext).get(StoresAnswer, '/stores/', asked ? { near: asked } : {})
  return { ...answer, asked }
}

export default function StoreFinder() {
  const found = useLoaderData<typeof loader>()
  const { stores } = useMessages()
  const language = useLanguage()
  // Whoever names a place after showing the own position wants that place: each visit of the address begins anew.
  const visit = useLocation().key
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
        <Finder key={visit} {...found} />
        <p className="store-more">
          <Link to={pathTo('stores', language)}>{stores.all}</Link> ·{' '}
          <Link to={pathTo('stores-provinces', language)}>{stores.byProvince}</Link>
        </p>
      </div>
      <Warranty />
    </>
  )
}

/** Both ways to say where one is, and the stores that lie nearest to it. */
function Finder({ items, place, asked }: Awaited<ReturnType<typeof loader>>) {
  const { stores: words } = useMessages()
  const own = useOwnPosition()
  const nearest = own.position ? byDistance(items, own.position) : place ? items : null
  const shown = nearest ? nearest.slice(0, nearestShown) : items
  const placeName = place && (place.town ?? place.province_name)
  const heading = own.position ? words.nearestToYou : placeName ? words.nearest({ place: placeName }) : words.title
  const note = own.position ? words.ownNote : place && words.nearNote({ province: place.province_name })
  return (
    <>
      <div className="store-ways">
        <FinderForm asked={asked} unknown={asked && !place ? words.unknownPlace({ text: asked }) : undefined} />
        <NearMe state={own.asked} ask={own.ask} />
      </div>
      <section className="store-results" aria-labelledby="found">
        <h2 id="found">{heading}</h2>
        {note && <p className="label-small">{note}</p>}
        <div className="store-top">
          <StoreList stores={shown} />
          <StoreMap stores={shown} near={nearest !== null} />
        </div>
      </section>
    </>
  )
}
