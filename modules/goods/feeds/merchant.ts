import { addDays, type Day } from '#kernel/days.ts'
import type { Language } from '#kernel/language.ts'
import { largestSrc } from '#kernel/renditions.ts'
import type { ProductCard } from '#modules/goods/catalogue/contract.ts'
import { names } from './merchant-words.ts'

/** Numbers of Google's taxonomy: printed books and e-books; objects have a type of ours alone. */
const categories = { book: '784', ebook: '543542' } as const
const [longestTitle, longestText] = [150, 5_000]

export interface MerchantItem {
  card: ProductCard
  /** The page of the title. */
  link: string
  origin: string
  words: string | null
  grams: number | null
  today: Day
}

const escaped = (text: string): string =>
  Array.from(text)
    .filter((sign) => sign === '\n' || sign === '\t' || sign >= ' ')
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
const tag = (name: string, text: string | null | undefined): string =>
  text === null || text === undefined || text === '' ? '' : `<g:${name}>${escaped(text.toWellFormed())}</g:${name}>`
const euros = (amount: number): string => `${amount.toFixed(2)} EUR`
const madrid = (day: Day): string => `${day}T00:00+01:00`

/** Whether it can be had, as Google words it; what is sold before it is there says when. */
function availabilityTags({ availability: { display, days, launch } }: ProductCard, today: Day): string {
  switch (display) {
    case 'immediate':
    case 'few_left':
    case 'ebook':
      return tag('availability', 'in_stock')
    case 'within_days':
    case 'print_on_demand':
      return tag('availability', 'backorder') + tag('availability_date', madrid(addDays(today, days ?? 30)))
    case 'pre_sale':
      return tag('availability', 'preorder') + tag('availability_date', launch ? madrid(launch as Day) : null)
    default:
      return tag('availability', 'out_of_stock')
  }
}

/** Books have one price, that of the publisher (Law 10/2007): nothing is told as reduced but what is no book. */
function priceTags({ model_type, price, former_price }: ProductCard): string {
  if (price === null) return ''
  if (model_type === 'object' && former_price !== null && former_price > price)
    return tag('price', euros(former_price)) + tag('sale_price', euros(price))
  return tag('price', euros(price))
}

/** A title as Google Merchant Center reads it; empty where it cannot be bought. */
export function merchantItem({ card, link, origin, words, grams, today }: MerchantItem): string {
  if (!card.availability.buyable || card.price === null) return ''
  const { cart, secondaries } = card.images
  const picture = ({ src, width }: { src: string; width: number }) => origin + largestSrc(src, width)
  const people = card.authors.map(({ name }) => name).join(', ')
  return [
    '<item>',
    tag('id', card.sku),
    tag('title', [card.title, people].filter(Boolean).join(' · ').slice(0, longestTitle)),
    tag('description', (words ?? [card.title, card.subtitle, people].filter(Boolean).join('. ')).slice(0, longestText)),
    tag('link', origin + link),
    tag('image_link', picture(cart)),
    ...secondaries.slice(0, 10).map((other) => tag('additional_image_link', picture(other))),
    availabilityTags(card, today),
    priceTags(card),
    tag('gtin', card.ean),
    tag('brand', card.editorial?.name),
    tag('condition', 'new'),
    card.model_type === 'book' ? tag('google_product_category', card.ebook ? categories.ebook : categories.book) : '',
    tag('product_type', card.category_path.join(' > ')),
    card.ebook
      ? '<g:shipping><g:country>ES</g:country><g:price>0.00 EUR</g:price></g:shipping>'
      : tag('shipping_weight', grams === null ? null : `${grams} g`),
    '</item>\n',
  ].join('')
}

export const merchantHead = (origin: string, language: Language): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>${names[language]}</title><link>${escaped(origin)}</link><description>${names[language]}</description>\n`
export const merchantFoot = '</channel></rss>\n'
