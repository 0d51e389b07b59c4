import './product.css'
import type { ReactNode } from 'react'
import { useMessages } from '../messages/messages.tsx'
import type { ShownProduct } from '../shelves/shown.ts'
import { useShop } from '../site/use-shop.ts'
import { Viewed } from '../tracking/viewed.tsx'
import { Breadcrumbs, type Crumb } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { StructuredData } from '../ui/structured-data.tsx'
import { Title } from '../ui/title.tsx'
import { Gallery } from './gallery.tsx'
import { ProductLabel } from './product-label.tsx'
import { ProductMatter } from './product-matter.tsx'
import { isLong, ProductText } from './product-text.tsx'

interface Props {
  product: ShownProduct
  /** Of the browser's tab and of results elsewhere. */
  title: string
  crumbs: Crumb[]
  /** schema.org's view of the page. */
  schema: object
  /** How it gets to whoever buys it, on its label. */
  arrival?: ReactNode
  children?: ReactNode
}

/** What the page of a product begins with in every shop: what machines read, then gallery, label and text. */
export function ProductArticle({ product, title, crumbs, schema, arrival, children }: Props) {
  const { leads } = useMessages()
  const origin = useShop()?.origin ?? ''
  const by = product.author?.name ?? null
  return (
    <>
      <Title text={title} />
      <Description text={product.summary ?? product.description ?? leads.product({ title: product.title, by })} />
      <meta property="og:type" content={product.model_type === 'book' ? 'book' : 'product'} />
      <meta property="og:title" content={product.title} />
      <meta property="og:image" content={`${origin}${product.images.zoom.src}`} />
      <StructuredData data={schema} />
      <Viewed product={product} />
      <article className="product page">
        <Breadcrumbs crumbs={crumbs} />
        <div className="product-top">
          <Gallery key={product.pk} product={product} />
          <ProductLabel product={product}>{arrival}</ProductLabel>
        </div>
        {isLong(product) && <ProductText product={product} />}
        <ProductMatter product={product} />
        {children}
      </article>
    </>
  )
}
