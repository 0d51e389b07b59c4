import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pathTo } from '#kernel/route-table.ts'
import { type Banner, Home as HomeContract } from '#modules/content/contract.ts'
import { ProductCard } from '../catalogue/product-card.tsx'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { apiContext } from '../server-api.ts'
import { targetHref } from '../shell/target.ts'
import { PictureView } from '../ui/picture.tsx'

export const loader = ({ context }: LoaderFunctionArgs) => context.get(apiContext).get(HomeContract, '/home/')

export default function Home() {
  const { banners, mosaic, featured, novelties, recommended } = useLoaderData<typeof loader>()
  const { home } = useMessages()
  const language = useLanguage()
  return (
    <>
      <title>{home.title}</title>
      <meta name="description" content={home.description} />
      <h1 className="visually-hidden">{home.title}</h1>
      <section className="hero">
        {banners.map((one) => (
          <Tile key={one.title} banner={one} />
        ))}
      </section>
      <section className="mosaic page">
        {mosaic.map((one) => (
          <Tile key={one.title} banner={one} />
        ))}
      </section>
      <section className="featured page">
        <div className="featured-story">
          <h2>{featured.title}</h2>
          <p className="prose">{featured.text}</p>
        </div>
        <ul className="cards">
          {featured.items.map((item) => (
            <li key={item.pk}>
              <ProductCard product={item} />
            </li>
          ))}
        </ul>
      </section>
      <section className="page">
        <h2>{home.recommended}</h2>
        <ul className="cards">
          {recommended.map((item) => (
            <li key={item.pk}>
              <ProductCard product={item} />
              <p className="prose quiet">{item.recommendation}</p>
            </li>
          ))}
        </ul>
        <Link to={pathTo('book-recommended', language)}>{home.seeRecommended}</Link>
      </section>
      <section className="page">
        <h2>{home.novelties}</h2>
        <ul className="cards">
          {novelties.map((item) => (
            <li key={item.pk}>
              <ProductCard product={item} />
            </li>
          ))}
        </ul>
        <Link to={pathTo('book-new', language)}>{home.seeNovelties}</Link>
      </section>
    </>
  )
}

function Tile({ banner }: { banner: Banner }) {
  const language = useLanguage()
  return (
    <Link className="tile" to={targetHref(banner.url, language)}>
      <PictureView picture={banner.art} sizes="(min-width: 992px) 60vw, 100vw" />
      <span className="tile-title">{banner.title}</span>
      <span className="tile-text">{banner.text}</span>
    </Link>
  )
}
