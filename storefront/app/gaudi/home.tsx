import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Carousels } from '#modules/catalogue/contract.ts'
import { Home } from '#modules/content/contract.ts'
import { shownCard } from '../catalogue/shown.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { apiContext } from '../server-api.ts'
import { targetHref } from '../shell/target.ts'
import { useShop } from '../shell/use-shop.ts'
import { Description } from '../ui/description.tsx'
import { PictureView } from '../ui/picture.tsx'
import { Title } from '../ui/title.tsx'
import { Carousel } from './carousel.tsx'

/** The first page of the second shop: its banner, its sections and what it features, all of it rows. */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [{ banners, mosaic }, carousels] = await Promise.all([
    api.get(Home, '/home/'),
    api.get(Carousels, '/lots/carousels/', { limit: 12 }),
  ])
  return { banners, mosaic, featured: carousels.featured.map(shownCard), best: carousels.best_sellers.map(shownCard) }
}

export default function GaudiHome() {
  const { banners, mosaic, featured, best } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const { gaudi } = useMessages()
  const shop = useShop()
  const name = shop?.settings.name ?? ''
  const tagline = shop?.settings.tagline ?? ''
  const [hero] = banners
  const sections = (shop?.menu ?? []).filter((item) => item.categories !== null)
  return (
    <>
      <Title text={name} />
      <Description text={hero?.text ?? tagline} />
      <section className="gaudi-hero page">
        <div>
          <h1>{name}</h1>
          <p className="lead">{hero?.text ?? tagline}</p>
          {hero && (
            <p>
              <Link className="button" to={targetHref(hero.url, language)}>
                {hero.call || hero.title}
              </Link>
            </p>
          )}
        </div>
        {hero && <PictureView picture={{ ...hero.art, alt: '' }} sizes="(min-width: 960px) 50vw, 100vw" eager />}
      </section>
      <section className="strip page" aria-labelledby="gaudi-sections">
        <div className="strip-head">
          <h2 id="gaudi-sections">{gaudi.sections}</h2>
        </div>
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
      <Carousel title={gaudi.bestSellers} items={best} />
      {mosaic.length > 0 && (
        <ul className="gaudi-mosaic page">
          {mosaic.map((tile) => (
            <li key={tile.title}>
              <Link to={targetHref(tile.url, language)}>
                <PictureView picture={{ ...tile.art, alt: '' }} sizes="(min-width: 768px) 33vw, 100vw" />
                <b>{tile.title}</b>
              </Link>
              <p className="quiet">{tile.text}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
