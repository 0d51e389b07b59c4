import { isInStore, isIsbn } from '#kernel/isbn.ts'
import type { Language } from '#kernel/language.ts'
import { largestSrc } from '#kernel/renditions.ts'
import type { Reviews } from '#modules/editorial/reviews/contract.ts'
import { mainShop } from '#screens/shops.ts'
import type { ShownProduct } from '../shelves/shown.ts'
import { productHref } from '../site/product-href.ts'
import type { Crumb } from '../ui/breadcrumbs.tsx'

const stateOf = ({ display, buyable }: ShownProduct['availability']): string => {
  if (display === 'pre_sale') return 'PreOrder'
  if (display === 'print_on_demand' || display === 'temporarily_out' || display === 'within_days') return 'BackOrder'
  return buyable ? 'InStock' : 'OutOfStock'
}

/** By the W3C's vocabulary of schema.org's accessibility properties. */
const accessibilityIn = ({ features, modes, note }: NonNullable<ShownProduct['accessibility']>) => ({
  accessibilityFeature: features.length > 0 ? features : undefined,
  accessModeSufficient: modes.length > 0 ? modes : undefined,
  accessibilitySummary: note ?? undefined,
})

/** What buyers said, where any did: an average is told of reviews that stand on the page's own list. */
const reviewedIn = ({ average, count, items }: Reviews) =>
  average === null
    ? {}
    : {
        aggregateRating: { '@type': 'AggregateRating', ratingValue: average, reviewCount: count, bestRating: 5, worstRating: 1 },
        review: items.map(({ stars, words, name, written_on, language }) => ({
          '@type': 'Review',
          reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5, worstRating: 1 },
          author: { '@type': 'Person', name },
          datePublished: written_on,
          inLanguage: language,
          reviewBody: words,
        })),
      }

/** schema.org's view of the page: Product or Book with its offer, and the breadcrumbs (C-47). */
export function productSchema(
  product: ShownProduct,
  origin: string,
  language: Language,
  crumbs: Crumb[],
  { inShop = mainShop, seller, reviews }: { inShop?: string; seller?: object | undefined; reviews?: Reviews } = {},
) {
  const url = `${origin}${productHref(product, language, inShop)}`
  const isBook = product.model_type === 'book'
  const offer = {
    '@type': 'Offer',
    url,
    price: product.price?.toFixed(2),
    priceCurrency: 'EUR',
    availability: `https://schema.org/${stateOf(product.availability)}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller,
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': isBook ? ['Book', 'Product'] : 'Product',
        name: product.title,
        url,
        image: [product.images.zoom, ...product.images.secondaries].map(
          (shownPicture) => `${origin}${largestSrc(shownPicture.src, shownPicture.width)}`,
        ),
        description: product.summary ?? product.description ?? undefined,
        sku: product.sku,
        gtin13: isInStore(product.ean) ? undefined : product.ean,
        ...(isBook
          ? {
              isbn: isIsbn(product.ean) ? product.ean : undefined,
              author: product.authors.map((author) => ({ '@type': 'Person', name: author.name })),
              publisher: product.publisher ? { '@type': 'Organization', name: product.publisher.name } : undefined,
              award: product.awards?.split('\n').filter(Boolean),
              numberOfPages: product.page_count ?? undefined,
              datePublished: product.published_on ?? product.edition_year?.toString(),
              bookFormat: product.ebook ? 'https://schema.org/EBook' : undefined,
              ...(product.accessibility && accessibilityIn(product.accessibility)),
            }
          : { material: product.attributes['material']?.map((item) => item.name).join(', ') }),
        offers: product.price === null ? undefined : offer,
        ...(reviews && reviewedIn(reviews)),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: crumbs.map(({ name, to }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: to ? `${origin}${to}` : url,
        })),
      },
    ],
  }
}
