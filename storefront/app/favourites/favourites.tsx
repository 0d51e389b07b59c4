import { useEffect } from 'react'
import { Link, useLoaderData } from 'react-router'
import { pathTo } from '#screens/addresses.ts'
import { AccountFrame, Waiting } from '../account/account-frame.tsx'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { showFavourites } from '../shelves/favourites-store.ts'
import { track, trackedProduct } from '../tracking/data-layer.ts'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { changeSelection, type FavouritesOutcome, type FavouritesPage, loadFavourites } from './favourite-work.ts'
import { Selection } from './selection.tsx'

export const loader = serverHandler(loadFavourites)
export const clientLoader = Object.assign(browserHandler(loadFavourites), { hydrate: true as const })
export const action = serverHandler(changeSelection)
export const clientAction = browserHandler(changeSelection)

export default function Favourites() {
  const { blind, customer, items, insider } = useLoaderData() as FavouritesPage
  const outcome = useAnswer<FavouritesOutcome>()
  const language = useLanguage()
  const { favourites, shell } = useMessages()
  useEffect(() => {
    if (customer && items)
      showFavourites(
        customer,
        items.map(({ pk }) => pk),
      )
  }, [customer, items])
  // biome-ignore lint/correctness/useExhaustiveDependencies: one event for each press
  useEffect(() => {
    if (outcome?.done !== 'added') return
    const added = (items ?? []).filter(({ pk }) => outcome.products.includes(pk))
    track(
      'add_to_cart',
      added.map((item) => trackedProduct(item, 1)),
    )
  }, [outcome])
  if (blind)
    return (
      <>
        <Title text={favourites.title} />
        <Waiting title={favourites.title} to={pathTo('login', language)} />
      </>
    )
  return (
    <AccountFrame insider={insider}>
      <Title text={favourites.title} />
      <h1>{favourites.title}</h1>
      <Said outcome={outcome} />
      {items === null ? (
        <p className="message message-error" role="alert">
          {shell.failed}
        </p>
      ) : items.length === 0 ? (
        <div className="favourites-empty">
          <p className="lead">{favourites.empty}</p>
          <p className="quiet">{favourites.emptyText}</p>
          <p>
            <Link className="button" to={pathTo('store', language)}>
              {favourites.toStore}
            </Link>
          </p>
        </div>
      ) : (
        <Selection items={items} outcome={outcome} />
      )}
    </AccountFrame>
  )
}

/** What the last press did. */
function Said({ outcome }: { outcome: FavouritesOutcome | undefined }) {
  const language = useLanguage()
  const { favourites, shell } = useMessages()
  if (outcome?.done === 'nothing')
    return (
      <p className="message message-error" role="alert">
        {outcome.why ? favourites[outcome.why] : (outcome.detail ?? shell.failed)}
      </p>
    )
  return (
    <div role="status">
      {outcome && (
        <p className="message">
          {favourites[outcome.done]({ count: outcome.products.length })}
          {outcome.done === 'added' && (
            <>
              {[outcome.missed > 0 && favourites.missed({ count: outcome.missed }), ...outcome.notices]
                .filter(Boolean)
                .map((said) => ` ${said}`)
                .join('')}{' '}
              <Link to={pathTo('basket', language)}>{favourites.viewBasket}</Link>
            </>
          )}
        </p>
      )}
    </div>
  )
}
