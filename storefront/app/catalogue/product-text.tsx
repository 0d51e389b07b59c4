import type { ProductDetail } from '#modules/catalogue/contract.ts'
import { useMessages } from '../messages/messages.tsx'
import { ProductFacts } from './product-facts.tsx'

/** Whether there is anything to read about the piece. */
export const hasText = (product: ProductDetail): boolean =>
  Boolean(product.description ?? product.summary ?? product.recommendation ?? product.details)

/** The blurb set like a page of a book, and the facts beside it. */
export function ProductText({ product }: { product: ProductDetail }) {
  const { catalogue } = useMessages()
  const isBook = product.model_type === 'book'
  const text = product.description ?? product.summary
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
      <ProductFacts product={product} />
    </div>
  )
}
