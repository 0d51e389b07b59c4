import { useMessages } from '../messages/messages.tsx'
import { ProductCard } from '../shelves/product-card.tsx'
import type { ShownCard } from '../shelves/shown.ts'

/** The products of a section, or what is said where there are none. */
export function Shelf({ items }: { items: readonly ShownCard[] }) {
  const { affiliatedShop } = useMessages()
  if (items.length === 0) return <p className="quiet">{affiliatedShop.nothing}</p>
  return (
    <ul className="cards">
      {items.map((item, place) => (
        <li key={item.pk}>
          <ProductCard product={item} eager={place < 4} />
        </li>
      ))}
    </ul>
  )
}
