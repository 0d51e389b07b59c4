import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { matchPath, pathTo } from '#kernel/route-table.ts'
import { Page } from '#modules/content/contract.ts'
import { useLanguage, useMessages } from '../messages/messages.tsx'
import { Markdown, opening } from '../pages/markdown.tsx'
import { apiContext } from '../server-api.ts'
import { useShop } from '../shell/use-shop.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Description } from '../ui/description.tsx'
import { Title } from '../ui/title.tsx'

/** A page that staff of the second shop wrote. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const key = matchPath(url.pathname)?.key ?? ''
  const page = await context.get(apiContext).get(Page, `/pages/${key.replace(/^gaudi-/, '')}/`)
  return { ...page, sellsTickets: key === 'gaudi-tickets' }
}

export default function GaudiPage() {
  const { title, body, sellsTickets } = useLoaderData<typeof loader>()
  const language = useLanguage()
  const { gaudi, shell } = useMessages()
  const settings = useShop()?.settings
  return (
    <article className="page content-page">
      <Title text={`${title} · ${settings?.name ?? ''}`} />
      <Description text={opening(body)} />
      <Breadcrumbs crumbs={[{ name: settings?.name ?? '', to: pathTo('gaudi-home', language) }, { name: title }]} />
      <h1>{title}</h1>
      <div className="prose">
        <Markdown text={body} />
      </div>
      <p>
        {sellsTickets && settings ? (
          <a className="button" href={settings.tickets_url} target="_blank" rel="noopener">
            {gaudi.buyTickets}
            <span className="visually-hidden"> ({shell.opensInNewTab})</span>
          </a>
        ) : (
          <Link className="button button-quiet" to={pathTo('gaudi-home', language)}>
            {gaudi.toShop}
          </Link>
        )}
      </p>
    </article>
  )
}
