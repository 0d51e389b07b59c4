import './cafe.css'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Cafe as CafeContract } from '#modules/editorial/cafe/contract.ts'
import { Page } from '#modules/editorial/content/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { shownPicture } from '../shelves/shown.ts'
import { apiContext } from '../site/server-api.ts'
import { useShop } from '../site/use-shop.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Markdown, opening } from '../ui/markdown.tsx'
import { PictureView } from '../ui/picture.tsx'
import { StructuredData } from '../ui/structured-data.tsx'
import { Title } from '../ui/title.tsx'
import { useCafe } from './cafe-words.ts'
import { LunchMenu } from './lunch-menu.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [page, { menu, gallery }] = await Promise.all([api.get(Page, '/pages/about-cafe/'), api.get(CafeContract, '/cafe/')])
  return { page, menu, gallery: gallery.map(({ caption, art }) => ({ caption, art: shownPicture(art) })) }
}

const parts = ['bookshop', 'cafe-restaurant', 'events', 'gallery', 'lunch-menu'] as const

/** The café-bookshop: one page with a place for each of its parts (T-27, T-28). Its text is staff's, with an anchor at each heading. */
export default function AboutCafe() {
  const { page, menu, gallery } = useLoaderData<typeof loader>()
  const cafe = useCafe()
  const language = useLanguage()
  const origin = useShop()?.origin ?? ''
  const [first] = gallery
  const shown = parts.filter((part) => part === 'lunch-menu' || (part === 'gallery' ? first : page.body.includes(`{#${part}}`)))
  return (
    <article className="page content-page cafe">
      <Title text={page.title} />
      <Description text={opening(page.body)} />
      <StructuredData
        data={{
          '@context': 'https://schema.org',
          '@type': ['CafeOrCoffeeShop', 'BookStore'],
          name: page.title,
          url: `${origin}${pathTo('about-cafe', language)}`,
          ...(first && { image: `${origin}${first.art.src}` }),
          ...(menu && { hasMenu: `${origin}${menu.pdf}` }),
          openingHours: 'Mo-Sa',
        }}
      />
      <Breadcrumbs crumbs={[{ name: page.title }]} />
      <h1>{page.title}</h1>
      <nav aria-label={cafe.parts}>
        <ul className="cafe-parts">
          {shown.map((part) => (
            <li key={part}>
              <a className="pill" href={`#${part}`}>
                {cafe[part]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="cafe-columns">
        <div className="prose">
          <Markdown text={page.body} />
        </div>
        <LunchMenu menu={menu} />
      </div>
      {first && (
        <section className="cafe-gallery" id="gallery" aria-labelledby="gallery-title">
          <h2 id="gallery-title">{cafe.gallery}</h2>
          <ul className="cafe-pictures">
            {gallery.map(({ caption, art }) => (
              <li key={caption}>
                <figure>
                  <PictureView picture={{ ...art, alt: '' }} sizes="(min-width: 992px) 30vw, (min-width: 620px) 50vw, 100vw" />
                  <figcaption>{caption}</figcaption>
                </figure>
              </li>
            ))}
          </ul>
        </section>
      )}
    </article>
  )
}
