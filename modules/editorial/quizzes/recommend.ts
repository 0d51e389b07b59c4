import { type Day, dayOf } from '#kernel/days.ts'
import { inLanguage, type Language } from '#kernel/language.ts'
import { arrivals, type Destination } from '#modules/editorial/gifts/arrival.ts'
import type { CategoryRow } from '#modules/editorial/gifts/category-rows.ts'
import { type GiftDeps, shopPostcode } from '#modules/editorial/gifts/gifts.ts'
import { allProductsOf, productsOf } from '#modules/editorial/gifts/saved-query.ts'
import { isInSeason, nextOf } from '#modules/editorial/gifts/season.ts'
import { productCards } from '#modules/goods/catalogue/cards.ts'
import type { ProductCard } from '#modules/goods/catalogue/contract.ts'
import { productSentences } from '#modules/goods/catalogue/sentences.ts'
import { letters, type QuizProfile } from './contract.ts'
import type { AnswerRow, ProfileRow } from './quizzes.sql.ts'
import { alternateOf } from './scoring.ts'
import { rulesOf, type WholeQuiz } from './whole-quiz.ts'

interface RecommendationQuery {
  quiz: WholeQuiz
  profile: ProfileRow
  category: CategoryRow | undefined
  /** Five letters. */
  answers: string | undefined
  /** Where it would go, if said. */
  to: Partial<Destination>
  language: Language
  now: Date
}

const shown = 8
/** Books by one author before others have their turn. */
const mostOfOne = 2
/** Products of the profile that answers may bring forward. */
const mostCandidates = 400
/** Of them, how many are asked when they arrive. */
const mostPromised = 60

/**
 * What a profile is recommended: what the visitor can read before other languages, those that fit most answers first, then those of
 * which the shop has something to say, then the most sold; only what can be bought now and, in season, arrives by the day it is
 * needed. The order follows from the answers and the stock of the moment, so an address kept for a year still recommends what there
 * is. Each stands with the sentence that speaks for it, or else with the profile's own line.
 */
export async function recommended(
  deps: GiftDeps,
  query: RecommendationQuery,
): Promise<{ items: QuizProfile['items']; arrivesBy: Day | null }> {
  const { quiz, profile, category, to, language, now } = query
  const source = category ?? { lot_id: null, query: profile.query }
  const [every, chosen] = await Promise.all([allProductsOf(deps, source, language), chosenOnes(deps, query)])
  const candidates = every.slice(0, mostCandidates)
  const said = await productSentences(
    deps.db,
    candidates.map(({ id }) => id),
    language,
  )
  const fits = new Map(
    candidates.map(({ id }) => [id, chosen.filter((answer) => answer.ids.has(id)).map((answer) => answer.text)]),
  )
  const tongues = new Map(candidates.map(({ id, tongue }) => [id, tongue]))
  const before = (a: number, b: number) =>
    tongues.get(a)! - tongues.get(b)! || fits.get(b)!.length - fits.get(a)!.length || Number(said.has(b)) - Number(said.has(a))
  const ranked = candidates
    .map(({ id }) => id)
    .toSorted(before)
    .slice(0, mostPromised)
  const today = dayOf(now)
  const arrivesBy = isInSeason({ from: quiz.from_day, to: quiz.to_day }, today) ? nextOf(quiz.needed_on, today) : null
  const buyable = (await productCards(deps.db, ranked, language, now)).filter((card) => card.availability.buyable)
  // A third book of an author stands behind its equals, not behind what nobody recommends.
  const cards = manyHands(buyable).toSorted((a, b) => before(a.pk, b.pk))
  const asksWhen = arrivesBy !== null || to.postcode !== undefined || to.pickup !== undefined
  const days = asksWhen ? await arrivals(deps.db, cards, { postcode: shopPostcode, ...to, now }) : null
  const dated = cards.map((card) => ({ ...card, arrives_on: days?.get(card.pk) ?? null }))
  const inTime = dated.filter(({ arrives_on }) => arrivesBy === null || (arrives_on !== null && arrives_on <= arrivesBy))
  const items = inTime.slice(0, shown).map((card) => ({
    ...card,
    reason: said.get(card.pk) ?? inLanguage(profile.reasons, language),
    chosen: fits.get(card.pk) ?? [],
  }))
  return { items, arrivesBy }
}

/** Of the editions of a work under one title the first; books after an author's second go last: eight recommendations are not one shelf. */
function manyHands(cards: readonly ProductCard[]): ProductCard[] {
  const titles = new Set<string>()
  const byAuthor = new Map<number, number>()
  const shelves: [ProductCard[], ProductCard[]] = [[], []]
  for (const card of cards) {
    const title = `${card.title.toLowerCase()}|${card.author?.id ?? ''}`
    if (titles.has(title)) continue
    titles.add(title)
    const before = card.author && card.model_type === 'book' ? (byAuthor.get(card.author.id) ?? 0) : 0
    if (card.author) byAuthor.set(card.author.id, before + 1)
    shelves[before < mostOfOne ? 0 : 1].push(card)
  }
  return shelves.flat()
}

/** The answers given that say something of products, with the products they speak of. */
async function chosenOnes(deps: GiftDeps, { quiz, answers, language }: RecommendationQuery) {
  if (answers === undefined) return []
  const choices = [...answers].map((letter) => letters.indexOf(letter as 'a'))
  const questions = [...quiz.questions, quiz.alternates[alternateOf(rulesOf(quiz), choices)]]
  const given = questions.flatMap((question, index): AnswerRow[] => {
    const answer = question?.answers[choices[index] ?? -1]
    return answer?.query ? [answer] : []
  })
  return Promise.all(
    given.map(async (answer) => ({
      text: inLanguage(answer.texts, language),
      ids: new Set((await productsOf(deps, { lot_id: null, query: answer.query }, language, { limit: 1000 })).ids),
    })),
  )
}
