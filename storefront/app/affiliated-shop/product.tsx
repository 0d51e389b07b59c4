import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { languages } from '#kernel/language.ts'
import { Carousels, ProductDetail } from '#modules/goods/catalogue/contract.ts'
import { shopPath } from '#screens/shop-path.ts'
import { Arrival } from '../catalogue/arrival.tsx'
import { askedArrival } from '../catalogue/asked-arrival.ts'
import { BuyBar } from '../catalogue/buy-bar.tsx'
import { ProductArticle } from '../catalogue/product-article.tsx'
import { productSchema } from '../catalogue/product-schema.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { shownCard, shownProduct } from '../shelves/shown.ts'
import { apiContext } from '../site/server-api.ts'
import { useShopPath } from '../site/shop-here.ts'
import { useShop } from '../site/use-shop.ts'
import { affiliatedScreen } from './affiliated-screen.ts'
import { Carousel } from './carousel.tsx'
import { sellerOf } from './seller.ts'

/** The id decides; a wrong slug leads to the right one. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { shop } = affiliatedScreen(url)
  const [product, carousels] = await Promise.all([
    api.get(ProductDetail, `/products/${params['id']}/`),
    api.get(Carousels, '/lots/carousels/', { limit: 13 }),
  ])
  const canonical = shopPath(shop, 'product', api.language, { slug: product.slug, id: product.pk })
  if (decodeURI(url.pathname) !== decodeURI(canonical)) throw redirect(`${canonical}${url.search}`, 301)
  const others = (items: typeof carousels.featured) =>
    items
      .filter((item) => item.pk !== product.pk)
      .slice(0, 12)
      .map(shownCard)
  return {
    arrival: await askedArrival(api, product.pk, url),
    product: shownProduct(product),
    section: product.categories.find((category) => category.id === product.category?.id) ?? product.categories[0] ?? null,
    featured: others(carousels.featured),
    best: others(carousels.best_sellers),
    alternates: Object.fromEntries(languages.map((language) => [language, { slug: product[`slug_${language}`] }])),
  }
}

/** A product of an affiliated shop with its three carousels: featured, best sellers, you may also like. */
export default function AffiliatedProduct() {
  const { product, section, featured, best, arrival } = useLoaderData<typeof loader>()
  const { affiliatedShop } = useMessages()
  const language = useLanguage()
  const shop = useShop()
  const inShop = useShopPath()
  const origin = shop?.origin ?? ''
  const crumbs = [
    ...(section
      ? [{ name: section.name, to: shopPath(inShop, 'category', language, { slug: section.slug, id: section.id }) }]
      : []),
    { name: product.title },
  ]
  return (
    <>
      <ProductArticle
        product={product}
        title={product.title}
        crumbs={crumbs}
        schema={productSchema(product, origin, language, crumbs, {
          inShop,
          seller: shop && sellerOf(shop, shopPath(inShop, 'home', language)),
        })}
        arrival={<Arrival product={product.pk} asked={arrival} stores={false} />}
      />
      <Carousel title={affiliatedShop.alsoLike} items={product.related} />
      <Carousel title={affiliatedShop.featured} items={featured} />
      <Carousel title={affiliatedShop.bestSellers} items={best} />
      <BuyBar product={product} />
    </>
  )
}
