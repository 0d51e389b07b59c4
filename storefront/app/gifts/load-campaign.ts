import { CampaignsAnswer } from '#modules/editorial/gifts/contract.ts'
import { Quizzes } from '#modules/editorial/quizzes/contract.ts'
import { shownPicture } from '../shelves/shown.ts'
import type { ShopApi } from '../site/server-api.ts'

/** The campaign of that key, or of the day, with its categories and price ranges (M-19 to M-22), and the quizzes that are open (M-30). */
export async function loadCampaign(api: ShopApi, key?: string) {
  const [{ current, categories, ranges }, quizzes] = await Promise.all([
    api.get(CampaignsAnswer, '/campaigns/', { campaign: key }),
    api.get(Quizzes, '/quizzes/'),
  ])
  return {
    current: current && {
      title: current.title,
      text: current.text,
      art: shownPicture(current.art),
      season: current.from_day === '01-01' && current.to_day === '12-31' ? null : [current.from_day, current.to_day],
    },
    categories: categories.map(({ id, slug, title, count, art }) => ({ id, slug, title, count, art: shownPicture(art) })),
    ranges,
    quizzes: quizzes.items.map(({ href, title, text }) => ({ href, title, text })),
  }
}
export type CampaignPage = Awaited<ReturnType<typeof loadCampaign>>
