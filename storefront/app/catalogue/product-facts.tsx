import './product-text.css'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import type { ShownProduct } from '../shelves/shown.ts'
import { Link } from '../site/link.tsx'
import { AccessibilityFacts } from './ebook-facts.tsx'
import { factsOf } from './fact-rows.ts'
import { VolumesBeside } from './volumes-beside.tsx'

/** Facts in a definition list, then who answers for the product (C-06, C-07, A-10). */
export function ProductFacts({ product }: { product: ShownProduct }) {
  const language = useLanguage()
  const { catalogue } = useMessages()
  const tag = product.model_type === 'book' ? ('book-tag' as const) : ('object-tag' as const)
  return (
    <div>
      <h2>{catalogue.facts}</h2>
      <dl className="facts">
        {product.publisher && (
          <div>
            <dt>{catalogue.publisher}</dt>
            <dd>
              <Link to={pathTo('publisher', language, product.publisher)}>{product.publisher.name}</Link>
            </dd>
          </div>
        )}
        {factsOf(product, catalogue, language).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {product.series && (
          <div>
            <dt>{catalogue.series}</dt>
            <dd>
              <Link to={`${pathTo('book-list', language)}?series=${product.series.id}`}>{product.series.name}</Link>
              {product.series.number && `, ${product.series.number}`}
            </dd>
          </div>
        )}
        {product.series && <VolumesBeside product={product.pk} series={product.series} />}
        {product.tags.length > 0 && (
          <div>
            <dt>{catalogue.tags}</dt>
            <dd>
              {product.tags.map((item, index) => (
                <span key={item.id}>
                  {index > 0 && ', '}
                  <Link to={pathTo(tag, language, { tag: item.slug })}>{item.name}</Link>
                </span>
              ))}
            </dd>
          </div>
        )}
      </dl>
      {product.ebook && <AccessibilityFacts of={product.accessibility} />}
      {product.safety && (
        <details className="more">
          <summary>{catalogue.safety}</summary>
          <div>
            <p>
              {catalogue.maker}: {product.safety.maker}, {product.safety.maker_address},{' '}
              <a href={`mailto:${product.safety.maker_email}`}>{product.safety.maker_email}</a>
            </p>
            {product.safety.warnings && (
              <p>
                {catalogue.warnings}: {product.safety.warnings}
              </p>
            )}
          </div>
        </details>
      )}
    </div>
  )
}
