import { useMessages } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { Slider } from '../ui/slider.tsx'
import { ProductCard } from './product-card.tsx'
import type { ShownCard } from './shown.ts'

interface Props {
  title: string
  /** The page that shows all of it. */
  href: string
  items: readonly ShownCard[]
}

/** A row of a list with the way to the whole of it; nothing where the list is empty. */
export function Shelf({ title, href, items }: Props) {
  const { catalogue } = useMessages()
  if (items.length === 0) return null
  return (
    <div className="strip">
      <Slider
        title={title}
        more={
          <Link className="more-link" to={href}>
            {catalogue.seeAll}
          </Link>
        }
      >
        {items.map((item) => (
          <li key={item.pk}>
            <ProductCard product={item} />
          </li>
        ))}
      </Slider>
    </div>
  )
}
