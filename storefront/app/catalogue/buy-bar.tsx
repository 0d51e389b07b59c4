import './product.css'
import { useEffect, useState } from 'react'
import type { ShownProduct } from '../shelves/shown.ts'
import { Price } from '../ui/price.tsx'
import { BuyForm } from './buy-form.tsx'

/** On a phone the price and the button stay at the bottom, except while the label's own button is in sight. */
export function BuyBar({ product }: { product: ShownProduct }) {
  const [covered, setCovered] = useState(false)
  useEffect(() => {
    const form = document.querySelector('.label-buy .buy-form')
    if (!form) return
    const watch = new IntersectionObserver(([entry]) => setCovered(Boolean(entry?.isIntersecting)), {
      rootMargin: '0px 0px -72px',
    })
    watch.observe(form)
    return () => watch.disconnect()
  }, [])
  if (!product.availability.buyable || product.price === null || product.sizes.length > 0) return null
  return (
    <div className="buy-bar" hidden={covered}>
      <Price euros={product.price} />
      <BuyForm product={product} bare />
    </div>
  )
}
