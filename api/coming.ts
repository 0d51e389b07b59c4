import { coming as coupons } from '#modules/buying/coupons/coming.ts'
import { coming as loyalty } from '#modules/buying/loyalty/coming.ts'
import { coming as partners } from '#modules/buying/partners/coming.ts'
import type { Domain } from '#modules/dependencies.ts'
import { coming as agenda } from '#modules/editorial/agenda/coming.ts'
import { coming as content } from '#modules/editorial/content/coming.ts'
import { coming as gifts } from '#modules/editorial/gifts/coming.ts'
import { coming as magazine } from '#modules/editorial/magazine/coming.ts'
import { coming as quizzes } from '#modules/editorial/quizzes/coming.ts'
import { coming as texts } from '#modules/editorial/texts/coming.ts'
import { coming as stores } from '#modules/goods/stores/coming.ts'
import { coming as titles } from '#modules/goods/titles/coming.ts'
import { coming as rates } from '#modules/invoicing/rates/coming.ts'
import type { Coming } from '#modules/people/staff/coming-contract.ts'

const comingByDomain = {
  coupons,
  loyalty,
  partners,
  agenda,
  content,
  gifts,
  magazine,
  quizzes,
  texts,
  stores,
  titles,
  rates,
} satisfies Partial<Record<Domain, readonly Coming[]>>

/** What goes live or ends, domain by domain. */
export const coming: readonly Coming[] = Object.values(comingByDomain).flat()
