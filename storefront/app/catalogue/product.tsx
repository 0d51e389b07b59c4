import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { languages } from '#kernel/language.ts'
import { ProductDetail } from '#modules/catalogue/contract.ts'
import { useMessages } from '../messages/messages.tsx'
import { apiContext } from '../server-api.ts'
import { PictureView } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import { availabilityText } from './availability-text.ts'
import { ProductCard } from './product-card.tsx'
import { productHref } from './product-href.ts'

/** The id decides; a wrong or outdated slug leads to the right one. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const product = await api.get(ProductDetail, `/products/${params.id}/`)
  const canonical = productHref(product, api.language)
  const { pathname, search } = new URL(request.url)
  if (decodeURI(pathname) !== decodeURI(canonical)) throw redirect(`${canonical}${search}`, 301)
  const alternates = Object.fromEntries(languages.map((one) => [one, { slug: product[`slug_${one}`] }]))
  return { product, alternates }
}

export default function Product() {
  const { product } = useLoaderData<typeof loader>()
  const { catalogue } = useMessages()
  return (
    <article className="product page">
      <title>{product.title}</title>
      <meta name="description" content={product.summary ?? product.title} />
      <PictureView picture={product.images.zoom} sizes="(min-width: 992px) 50vw, 100vw" eager />
      <div className="product-label">
        <h1>{product.title}</h1>
        {product.author && <p>{product.author.name}</p>}
        {product.price !== null && (
          <p className="product-price">
            <Price euros={product.price} />
          </p>
        )}
        <p>{availabilityText(product.availability, catalogue)}</p>
        {product.description?.split('\n\n').map((paragraph) => (
          <p key={paragraph} className="prose">
            {paragraph}
          </p>
        ))}
      </div>
      {product.related.length > 0 && (
        <section>
          <h2>{catalogue.related}</h2>
          <ul className="cards">
            {product.related.map((item) => (
              <li key={item.pk}>
                <ProductCard product={item} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}
