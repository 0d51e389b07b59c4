import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { Page } from '#modules/editorial/content/contract.ts'
import { bundlesOf } from '../pages/load-bundles.ts'
import { apiContext } from '../site/server-api.ts'
import { affiliatedScreen } from './affiliated-screen.ts'
import { ShopPage } from './shop-page.tsx'

/** A page that staff of an affiliated shop wrote. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { key } = affiliatedScreen(url)
  const api = context.get(apiContext)
  const sellsTickets = key === 'tickets'
  const [page, bundles] = await Promise.all([api.get(Page, `/pages/${key}/`), sellsTickets ? bundlesOf(api) : []])
  return { ...page, sellsTickets, bundles }
}

export default function AffiliatedPage() {
  const { title, body, sellsTickets, bundles } = useLoaderData<typeof loader>()
  return <ShopPage title={title} body={body} sellsTickets={sellsTickets} bundles={bundles} />
}
