import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { pathTo } from '#kernel/route-table.ts'
import { Page } from '#modules/content/contract.ts'
import { CampaignsAnswer } from '#modules/gifts/contract.ts'
import { Shelf } from '../catalogue/shelf.tsx'
import { shownCard } from '../catalogue/shown.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Markdown, opening } from '../pages/markdown.tsx'
import { apiContext } from '../server-api.ts'
import { Warranty } from '../shell/warranty.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Title } from '../ui/title.tsx'

/** A page that staff wrote, with a strip of products for each gift category (M-23). */
export async function loader({ context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const [page, campaign] = await Promise.all([
    api.get(Page, '/pages/art-of-gifting/'),
    api.get(CampaignsAnswer, '/campaigns/', { products: 10 }),
  ])
  const strips = campaign.categories.map(({ id, slug, title, products }) => ({
    id,
    slug,
    title,
    items: products.map(shownCard),
  }))
  return { page, strips }
}

export default function ArtOfGifting() {
  const { page, strips } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const { gifts } = useMessages()
  return (
    <>
      <article className="page content-page">
        <Title text={page.title} />
        <Description text={opening(page.body)} />
        <Breadcrumbs crumbs={[{ name: 'Giftbetter', to: pathTo('giftbetter', language) }, { name: page.title }]} />
        <h1>{page.title}</h1>
        <div className="prose">
          <Markdown text={page.body} />
          <p>{gifts.free}</p>
        </div>
      </article>
      {strips.map(({ id, slug, title, items }) => (
        <Shelf key={id} title={title} href={pathTo('giftbetter-list', language, { id, slug })} items={items} />
      ))}
      <Warranty />
    </>
  )
}
