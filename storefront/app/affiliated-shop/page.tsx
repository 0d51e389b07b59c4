import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Page } from '#modules/editorial/content/contract.ts'
import { apiContext } from '../site/server-api.ts'
import { affiliatedScreen } from './affiliated-screen.ts'
import { ShopPage } from './shop-page.tsx'

/** A page that staff of an affiliated shop wrote. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { key } = affiliatedScreen(url)
  const page = await context.get(apiContext).get(Page, `/pages/${key}/`)
  return { ...page, sellsTickets: key === 'tickets' }
}

export default function AffiliatedPage() {
  const { title, body, sellsTickets } = useLoaderData<typeof loader>()
  return <ShopPage title={title} body={body} sellsTickets={sellsTickets} />
}
