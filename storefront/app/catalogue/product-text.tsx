import './product-text.css'
import { useMessages } from '../messages/messages.tsx'
import type { ShownProduct } from '../shelves/shown.ts'
import { ProductFacts } from './product-facts.tsx'

/** Texts shorter than this stand in the label itself; a longer one has a page below. */
const longFrom = 420

const textOf = (product: ShownProduct): string => product.description ?? product.summary ?? ''

export const isLong = (product: ShownProduct): boolean =>
  textOf(product).length + (product.recommendation ?? '').length >= longFrom

/** What there is to say of a product, as paragraphs. */
export const Paragraphs = ({ text }: { text: string }) =>
  text.split(/\n{2,}/).map((paragraph) => <p key={paragraph}>{paragraph}</p>)

/** A short text, the bookseller's sentence and the facts, inside the label. */
export function ShortText({ product }: { product: ShownProduct }) {
  const { catalogue } = useMessages()
  const text = textOf(product)
  return (
    <>
      {text && (
        <div className="prose">
          <Paragraphs text={text} />
        </div>
      )}
      {product.recommendation && (
        <blockquote className="advice" aria-label={catalogue.bookseller}>
          {product.recommendation}
        </blockquote>
      )}
      <Details product={product} />
      <ProductFacts product={product} />
    </>
  )
}

function Details({ product }: { product: ShownProduct }) {
  const { catalogue } = useMessages()
  if (!product.details) return null
  return (
    <details className="more">
      <summary>{catalogue.details}</summary>
      <div className="prose">
        <Paragraphs text={product.details} />
      </div>
    </details>
  )
}

/** The blurb set like a page of a book, and the facts beside it. */
export function ProductText({ product }: { product: ShownProduct }) {
  const { catalogue } = useMessages()
  const isBook = product.model_type === 'book'
  const text = textOf(product)
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
            <div className={isBook ? 'prose blurb blurb-book' : 'prose blurb'}>
              <Paragraphs text={text} />
            </div>
          </>
        )}
        <Details product={product} />
      </div>
      <ProductFacts product={product} />
    </div>
  )
}
