import './places.css'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Place as PlaceContract, Plan } from '#modules/editorial/places/contract.ts'
import { useMessages } from '../messages/messages.tsx'
import { apiContext } from '../site/server-api.ts'
import { Warranty } from '../ui/warranty.tsx'
import { alternatesOfSpot, shelvesOf, toOwnAddress } from './load-spot.ts'
import { MotifCards } from './motif-cards.tsx'
import { PalacePlan } from './plan.tsx'
import { SpotHead, SpotShelves } from './spot-parts.tsx'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const place = await api.get(PlaceContract, `/places/${params['id']}/`)
  toOwnAddress('place', place, api.language, url)
  const [shelves, plan] = await Promise.all([shelvesOf(api, place), api.get(Plan, '/places/')])
  return { place, plan, shelves, alternates: alternatesOfSpot(place) }
}

/** A room, court or garden: where it lies, what is found there, and what the shop has of it. */
export default function Place() {
  const { place, plan, shelves } = useLoaderData<typeof loader>()
  const { places: words } = useMessages()
  return (
    <>
      <article className="page places">
        <SpotHead spot={place} screen="place" />
      </article>
      {place.motifs.length > 0 && <MotifCards motifs={place.motifs} title={words.motifsHere} id="motifs" />}
      <SpotShelves events={place.events} shelves={shelves} />
      <section className="strip page" aria-labelledby="on-plan">
        <div className="strip-head">
          <h2 id="on-plan">{words.where}</h2>
        </div>
        <PalacePlan plan={plan} here={[place.id]} />
      </section>
      <Warranty />
    </>
  )
}
