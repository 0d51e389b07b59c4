import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { Page } from '#modules/editorial/content/contract.ts'
import { StandingPage } from '#modules/editorial/page-addresses/contract.ts'
import { ShopPage } from '../affiliated-shop/shop-page.tsx'
import { CampaignScreen } from '../gifts/campaign-screen.tsx'
import { loadCampaign } from '../gifts/load-campaign.ts'
import { loadQuiz } from '../gifts/load-quiz.ts'
import { loadResult } from '../gifts/load-result.ts'
import { QuizScreen } from '../gifts/quiz-screen.tsx'
import { ResultScreen } from '../gifts/result-screen.tsx'
import { bundlesOf, visitPage } from '../pages/load-bundles.ts'
import { PageScreen } from '../pages/page-screen.tsx'
import { canonicalPath } from '../site/canonical-path.ts'
import { apiContext, type ShopApi } from '../site/server-api.ts'
import { useShop } from '../site/use-shop.ts'

/** An address longer than any that staff can give is none of theirs. */
const longest = 400

/**
 * Every address that is no screen of the program: what staff wrote there, or nothing. A former address, a trailing slash and
 * upper case lead to the canonical form.
 */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const canonical = canonicalPath(url.pathname)
  if (canonical) throw redirect(`${canonical}${url.search}`, 301)
  if (url.pathname.length > longest) throw new Response(null, { status: 404 })
  const api = context.get(apiContext)
  const found = await api.get(StandingPage, '/page-address/', { path: url.pathname })
  if (found.href !== url.pathname) throw redirect(`${found.href}${url.search}`, 301)
  return { hrefs: found.hrefs, ...(await contentOf(api, found, url)) }
}

async function contentOf(api: ShopApi, { kind, key, profile }: StandingPage, url: URL) {
  if (kind === 'page') {
    const [page, bundles] = await Promise.all([api.get(Page, `/pages/${key}/`), key === visitPage ? bundlesOf(api) : []])
    return { kind, page, bundles } as const
  }
  if (kind === 'campaign') return { kind, page: await loadCampaign(api, key) } as const
  if (kind === 'quiz') return { kind, page: await loadQuiz(api, key, url) } as const
  return { kind, page: await loadResult(api, key, profile ?? '', url) } as const
}

export default function Written() {
  const shown = useLoaderData<typeof loader>()
  const shop = useShop()
  if (shown.kind === 'campaign') return <CampaignScreen page={shown.page} />
  if (shown.kind === 'quiz') return <QuizScreen page={shown.page} />
  if (shown.kind === 'quiz-result') return <ResultScreen page={shown.page} />
  const { bundles } = shown
  const { title, body } = shown.page
  const shownPage = { title, body, bundles }
  return shop?.settings.path ? <ShopPage {...shownPage} /> : <PageScreen {...shownPage} />
}
