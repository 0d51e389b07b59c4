import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { dayOf, shownDay } from '#kernel/days.ts'
import { languages } from '#kernel/language.ts'
import { Activities } from '#modules/editorial/agenda/contract.ts'
import { Reviews, reviewsBeside } from '#modules/editorial/reviews/contract.ts'
import { ProductDetail } from '#modules/goods/catalogue/contract.ts'
import { ProductStores as Lying } from '#modules/goods/stores/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { FoundInLine, foundOf } from '../places/found-in.tsx'
import { ProductReviews } from '../reviews/product-reviews.tsx'
import { LateSeen } from '../shelves/late-seen.tsx'
import { ProductCard } from '../shelves/product-card.tsx'
import { shownProduct } from '../shelves/shown.ts'
import { Link } from '../site/link.tsx'
import { productHref } from '../site/product-href.ts'
import { apiContext, type ShopApi } from '../site/server-api.ts'
import { useShop } from '../site/use-shop.ts'
import { hasStores, ProductStores, storesQuery } from '../stores/product-stores.tsx'
import { Slider } from '../ui/slider.tsx'
import { Warranty } from '../ui/warranty.tsx'
import { Arrival } from './arrival.tsx'
import { askedArrival } from './asked-arrival.ts'
import { BuyBar } from './buy-bar.tsx'
import { ProductArticle } from './product-article.tsx'
import { productSchema } from './product-schema.ts'
import { signedTexts } from './signing-words.ts'

/** Where its author signs copies of a book to order: the sentence, and the activity. */
async function signingOf(api: ShopApi, { pk, author, model_type }: ProductDetail) {
  if (model_type !== 'book' || !author) return null
  const { items } = await api.get(Activities, '/agenda/', { product: String(pk), signed: 'true', limit: '1' })
  return items.map(({ id, slug, starts_at }) => ({
    to: pathTo('agenda-activity', api.language, { slug, id }),
    text: signedTexts[api.language].invites(author.name, shownDay(dayOf(new Date(starts_at)))),
  }))[0]
}

/** The id decides; a wrong or outdated slug leads to the right one. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const product = await api.get(ProductDetail, `/products/${params['id']}/`)
  const canonical = productHref(product, api.language)
  const { pathname, search } = url
  if (decodeURI(pathname) !== decodeURI(canonical)) throw redirect(`${canonical}${search}`, 301)
  const alternates = Object.fromEntries(languages.map((language) => [language, { slug: product[`slug_${language}`] }]))
  const asksStores = url.searchParams.has(storesQuery) && hasStores(product)
  const stores = asksStores ? await api.get(Lying, `/products/${product.pk}/stores/`) : null
  const list = product.model_type === 'book' ? 'book-list' : 'object-list'
  const sections = product.categories.map(({ id }) => `${list}?category=${id}`)
  const [found, arrival, reviews, signing] = await Promise.all([
    foundOf(api, product),
    askedArrival(api, product.pk, url),
    api.get(Reviews, `/products/${product.pk}/reviews/`, { limit: reviewsBeside }),
    signingOf(api, product),
  ])
  return { product: shownProduct(product), alternates, stores, sections, found, arrival, reviews, signing }
}

export default function Product() {
  const { product, stores, found, arrival, reviews, signing } = useLoaderData<typeof loader>()
  const { catalogue, shell } = useMessages()
  const language = useLanguage()
  const origin = useShop()?.origin ?? ''
  const home = product.model_type === 'book' ? ('books' as const) : ('objects' as const)
  const list = product.model_type === 'book' ? ('book-list' as const) : ('object-list' as const)
  const crumbs = [
    { name: catalogue.lists[home], to: pathTo(home, language) },
    ...(product.category
      ? [{ name: product.category.name, to: `${pathTo(list, language)}?category=${product.category.id}` }]
      : []),
    { name: product.title },
  ]
  return (
    <>
      <ProductArticle
        product={product}
        title={product.author ? `${product.title} · ${product.author.name}` : product.title}
        crumbs={crumbs}
        schema={productSchema(product, origin, language, [{ name: shell.home, to: pathTo('home', language) }, ...crumbs], {
          reviews,
        })}
        arrival={<Arrival product={product.pk} asked={arrival} />}
      >
        {signing && (
          <p>
            <Link to={signing.to}>{signing.text}</Link>
          </p>
        )}
        <FoundInLine found={found} />
        {hasStores(product) && (
          <ProductStores
            product={product.pk}
            keeps={product.price !== null && product.availability.launch === null}
            stock={product.stock_by_store}
            lying={stores}
          />
        )}
        <ProductReviews product={product.pk} reviews={reviews} />
        {product.editions.length > 0 && (
          <section className="strip" aria-labelledby="editions">
            <div className="strip-head">
              <h2 id="editions">{catalogue.otherEditions}</h2>
            </div>
            <ul className="cards">
              {product.editions.map((item) => (
                <li key={item.pk}>
                  <ProductCard product={item} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </ProductArticle>
      {product.related.length > 0 && (
        <div className="strip">
          <Slider
            title={catalogue.related}
            more={
              product.category && (
                <Link className="more-link" to={`${pathTo(list, language)}?category=${product.category.id}`}>
                  {product.category.name}
                </Link>
              )
            }
          >
            {product.related.map((item) => (
              <li key={item.pk}>
                <ProductCard product={item} />
              </li>
            ))}
          </Slider>
        </div>
      )}
      <LateSeen product={product} />
      <Warranty />
      <BuyBar product={product} />
    </>
  )
}
