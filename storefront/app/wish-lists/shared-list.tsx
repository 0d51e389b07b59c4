import './wish-lists.css'
import { Form, Link, useLoaderData, useNavigation } from 'react-router'
import type { SharedList } from '#modules/buying/wish-lists/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { ProductCard } from '../shelves/product-card.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { ListSaid } from './list-said.tsx'
import { giveFromList, type ListOutcome, loadSharedList, type SharedListPage } from './wish-list-work.ts'
import { useWishWords } from './wish-words.ts'

export const loader = serverHandler(loadSharedList)
export const clientLoader = browserHandler(loadSharedList)
export const action = serverHandler(giveFromList)
export const clientAction = browserHandler(giveFromList)

/** Somebody's wishes, for whoever has the link: what can be had, what it costs, and what somebody else gives already. */
export default function SharedWishList() {
  const { list, detail } = useLoaderData() as SharedListPage
  const outcome = useAnswer<ListOutcome>()
  const language = useLanguage()
  const words = useWishWords()
  return (
    <div className="page wish-list">
      <Title text={words.sharedTitle} />
      <meta name="referrer" content="same-origin" />
      <h1>{words.sharedTitle}</h1>
      <ListSaid outcome={outcome} />
      {list && list.items.length > 0 ? (
        <>
          <p className="lead">{words.sharedLead}</p>
          <ul className="cards wish-list-cards">
            {list.items.map((wish) => (
              <li key={wish.product.pk}>
                <Wish wish={wish} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <>
          <p className="lead">{detail ?? words.nothing}</p>
          <p>
            <Link className="button" to={pathTo('store', language)}>
              {words.toStore}
            </Link>
          </p>
        </>
      )}
    </div>
  )
}

function Wish({ wish: { product, bought, ordered } }: { wish: SharedList['items'][number] }) {
  const words = useWishWords()
  const { favourites } = useMessages()
  const sending = useNavigation().formMethod === 'POST'
  const { title, availability, sized } = product
  return (
    <>
      <ProductCard product={product} corner={null} tools={null} note={bought ? <strong>{words.boughtAlready}</strong> : null} />
      <Form method="post" className="wish-acts">
        <input type="hidden" name="product" value={product.pk} />
        {!bought && availability.buyable && !sized && (
          <button type="submit" name="intent" value="cart" className="button button-small" disabled={sending}>
            {favourites.addPicked}
            <span className="visually-hidden">: {title}</span>
          </button>
        )}
        {!ordered && (
          <button type="submit" name="intent" value={bought ? 'unmark' : 'mark'} className="text-button" disabled={sending}>
            {bought ? words.unmark : words.mark}
            <span className="visually-hidden">: {title}</span>
          </button>
        )}
      </Form>
    </>
  )
}
