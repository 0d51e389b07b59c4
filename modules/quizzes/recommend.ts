import { type Day, dayOf } from '#kernel/days.ts'
import { inLanguage, type Language } from '#kernel/language.ts'
import { productCards } from '#modules/catalogue/cards.ts'
import type { ProductCard } from '#modules/catalogue/contract.ts'
import { languageOfIso } from '#modules/catalogue/languages.ts'
import { arrivals, type Destination } from '#modules/gifts/arrival.ts'
import type { CategoryRow } from '#modules/gifts/category-rows.ts'
import { type GiftDeps, shopPostcode } from '#modules/gifts/gifts.ts'
import { productsOf } from '#modules/gifts/saved-query.ts'
import { isInSeason, nextOf } from '#modules/gifts/season.ts'
import { letters, type QuizProfile } from './contract.ts'
import type { AnswerRow, ProfileRow } from './quizzes.sql.ts'
import { alternateOf } from './scoring.ts'
import { rulesOf, type WholeQuiz } from './whole-quiz.ts'

interface Asked {
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
/** Products of the profile that answers may bring forward. */
const mostCandidates = 400
/** Of them, how many are asked when they arrive. */
const mostPromised = 40

/**
 * What a profile is recommended: those that fit most answers first, then books in the reader's language, then the most sold; only what can be bought now and, in season,
 * arrives by the day it is needed. The order follows from the answers and the stock of the moment, so an address kept for a year
 * still recommends what there is.
 */
export async function recommended(deps: GiftDeps, asked: Asked): Promise<{ items: QuizProfile['items']; arrivesBy: Day | null }> {
  const { quiz, profile, category, to, language, now } = asked
  const source = category ?? { lot_id: null, query: profile.query }
  const [{ ids }, chosen, read] = await Promise.all([
    productsOf(deps, source, language, { limit: mostCandidates }),
    chosenOnes(deps, asked),
    inReadersLanguage(deps, asked),
  ])
  const fits = new Map(ids.map((id) => [id, chosen.filter((answer) => answer.ids.has(id)).map((answer) => answer.text)]))
  const ranked = ids
    .toSorted((a, b) => fits.get(b)!.length - fits.get(a)!.length || Number(read.has(b)) - Number(read.has(a)))
    .slice(0, mostPromised)
  const today = dayOf(now)
  const arrivesBy = isInSeason({ from: quiz.from_day, to: quiz.to_day }, today) ? nextOf(quiz.needed_on, today) : null
  const cards = eachTitleOnce((await productCards(deps.db, ranked, language, now)).filter((card) => card.availability.buyable))
  const asksWhen = arrivesBy !== null || to.postcode !== undefined || to.pickup !== undefined
  const days = asksWhen ? await arrivals(deps.db, cards, { postcode: shopPostcode, ...to, now }) : null
  const dated = cards.map((card) => ({ ...card, arrives_on: days?.get(card.pk) ?? null }))
  const inTime = dated.filter(({ arrives_on }) => arrivesBy === null || (arrives_on !== null && arrives_on <= arrivesBy))
  const reason = inLanguage(profile.reasons, language)
  return { items: inTime.slice(0, shown).map((card) => ({ ...card, reason, chosen: fits.get(card.pk) ?? [] })), arrivesBy }
}

/** Of the editions of a work under one title the first: eight recommendations are eight books. */
function eachTitleOnce(cards: readonly ProductCard[]): ProductCard[] {
  const firsts = new Map<string, ProductCard>()
  for (const card of cards) {
    const title = `${card.title.toLowerCase()}|${card.author?.id ?? ''}`
    if (!firsts.has(title)) firsts.set(title, card)
  }
  return [...firsts.values()]
}

/** Books of the profile in the language of the page; a gift category is of objects too, which have none. */
async function inReadersLanguage(deps: GiftDeps, { profile, category, language }: Asked): Promise<Set<number>> {
  const code = languageOfIso(language)
  if (category || !profile.query || !code) return new Set()
  const source = { lot_id: null, query: `${profile.query}&language=${code}` }
  return new Set((await productsOf(deps, source, language, { limit: mostCandidates })).ids)
}

/** The answers given that say something of products, with the products they speak of. */
async function chosenOnes(deps: GiftDeps, { quiz, answers, language }: Asked) {
  if (answers === undefined) return []
  const choices = [...answers].map((letter) => letters.indexOf(letter as 'a'))
  const questions = [...quiz.questions, quiz.alternates[alternateOf(rulesOf(quiz), choices)]]
  const given = questions.flatMap((question, place): AnswerRow[] => {
    const answer = question?.answers[choices[place] ?? -1]
    return answer?.query ? [answer] : []
  })
  return Promise.all(
    given.map(async (answer) => ({
      text: inLanguage(answer.texts, language),
      ids: new Set((await productsOf(deps, { lot_id: null, query: answer.query }, language, { limit: 1000 })).ids),
    })),
  )
}
