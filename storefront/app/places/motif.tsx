import './places.css'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Motif as MotifContract, Plan } from '#modules/editorial/places/contract.ts'
import { useMessages } from '../messages/messages.tsx'
import { apiContext } from '../site/server-api.ts'
import { Warranty } from '../ui/warranty.tsx'
import { alternatesOfSpot, shelvesOf, toOwnAddress } from './load-spot.ts'
import { PalacePlan, PlaceList } from './plan.tsx'
import { SpotHead, SpotShelves } from './spot-parts.tsx'

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const motif = await api.get(MotifContract, `/motifs/${params['id']}/`)
  toOwnAddress('motif', motif, api.language, url)
  const [shelves, plan] = await Promise.all([shelvesOf(api, motif), api.get(Plan, '/places/')])
  return { motif, plan, shelves, alternates: alternatesOfSpot(motif) }
}

/** A motif: where it is found in palace and gardens, and the products that bear it. */
export default function Motif() {
  const { motif, plan, shelves } = useLoaderData<typeof loader>()
  const { places: words } = useMessages()
  return (
    <>
      <article className="page places">
        <SpotHead spot={motif} screen="motif" />
      </article>
      <SpotShelves events={motif.events} shelves={shelves} />
      <section className="strip page" aria-labelledby="on-plan">
        <div className="strip-head">
          <h2 id="on-plan">{words.foundTitle}</h2>
        </div>
        <div className="places-columns">
          <PalacePlan plan={plan} here={motif.places.map(({ id }) => id)} />
          <PlaceList places={motif.places} all={plan.places} />
        </div>
      </section>
      <Warranty />
    </>
  )
}
