import { ProductCard } from '../shelves/product-card.tsx'
import type { ShownCard } from '../shelves/shown.ts'
import { Slider } from '../ui/slider.tsx'

/** A row of products under a heading; nothing where there is none. */
export function Carousel({ title, items }: { title: string; items: readonly ShownCard[] }) {
  if (items.length === 0) return null
  return (
    <div className="strip">
      <Slider title={title}>
        {items.map((item) => (
          <li key={item.pk}>
            <ProductCard product={item} />
          </li>
        ))}
      </Slider>
    </div>
  )
}
