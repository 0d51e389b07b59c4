import './home.css'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type Banner, Home as HomeContract } from '#modules/editorial/content/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { targetHref } from '#screens/targets.ts'
import { shownPost } from '../magazine/post-card.tsx'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { ProductCard } from '../shelves/product-card.tsx'
import { shownCard, shownPicture } from '../shelves/shown.ts'
import { Link } from '../site/link.tsx'
import { apiContext } from '../site/server-api.ts'
import { useShopPath } from '../site/shop-here.ts'
import { Description } from '../ui/description.tsx'
import { Slider } from '../ui/slider.tsx'
import { StarRule } from '../ui/star.tsx'
import { Title } from '../ui/title.tsx'
import { Warranty } from '../ui/warranty.tsx'
import { Advised } from './advised.tsx'
import { FromTheMagazine } from './from-the-magazine.tsx'
import { Hero } from './hero.tsx'
import { Teasers } from './teasers.tsx'
import { Tile } from './tile.tsx'
import { shownActivity, WhatsOn } from './whats-on.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { banners, mosaic, featured, teasers, novelties, recommended, activities, posts } = await api.get(HomeContract, '/home/')
  const tile = ({ title, text, url, call, art, upright }: Banner) => ({
    title,
    text,
    url,
    call,
    art: shownPicture(art),
    upright: upright && shownPicture(upright),
  })
  return {
    banners: banners.map(tile),
    mosaic: mosaic.map(tile),
    featured: { ...featured, items: featured.items.map(shownCard) },
    teasers: teasers.map(({ title, text, url, call }) => ({ title, text, url, call })),
    novelties: novelties.map(shownCard),
    recommended: recommended.map((card) => ({ ...shownCard(card), recommendation: card.recommendation })),
    activities: activities.map((activity) => shownActivity(activity, api.language)),
    posts: posts.map(shownPost),
  }
}

/** Hero, mosaic, one collection told with four products, what booksellers recommend, what is on, the magazine, what else the house offers, what has just arrived, what we promise (N-37, N-38). */
export default function Home() {
  const { banners, mosaic, featured, teasers, novelties, recommended, activities, posts } = useLoaderData<typeof loader>()
  const { home } = useMessages()
  const language = useLanguage()
  const inShop = useShopPath()
  return (
    <div className="home">
      <Title text={home.title} />
      <Description text={home.description} />
      <h1 className="visually-hidden">{home.title}</h1>
      {banners.length > 0 && <Hero banners={banners} />}
      {mosaic.length > 0 && (
        <div className="mosaic page">
          <div className="mosaic-grid">
            {mosaic.slice(0, 4).map((item, index) => (
              <Tile
                key={item.title}
                banner={item}
                below={index < 3}
                sizes={index === 3 ? '(min-width: 992px) 90vw, 140vw' : '(min-width: 992px) 60vw, 100vw'}
              />
            ))}
          </div>
        </div>
      )}
      {featured.items.length > 0 && (
        <section className="featured page" aria-labelledby="featured">
          <div className="featured-story">
            <div>
              <h2 id="featured">{featured.title}</h2>
              <Link className="more-link" to={targetHref(featured.url, language, inShop)}>
                {home.discover}
              </Link>
            </div>
            <p className="prose">{featured.text}</p>
          </div>
          <ul className="cards">
            {featured.items.slice(0, 4).map((item) => (
              <li key={item.pk}>
                <ProductCard product={item} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {recommended.length > 0 && <Advised items={recommended} />}
      {activities.length > 0 && <WhatsOn activities={activities} />}
      {posts.length > 0 && <FromTheMagazine posts={posts} />}
      {teasers.length > 0 && <Teasers teasers={teasers} />}
      <StarRule />
      {novelties.length > 0 && (
        <Slider
          title={home.novelties}
          more={
            <Link className="more-link" to={pathTo('book-new', language)}>
              {home.seeNovelties}
            </Link>
          }
        >
          {novelties.map((item) => (
            <li key={item.pk}>
              <ProductCard product={item} />
            </li>
          ))}
        </Slider>
      )}
      <Warranty />
    </div>
  )
}
