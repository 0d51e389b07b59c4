import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Page } from '#modules/editorial/content/contract.ts'
import { matchPath } from '#screens/addresses.ts'
import { apiContext } from '../site/server-api.ts'
import { ShopPage } from './shop-page.tsx'

/** A page that staff of the second shop wrote. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const key = matchPath(url.pathname)?.key ?? ''
  const page = await context.get(apiContext).get(Page, `/pages/${key.replace(/^gaudi-/, '')}/`)
  return { ...page, sellsTickets: key === 'gaudi-tickets' }
}

export default function GaudiPage() {
  const { title, body, sellsTickets } = useLoaderData<typeof loader>()
  return <ShopPage title={title} body={body} sellsTickets={sellsTickets} />
}
