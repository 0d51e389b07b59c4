import { QuizProfile } from '#modules/editorial/quizzes/contract.ts'
import { shownCard, shownPicture } from '../shelves/shown.ts'
import type { ShopApi } from '../site/server-api.ts'
import { deliveryOutcome } from './destination.tsx'

/** A profile at an address of its own, without answering too; with the answers its products are in their order (M-29, M-30). */
export async function loadResult(api: ShopApi, quiz: string, slug: string, { searchParams }: URL) {
  const asked = Object.fromEntries(
    ['answers', 'postcode', 'pickup_store'].flatMap((text) => {
      const value = searchParams.get(text)?.slice(0, 10)
      return value ? [[text, value]] : []
    }),
  )
  const { items, art, slugs: _slugs, ...profile } = await api.get(QuizProfile, `/quiz/${quiz}/profiles/${slug}/`, asked)
  return {
    answers: asked['answers'] ?? null,
    ...profile,
    outcome: deliveryOutcome(profile),
    art: shownPicture(art),
    items: items.map((item) => ({ card: shownCard(item), reason: item.reason, chosen: item.chosen, day: item.arrives_on })),
  }
}
export type ResultPage = Awaited<ReturnType<typeof loadResult>>
