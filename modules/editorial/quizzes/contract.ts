import { z } from 'zod'
import { localized } from '#kernel/localized.ts'
import { DeliveryWords, PickupStores, StoreCode, Typed } from '#modules/editorial/gifts/contract.ts'
import { PageSlugs } from '#modules/editorial/page-addresses/contract.ts'
import { Picture, ProductCard } from '#modules/goods/catalogue/contract.ts'
import { versioned } from '#modules/people/staff/version-contract.ts'

export const letters = ['a', 'b', 'c', 'd', 'e'] as const

/** A key of a quiz or, for a profile, its key or its slug in any language. */
export const QuizKey = z.object({ slug: z.string().regex(/^[a-z0-9-]{2,80}$/) })
export const ProfileKey = QuizKey.extend({ profile: z.string().regex(/^[a-z0-9-]{2,80}$/) })

/** Answers by letter in the order of the questions; what is left out, or is no letter of the question, is unanswered. */
const letter = z.string().max(1).default('')
export const QuizAnswers = z.object({ q1: letter, q2: letter, q3: letter, q4: letter, q5: letter })
export type QuizAnswers = z.output<typeof QuizAnswers>

export const QuizQuestion = z.object({
  name: z.string().describe('q1 to q5'),
  text: z.string(),
  answers: z.array(z.object({ letter: z.enum(letters), text: z.string() })),
})
export type QuizQuestion = z.output<typeof QuizQuestion>

/** A profile by name, with the line that says whom it is for. */
const ProfileName = z.object({ title: z.string(), slug: z.string(), href: z.string(), reason: z.string() })

/** Quizzes that can be taken today, for whoever leads to them. */
export const Quizzes = z.object({
  items: z.array(
    z.object({ key: z.string(), href: z.string(), title: z.string(), text: z.string(), in_season: z.boolean(), art: Picture }),
  ),
})

export const Quiz = z.object({
  key: z.string(),
  title: z.string(),
  text: z.string(),
  theme: z.string(),
  art: Picture,
  in_season: z.boolean(),
  questions: z.array(QuizQuestion),
  /** The fifth question, once the first four are answered; which one is asked depends on them. */
  last: QuizQuestion.nullable(),
  alternate: z.number().int().nullable(),
  /** Every profile, for who would rather look than answer. */
  profiles: z.array(ProfileName),
})
export type Quiz = z.output<typeof Quiz>

const Slugs = localized(z.string())
export const QuizResult = z.object({
  profile: z.string(),
  slug: z.string(),
  slugs: Slugs,
  /** The page of the profile. */
  href: z.string(),
  /** The five letters, for the address of the result. */
  answers: z.string(),
})
export type QuizResult = z.output<typeof QuizResult>

export const ProfileQuery = z.object({
  /** Five letters; without them the profile's own choice of products. */
  answers: z
    .string()
    .regex(/^[a-e]{4}[ab]$/)
    .optional()
    .catch(undefined),
  postcode: Typed.optional().describe('Where to: the day of arrival of each product is said'),
  pickup_store: StoreCode.optional().catch(undefined).describe('Where it would be collected, instead of a postcode'),
})
export type ProfileQuery = z.output<typeof ProfileQuery>
export const QuizProfile = z.object({
  quiz: z.object({ key: z.string(), href: z.string(), title: z.string(), text: z.string() }),
  key: z.string(),
  title: z.string(),
  text: z.string(),
  /** The paragraphs after the first. */
  more: z.array(z.string()),
  slug: z.string(),
  slugs: Slugs,
  href: z.string(),
  theme: z.string(),
  art: Picture,
  /** The picture that stands with a link to it, with its name in it: 1200 × 630. */
  card: z.string(),
  gift_category: z.object({ id: z.number().int(), slug: z.string(), title: z.string() }).nullable(),
  /** What can be bought now, and in season arrives in time; each with the reason why it stands there. */
  items: z.array(ProductCard.extend({ reason: z.string(), chosen: z.array(z.string()), arrives_on: z.iso.date().nullable() })),
  /** In season: the day by which all of it arrives. */
  arrives_by: z.iso.date().nullable(),
  others: z.array(ProfileName),
  /** As it was typed. */
  postcode: z.string().nullable(),
  pickup_store: z.string().nullable(),
  refused: DeliveryWords.describe('A postcode that was typed and left out, with what is wanted instead'),
  stores: PickupStores,
})
export type QuizProfile = z.output<typeof QuizProfile>

const written = (most: number) => z.string().trim().min(1).max(most)
const texts = (most: number) => localized(written(most))
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80)
const monthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
const key = z.string().regex(/^[a-z0-9-]{2,60}$/)
const answer = z.object({
  texts: texts(160),
  query: z.string().max(400).nullable().default(null),
  points: z.record(key, z.number().int().min(1).max(9)),
})
const question = (answers: number) => z.object({ texts: texts(240), answers: z.array(answer).length(answers) })

/** A whole quiz as staff write it: it is put in one piece, so that no half of it is ever shown (M-25, M-27, M-28). */
export const QuizWish = z.object({
  theme: z.string().max(40),
  from_day: monthDay,
  to_day: monthDay,
  needed_on: monthDay,
  opens: z.enum(['always', 'in_season', 'never']),
  titles: texts(80),
  texts: texts(800),
  addresses: PageSlugs.describe('Where it stands; former addresses lead to the new one'),
  profiles: z
    .array(
      z.object({
        key,
        theme: z.string().max(40),
        titles: texts(80),
        slugs: localized(slug),
        /** The first paragraph stands with a link to the profile; those after an empty line on its page alone. */
        texts: texts(2400),
        reasons: texts(160),
        gift_category: key.nullable().default(null),
        query: z.string().max(400).nullable().default(null),
      }),
    )
    .min(2)
    .max(12),
  questions: z.array(question(5)).length(4),
  alternates: z.array(question(2)).length(4),
})
export type QuizWish = z.output<typeof QuizWish>
export const QuizChange = z.object({ opens: z.enum(['always', 'in_season', 'never']) })
export const StaffQuiz = QuizWish.extend({ key: z.string(), addresses: PageSlugs.nullable() })

const scored = (answers: number) => z.object({ answers: z.array(answer.pick({ points: true })).length(answers) })
/** The points of a quiz that is not saved, and what somebody chooses in it. */
export const QuizTrial = z.object({
  profiles: z.array(z.object({ key })).min(2).max(12),
  questions: z.array(scored(5)).length(4),
  alternates: z.array(scored(2)).length(4),
  choices: z.array(z.number().int().min(0).max(4)).max(5).default([]).describe('By place, 0 for the first answer'),
})
export type QuizTrial = z.output<typeof QuizTrial>
export const QuizTried = z.object({
  reached: z.array(
    z.object({
      key: z.string(),
      ways: z.number().int().describe('Of 1,250: how many lead to the profile; 0 where nobody gets there'),
      example: z.string().nullable().describe('The letters of one of them'),
    }),
  ),
  last: z.number().int().nullable().describe('Which of the last questions is asked, 0 for the first; null before four answers'),
  profile: z.string().nullable().describe('The profile of five answers'),
})
export type QuizTried = z.output<typeof QuizTried>

/** What a shop begins with: database/demo/quizzes.json. */
export const QuizzesFile = z.array(QuizWish.extend({ key: z.string() }))

/** As they are read and saved. */
export const KeptQuiz = versioned(StaffQuiz)
export const SavedQuiz = versioned(QuizWish)
