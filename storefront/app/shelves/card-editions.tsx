import './card-editions.css'
import { useLanguage } from '../messages/messages.tsx'
import { Link } from '../site/link.tsx'
import { productHref } from '../site/product-href.ts'
import type { ShownCard } from './shown.ts'
import type { ShownWork } from './shown-works.ts'

/** A card's work opened to its editions, before scripts too; an edition's own address is the one that its page leads to. */
export function CardEditions({ product, work }: { product: ShownCard; work: ShownWork }) {
  const language = useLanguage()
  return (
    <details className="card-editions">
      <summary>{work.name}</summary>
      {work.kinds && <p className="quiet">{work.kinds}</p>}
      <ul>
        {work.editions.map(({ pk, name, told }) => (
          <li key={pk}>
            <Link to={productHref({ ...product, pk }, language)}>{name}</Link> <span className="quiet">{told}</span>
          </li>
        ))}
      </ul>
      {work.all && <Link to={`${productHref(product, language)}#editions`}>{work.all}</Link>}
    </details>
  )
}
