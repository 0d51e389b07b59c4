import { lazy, Suspense, useEffect, useState } from 'react'
import { keepSeen, seenLately } from './seen.ts'

/** Of a row of cards, before they are there. */
const room = '30rem'

const SeenShelf = lazy(() => import('./seen-shelf.tsx').then((late) => ({ default: late.SeenShelf })))

/**
 * What this browser looked at before, at the foot of a page; `product` is the one looked at now, which is the same product in all its sizes.
 * The shelf and its words come only where there is something to show, and its room is kept until they do.
 */
export function LateSeen({ product }: { product?: { pk: number; sizes: readonly { pk: number }[] } }) {
  const [ids, setIds] = useState<readonly number[]>([])
  useEffect(() => {
    const now = Date.now()
    const sizes = product?.sizes.map(({ pk }) => pk) ?? []
    setIds(seenLately(now, product && [product.pk, ...sizes]))
    if (product) keepSeen(product.pk, now, sizes)
  }, [product])
  if (ids.length === 0) return null
  return (
    <div className="strip" style={{ minHeight: room }}>
      <Suspense fallback={null}>
        <SeenShelf ids={ids} />
      </Suspense>
    </div>
  )
}
