import './loyalty.css'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Page } from '#modules/editorial/content/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { useLanguage } from '../messages/messages.tsx'
import { apiContext } from '../site/server-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Markdown, opening } from '../ui/markdown.tsx'
import { Title } from '../ui/title.tsx'
import { CardFace } from './card-face.tsx'
import { useLoyalty } from './loyalty-words.ts'

export const loader = ({ context }: LoaderFunctionArgs) => context.get(apiContext).get(Page, '/pages/loyalty-card/')

/** What the card gives, how points are used, and that promotions do not add up (M-05, M-06, M-16). */
export default function LoyaltyCard() {
  const { title, body } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const loyalty = useLoyalty()
  return (
    <article className="page content-page">
      <Title text={title} />
      <Description text={opening(body)} />
      <Breadcrumbs crumbs={[{ name: title }]} />
      <h1>{title}</h1>
      <div className="card-told">
        <aside className="card-aside">
          <CardFace />
          <Link className="button button-wide" to={pathTo('loyalty-card-request', language)}>
            {loyalty.ask}
          </Link>
          <ul className="plain-links">
            <li>
              <Link to={pathTo('private-card', language)}>{loyalty.mine}</Link>
            </li>
            <li>
              <Link to={pathTo('promotions', language)}>{loyalty.promotions}</Link>
            </li>
            <li>
              <Link to={pathTo('partners', language)}>{loyalty.partners}</Link>
            </li>
          </ul>
        </aside>
        <div className="prose">
          <Markdown text={body} />
          <p className="message">{loyalty.notTogether}</p>
        </div>
      </div>
    </article>
  )
}
