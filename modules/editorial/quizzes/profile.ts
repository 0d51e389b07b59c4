import { NotFound } from '#kernel/errors.ts'
import { inLanguage, type Language } from '#kernel/language.ts'
import { categoryRows, pickupStores } from '#modules/editorial/gifts/category-rows.ts'
import { whenAndWhere } from '#modules/editorial/gifts/when-and-where.ts'
import { resultHref } from '#modules/editorial/page-addresses/hrefs.ts'
import { artPicture } from '#modules/goods/artwork/picture.ts'
import type { ProfileQuery, QuizProfile } from './contract.ts'
import { openQuiz, profileNames, type QuizDeps, quizHref } from './open.ts'
import { recommended } from './recommend.ts'
import { shareCardSrc } from './share-card.ts'

/**
 * A profile with what it would be given (M-27, M-29, M-30): found by its key or its slug in any language, without answering too;
 * with the answers, products that fit them stand first. @throws NotFound.
 */
export async function profileView(
  deps: QuizDeps,
  { slug, profile: asked }: { slug: string; profile: string },
  language: Language,
  { answers, postcode: typed, pickup_store }: ProfileQuery = {},
  now = new Date(),
): Promise<QuizProfile> {
  const quiz = await openQuiz(deps, slug, now)
  const row = quiz.profiles.find(({ key, slugs }) => key === asked || Object.values(slugs).includes(asked))
  if (!row) throw new NotFound('quizzes.unknown_profile')
  const category =
    row.gift_category_id === null
      ? undefined
      : (await categoryRows(deps.db, deps.storefront)).find(({ id }) => id === row.gift_category_id)
  const stores = await pickupStores(deps.db)
  const pickup = stores.find(({ code }) => code === pickup_store)?.code
  const { postcode, refused } = whenAndWhere({ postcode: typed }, language, now)
  const to = { ...(postcode && { postcode }), ...(pickup && { pickup }) }
  const [text = '', ...more] = inLanguage(row.texts, language).split(/\n\s*\n/)
  const href = await quizHref(deps, quiz.key, language)
  const { items, arrivesBy } = await recommended(deps, { quiz, profile: row, category, answers, to, language, now })
  return {
    quiz: { key: quiz.key, href, title: inLanguage(quiz.titles, language), text: inLanguage(quiz.texts, language) },
    key: row.key,
    title: inLanguage(row.titles, language),
    text,
    more,
    slug: inLanguage(row.slugs, language),
    slugs: row.slugs,
    href: resultHref(href, language, inLanguage(row.slugs, language)),
    theme: row.theme,
    art: artPicture(row.theme, 1280, 720, ''),
    card: shareCardSrc(quiz, row, language),
    gift_category: category
      ? { id: category.id, slug: inLanguage(category.slugs, language), title: inLanguage(category.titles, language) }
      : null,
    items,
    arrives_by: arrivesBy,
    postcode: typed || null,
    pickup_store: pickup ?? null,
    refused,
    stores: [...stores],
    others: profileNames(
      quiz.profiles.filter((profile) => profile !== row),
      language,
      href,
    ),
  }
}
