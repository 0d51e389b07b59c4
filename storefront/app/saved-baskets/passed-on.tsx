import './saved-baskets.css'
import { Form, useLoaderData } from 'react-router'
import { ProductCard } from '../shelves/product-card.tsx'
import { Submit } from '../ui/form.tsx'
import { Title } from '../ui/title.tsx'
import { browserHandler, serverHandler } from '../visit/handlers.ts'
import { useAnswer } from '../visit/use-answer.ts'
import { fillBasket, loadShared, type SharedPage } from './basket-link-work.ts'
import { BasketTotal } from './basket-total.tsx'
import { ToStore } from './to-store.tsx'
import { useSavedWords } from './words.ts'

export const loader = serverHandler(loadShared)
export const clientLoader = browserHandler(loadShared)
export const action = serverHandler(fillBasket)
export const clientAction = browserHandler(fillBasket)

/** What somebody else had in their basket, for whoever has the link: as the shop sells it today, and one press away from one's own. */
export default function SharedBasket() {
  const { cart } = useLoaderData() as SharedPage
  const outcome = useAnswer<{ failed: string | null }>()
  const words = useSavedWords()
  const some = cart !== null && cart.items.length > 0
  return (
    <div className="page shared-basket">
      <Title text={words.sharedTitle} />
      <h1>{words.sharedTitle}</h1>
      {outcome && (
        <p className="message message-error" role="alert">
          {outcome.failed}
        </p>
      )}
      <p className="lead">{some ? words.sharedLead : cart ? words.noneLeft : words.broken}</p>
      {some && <Titles cart={cart} />}
      {!some && <ToStore>{words.toStore}</ToStore>}
    </div>
  )
}

function Titles({ cart: { items, gone, total } }: { cart: NonNullable<SharedPage['cart']> }) {
  const words = useSavedWords()
  return (
    <>
      <Form method="post" className="shared-basket-all">
        <BasketTotal euros={total} />
        <Submit>{words.fill}</Submit>
        <p className="quiet">{words.fillHint}</p>
      </Form>
      {gone > 0 && <p className="quiet">{words.gone({ count: gone })}</p>}
      <ul className="cards">
        {items.map(({ product, quantity }, index) => (
          <li key={product.pk}>
            <ProductCard
              product={product}
              eager={index < 3}
              note={quantity > 1 ? <strong>{words.copies({ count: quantity })}</strong> : null}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
