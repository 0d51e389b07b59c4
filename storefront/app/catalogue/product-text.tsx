import { Link } from 'react-router'
import { pathTo } from '#kernel/route-table.ts'
import type { ProductDetail } from '#modules/catalogue/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { factsOf } from './product-facts.ts'

/** The blurb set like a page of a book; beside it the facts, the shops and the maker. */
export function ProductText({ product }: { product: ProductDetail }) {
  const language = useLanguage()
  const { catalogue } = useMessages()
  const isBook = product.model_type === 'book'
  const text = product.description ?? product.summary
  const tag = isBook ? ('book-tag' as const) : ('object-tag' as const)
  return (
    <div className="product-text">
      <div>
        {product.recommendation && (
          <>
            <h2>{catalogue.bookseller}</h2>
            <blockquote className="advice">{product.recommendation}</blockquote>
          </>
        )}
        {text && (
          <>
            <h2>{isBook ? catalogue.blurb : catalogue.objectBlurb}</h2>
            <div className="prose blurb">
              {text.split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </>
        )}
        {product.details && (
          <details className="more">
            <summary>{catalogue.details}</summary>
            <div className="prose">
              {product.details.split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </details>
        )}
      </div>
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
          {product.tags.length > 0 && (
            <div>
              <dt>{catalogue.tags}</dt>
              <dd>
                {product.tags.map((one, place) => (
                  <span key={one.id}>
                    {place > 0 && ', '}
                    <Link to={pathTo(tag, language, { tag: one.slug })}>{one.name}</Link>
                  </span>
                ))}
              </dd>
            </div>
          )}
        </dl>
        {product.stock_by_store.length > 0 && (
          <details className="more">
            <summary>{catalogue.stockByStore}</summary>
            <ul className="stores">
              {product.stock_by_store.map((store) => (
                <li key={store.code}>
                  <span>
                    {store.name} <span className="quiet">{store.city}</span>
                  </span>
                  <span>{catalogue.copies({ count: store.quantity })}</span>
                </li>
              ))}
            </ul>
          </details>
        )}
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
    </div>
  )
}
