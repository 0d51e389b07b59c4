import './gifts.css'
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router'
import { Page } from '#modules/editorial/content/contract.ts'
import { CampaignsAnswer } from '#modules/editorial/gifts/contract.ts'
import { Quizzes } from '#modules/editorial/quizzes/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { Contents } from '../pages/contents.tsx'
import { Shelf } from '../shelves/shelf.tsx'
import { shownCard, shownPicture } from '../shelves/shown.ts'
import { apiContext } from '../site/server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Markdown, opening } from '../ui/markdown.tsx'
import { PictureView } from '../ui/picture.tsx'
import { Title } from '../ui/title.tsx'
import { Warranty } from '../ui/warranty.tsx'
import { giftWords } from './gift-words.ts'

/** A page that staff wrote, with its drawings, and a strip of products for each gift category (M-23). */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [{ title, body, drawings }, campaign, quizzes] = await Promise.all([
    api.get(Page, '/pages/art-of-gifting/'),
    api.get(CampaignsAnswer, '/campaigns/', { products: 10 }),
    api.get(Quizzes, '/quizzes/'),
  ])
  return {
    title,
    body,
    drawings: Object.fromEntries(Object.entries(drawings).map(([name, picture]) => [name, shownPicture(picture)])),
    strips: campaign.categories.map(({ id, slug, title: name, products }) => ({
      id,
      slug,
      name,
      items: products.map(shownCard),
    })),
    campaign: campaign.current?.title ?? 'Giftbetter',
    quizzes: quizzes.items.map(({ href, title: name }) => ({ href, name })),
  }
}

export default function ArtOfGifting() {
  const { title, body, drawings, strips, campaign, quizzes } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const { pathname } = useLocation()
  const gifts = giftWords[useLanguage()]
  const ways = [
    [campaign, pathTo('giftbetter', language)],
    [gifts.searchTitle, pathTo('giftbetter-search', language)],
    ...quizzes.map(({ href, name }) => [name, href] as const),
  ] as const
  return (
    <>
      <article className="page content-page">
        <Title text={title} />
        <Description text={opening(body)} />
        <Breadcrumbs crumbs={[{ name: campaign, to: pathTo('giftbetter', language) }, { name: title }]} />
        <h1>{title}</h1>
        <div className="page-columns">
          <div className="prose">
            <Markdown
              text={body}
              show={({ name, words }) =>
                drawings[name] ? (
                  <figure className="page-figure">
                    <PictureView picture={{ ...drawings[name], alt: '' }} sizes="(min-width: 1000px) 760px, 92vw" />
                    {words && <figcaption>{words}</figcaption>}
                  </figure>
                ) : null
              }
            />
            <p className="gift-free">{gifts.free}</p>
          </div>
          <Contents body={body} path={pathname} others={ways} />
        </div>
      </article>
      {strips.map(({ id, slug, name, items }) => (
        <Shelf key={id} title={name} href={pathTo('giftbetter-list', language, { id, slug })} items={items} />
      ))}
      <Warranty />
    </>
  )
}
