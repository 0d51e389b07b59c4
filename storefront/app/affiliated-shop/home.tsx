import './affiliated-shop.css'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type Banner, Home } from '#modules/editorial/content/contract.ts'
import { Carousels } from '#modules/goods/catalogue/contract.ts'
import { shopPath } from '#screens/shop-path.ts'
import { targetHref } from '#screens/targets.ts'
import { Hero } from '../home/hero.tsx'
import { Tile } from '../home/tile.tsx'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { shownCard, shownPicture } from '../shelves/shown.ts'
import { Link } from '../site/link.tsx'
import { apiContext } from '../site/server-api.ts'
import { useShopPath } from '../site/shop-here.ts'
import { useShop } from '../site/use-shop.ts'
import { Description } from '../ui/description.tsx'
import { StructuredData } from '../ui/structured-data.tsx'
import { Title } from '../ui/title.tsx'
import { affiliatedScreen } from './affiliated-screen.ts'
import { Carousel } from './carousel.tsx'
import { sellerOf } from './seller.ts'

/** The first page of an affiliated shop: its banners, its sections, what it features and sells, how to visit: all of it rows. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  affiliatedScreen(url)
  const api = context.get(apiContext)
  const [{ banners, mosaic }, carousels] = await Promise.all([
    api.get(Home, '/home/'),
    api.get(Carousels, '/lots/carousels/', { limit: 12 }),
  ])
  const tile = (banner: Banner) => ({ ...banner, art: shownPicture(banner.art) })
  return {
    banners: banners.map(tile),
    mosaic: mosaic.map(tile),
    featured: carousels.featured.map(shownCard),
    best: carousels.best_sellers.map(shownCard),
  }
}

export default function AffiliatedHome() {
  const { banners, mosaic, featured, best } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const inShop = useShopPath()
  const { affiliatedShop } = useMessages()
  const shop = useShop()
  if (!shop) return null
  const { name, tagline, tickets_url, contact, visit, delivery } = shop.settings
  // What the shop says nothing of yet has no page either.
  const isVisited = Boolean(visit || tickets_url)
  const sections = shop.menu.filter((item) => item.categories !== null)
  return (
    <div className="home">
      <Title text={name} />
      <Description text={tagline} />
      <StructuredData data={{ '@context': 'https://schema.org', ...sellerOf(shop, shopPath(inShop, 'home', language)) }} />
      {banners.length > 0 ? (
        <>
          <h1 className="visually-hidden">{name}</h1>
          <Hero banners={banners} />
        </>
      ) : (
        <h1 className="page affiliated-name">{name}</h1>
      )}
      <section className="page">
        <p className="lead affiliated-tagline">{tagline}</p>
        {sections.length > 0 && (
          <>
            <h2 id="affiliated-sections" className="visually-hidden">
              {affiliatedShop.sections}
            </h2>
            <ul className="sections sections-told">
              {sections.map((item) => (
                <li key={item.key}>
                  <Link to={targetHref(item.fixedurl, language, inShop)}>{item.title}</Link>
                  <p className="quiet">{item.subcategoriesTitle}</p>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
      <Carousel title={affiliatedShop.featured} items={featured} />
      {mosaic.length > 0 && (
        <div className="page">
          <ul className="affiliated-mosaic">
            {mosaic.map((item) => (
              <li key={item.title}>
                <Tile banner={item} below sizes="(min-width: 992px) 50vw, 100vw" />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Carousel title={affiliatedShop.bestSellers} items={best} />
      <section className="page affiliated-visit" aria-labelledby="affiliated-visit">
        <div>
          <h2 id="affiliated-visit">{isVisited ? affiliatedShop.visit : affiliatedShop.inShort}</h2>
          {visit && <p className="prose">{visit}</p>}
          {isVisited && (
            <p className="affiliated-visit-ways">
              {tickets_url && (
                <a className="button" href={tickets_url} target="_blank" rel="noopener">
                  {affiliatedShop.buyTickets}
                </a>
              )}
              <Link className="more-link" to={shopPath(inShop, 'tickets', language)}>
                {affiliatedShop.before}
              </Link>
            </p>
          )}
        </div>
        <dl className="affiliated-facts">
          <div>
            <dt>{affiliatedShop.where}</dt>
            <dd>{contact.address}</dd>
          </div>
          <div>
            <dt>{affiliatedShop.hours}</dt>
            <dd>{contact.hours_main}</dd>
          </div>
          {delivery && (
            <div>
              <dt>{affiliatedShop.ships}</dt>
              <dd>
                {delivery} <Link to={shopPath(inShop, 'shipping', language)}>{affiliatedShop.shipsMore}</Link>
              </dd>
            </div>
          )}
        </dl>
      </section>
    </div>
  )
}
