import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import type { ProductCard as Card } from '#modules/goods/catalogue/contract.ts'
import { useMessages } from '../messages/messages.tsx'
import { ProductCard } from '../shelves/product-card.tsx'
import type { FavouritesOutcome } from './favourite-work.ts'

const formId = 'selection'

/** The favourites as cards with a box each, and what may be done with those that are ticked (U-26, U-29). */
export function Selection({ items, outcome }: { items: Card[]; outcome: FavouritesOutcome | undefined }) {
  const { favourites } = useMessages()
  const sending = useNavigation().formMethod === 'POST'
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (outcome && outcome.done !== 'nothing') form.current?.reset()
  }, [outcome])
  const pickAll = () => {
    const boxes = [...(form.current?.elements ?? [])].filter(
      (element): element is HTMLInputElement => element instanceof HTMLInputElement && element.type === 'checkbox',
    )
    const all = boxes.every(({ checked }) => checked)
    for (const box of boxes) box.checked = !all
  }
  return (
    <>
      <Form method="post" id={formId} ref={form} className="favourites-bar" aria-label={favourites.selection}>
        <p>{favourites.count({ count: items.length })}</p>
        <button type="button" className="text-button js-only" onClick={pickAll}>
          {favourites.pickAll}
        </button>
        <span className="favourites-actions">
          <button type="submit" name="intent" value="cart" className="button button-small" disabled={sending}>
            {favourites.addPicked}
          </button>
          <button type="submit" name="intent" value="remove" className="button button-quiet button-small" disabled={sending}>
            {favourites.removePicked}
          </button>
        </span>
      </Form>
      <ul className="cards favourites">
        {items.map((item, index) => (
          <li key={item.pk}>
            <ProductCard
              product={item}
              eager={index < 3}
              corner={
                <label className="favourite-pick">
                  <input
                    type="checkbox"
                    name="product"
                    value={item.pk}
                    form={formId}
                    aria-label={favourites.pick({ title: item.title })}
                  />
                </label>
              }
            />
            <Form method="post" className="favourite-remove">
              <input type="hidden" name="product" value={item.pk} />
              <button
                type="submit"
                name="intent"
                value="remove"
                className="text-button"
                aria-label={favourites.removeOne({ title: item.title })}
                disabled={sending}
              >
                {favourites.remove}
              </button>
            </Form>
          </li>
        ))}
      </ul>
    </>
  )
}
