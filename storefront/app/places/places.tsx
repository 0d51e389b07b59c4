import './places.css'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Plan } from '#modules/editorial/places/contract.ts'
import { useMessages } from '../messages/messages.tsx'
import { apiContext } from '../site/server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Title } from '../ui/title.tsx'
import { Warranty } from '../ui/warranty.tsx'
import { MotifCards } from './motif-cards.tsx'
import { PalacePlan, PlaceList } from './plan.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => context.get(apiContext).get(Plan, '/places/')

/** The palace and its gardens as a way into the shop: a plan, the same as a list, and the motifs. */
export default function Places() {
  const plan = useLoaderData<typeof loader>()
  const { places, motifs } = plan
  const { places: words } = useMessages()
  return (
    <>
      <div className="page places">
        <Title text={words.title} />
        <Description text={words.lead} />
        <Breadcrumbs crumbs={[{ name: words.title }]} />
        <header className="list-head">
          <h1>{words.title}</h1>
          <p className="lead">{words.lead}</p>
        </header>
        <div className="places-columns">
          <PalacePlan plan={plan} />
          <section aria-labelledby="all-places">
            <h2 id="all-places">{words.placesTitle}</h2>
            <PlaceList places={places} />
          </section>
        </div>
      </div>
      <MotifCards motifs={motifs} title={words.motifsTitle} id="motifs" />
      <Warranty />
    </>
  )
}
