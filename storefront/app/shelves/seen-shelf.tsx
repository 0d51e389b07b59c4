import { useEffect, useRef, useState } from 'react'
import type { ProductCard as Card } from '#modules/goods/catalogue/contract.ts'
import { browserApi } from '../api/client.ts'
import { useLanguage } from '../messages/messages.tsx'
import { Slider } from '../ui/slider.tsx'
import { ProductCard } from './product-card.tsx'
import { forgetSeen } from './seen.ts'
import { seenWords } from './seen-shelf-words.ts'

/** The cards of these products as they are today, and the way to forget them. */
export function SeenShelf({ ids }: { ids: readonly number[] }) {
  const words = seenWords[useLanguage()]
  const [items, setItems] = useState<readonly Card[]>([])
  const [cleared, setCleared] = useState(false)
  const said = useRef<HTMLParagraphElement>(null)
  const asked = ids.join(',')
  useEffect(() => {
    let left = false
    void browserApi.get<{ items: Card[] }>('/products/cards/', { ids: asked }).then((answer) => {
      if (!left && answer) setItems(answer.items)
    })
    return () => {
      left = true
    }
  }, [asked])
  useEffect(() => {
    if (cleared) said.current?.focus()
  }, [cleared])
  if (cleared)
    return (
      <p className="page quiet" role="status" tabIndex={-1} ref={said}>
        {words.cleared}
      </p>
    )
  if (items.length === 0) return null
  const clear = () => {
    forgetSeen()
    setCleared(true)
  }
  return (
    <Slider
      title={words.title}
      more={
        <button type="button" className="text-button" onClick={clear}>
          {words.clear}
        </button>
      }
    >
      {items.map((item) => (
        <li key={item.pk}>
          <ProductCard product={item} />
        </li>
      ))}
    </Slider>
  )
}
