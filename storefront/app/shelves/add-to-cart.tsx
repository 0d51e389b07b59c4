import { type FormEvent, type ReactNode, useState } from 'react'
import type { ProductCard } from '#modules/goods/catalogue/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { stepTo, useShopPath } from '../site/shop-here.ts'
import { track, trackedProduct } from '../tracking/data-layer.ts'
import { addToCart } from '../visit/cart-store.ts'

/** How long the button says that it did not work. */
const sayFailureMs = 4_000

interface Props {
  product: Pick<ProductCard, 'pk' | 'sku' | 'title' | 'category_path' | 'price'>
  /** What stands beside the button, such as the quantity. */
  children?: ReactNode
  label: string
  className?: string
  buttonClass?: string
  describedBy?: string
}

/** Adds to the cart: a plain form before scripts arrive, without leaving the page afterwards (A-6, K-08). */
export function AddToCart({ product, children, label, className = 'buy-form', buttonClass = 'button' }: Props) {
  const language = useLanguage()
  const inShop = useShopPath()
  const { cart } = useMessages()
  const [state, setState] = useState<'ready' | 'adding' | 'failed'>('ready')
  /** Why the basket holds fewer copies than were asked for. */
  const [notice, setNotice] = useState('')

  async function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('quantity') ?? '1').trim()
    const quantity = Math.trunc(Number(typed))
    if (typed === '' || !(quantity >= 1 && quantity <= 99)) return
    setState('adding')
    setNotice('')
    const added = await addToCart(product.pk, quantity)
    if (added) {
      const copies = added.line_change?.added ?? 0
      if (copies > 0) track('add_to_cart', [trackedProduct(product, copies)])
      setNotice(added.line_change?.notice ?? '')
      setState('ready')
    } else {
      setState('failed')
      setTimeout(() => setState('ready'), sayFailureMs)
    }
  }

  return (
    <form className={className} method="post" action={stepTo('basket', { inShop, language })} onSubmit={add}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="product" value={product.pk} />
      {children}
      <button type="submit" className={buttonClass} disabled={state === 'adding'} aria-live="polite">
        {state === 'adding' ? cart.adding : state === 'failed' ? cart.addFailed : label}
      </button>
      <p className="add-notice" role="status">
        {notice}
      </p>
    </form>
  )
}
