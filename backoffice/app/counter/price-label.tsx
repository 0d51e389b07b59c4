import { shownEuros } from '#kernel/figures.ts'
import type { Answer } from '../api/calls.ts'
import { useLanguage } from '../words/dictionary.ts'

/** A label for the back of a book, 50 by 25 mm: title, price and the figures of its code. */
export function PriceLabel({ title }: { title: Answer<'GET /titles/:title/'> }) {
  const language = useLanguage()
  return (
    <div className="price-label">
      <p className="price-label-title">{title.title}</p>
      <p className="price-label-price">{shownEuros((title.price_cents ?? 0) / 100, language)}</p>
      <p>{title.ean || title.sku}</p>
    </div>
  )
}
