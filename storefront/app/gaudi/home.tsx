import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type Banner, Home } from '#modules/editorial/content/contract.ts'
import { Carousels } from '#modules/goods/catalogue/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { Hero } from '../home/hero.tsx'
import { Tile } from '../home/tile.tsx'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { shownCard, shownPicture } from '../shelves/shown.ts'
import { apiContext } from '../site/server-api.ts'
import { targetHref } from '../site/target.ts'
import { useShop } from '../site/use-shop.ts'
import { Description } from '../ui/description.tsx'
import { StructuredData } from '../ui/structured-data.tsx'
import { Title } from '../ui/title.tsx'
import { Carousel } from './carousel.tsx'
import { sellerOf } from './seller.ts'

/** The first page of the second shop: its banners, its sections, what it features and sells, how to visit: all of it rows. */
export async function loader({ context }: LoaderFunctionArgs) {
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

export default function GaudiHome() {
  const { banners, mosaic, featured, best } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const { gaudi } = useMessages()
  const shop = useShop()
  if (!shop) return null
  const { name, tagline, tickets_url, contact } = shop.settings
  const sections = shop.menu.filter((item) => item.categories !== null)
  return (
    <div className="home">
      <Title text={name} />
      <Description text={tagline} />
      <StructuredData data={{ '@context': 'https://schema.org', ...sellerOf(shop, pathTo('gaudi-home', language)) }} />
      <h1 className="visually-hidden">{name}</h1>
      <Hero banners={banners} />
      <section className="page" aria-labelledby="gaudi-sections">
        <p className="lead gaudi-tagline">{tagline}</p>
        <h2 id="gaudi-sections" className="visually-hidden">
          {gaudi.sections}
        </h2>
        <ul className="sections sections-told">
          {sections.map((item) => (
            <li key={item.key}>
              <Link to={targetHref(item.fixedurl, language)}>{item.title}</Link>
              <p className="quiet">{item.subcategoriesTitle}</p>
            </li>
          ))}
        </ul>
      </section>
      <Carousel title={gaudi.featured} items={featured} />
      {mosaic.length > 0 && (
        <div className="page">
          <ul className="gaudi-mosaic">
            {mosaic.map((one) => (
              <li key={one.title}>
                <Tile banner={one} below sizes="(min-width: 992px) 50vw, 100vw" />
              </li>
            ))}
          </ul>
        </div>
      )}
      <Carousel title={gaudi.bestSellers} items={best} />
      <section className="page gaudi-visit" aria-labelledby="gaudi-visit">
        <div>
          <h2 id="gaudi-visit">{gaudi.visit}</h2>
          <p className="prose">{gaudi.visitText}</p>
          <p className="gaudi-visit-ways">
            <a className="button" href={tickets_url} target="_blank" rel="noopener">
              {gaudi.buyTickets}
            </a>
            <Link className="more-link" to={pathTo('gaudi-tickets', language)}>
              {gaudi.before}
            </Link>
          </p>
        </div>
        <dl className="gaudi-facts">
          <div>
            <dt>{gaudi.where}</dt>
            <dd>{contact.address}</dd>
          </div>
          <div>
            <dt>{gaudi.hours}</dt>
            <dd>{contact.hours_main}</dd>
          </div>
          <div>
            <dt>{gaudi.ships}</dt>
            <dd>
              {gaudi.shipsText} <Link to={pathTo('gaudi-shipping', language)}>{gaudi.shipsMore}</Link>
            </dd>
          </div>
        </dl>
      </section>
    </div>
  )
}
