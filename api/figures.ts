import { figures as loyalty } from '#modules/buying/loyalty/figures.ts'
import { figures as quotes } from '#modules/buying/quotes/figures.ts'
import type { Domain } from '#modules/dependencies.ts'
import { figures as agenda } from '#modules/editorial/agenda/figures.ts'
import { figuresFor as textFigures } from '#modules/editorial/texts/figures.ts'
import { figures as stock } from '#modules/goods/stock/figures.ts'
import { figures as titles } from '#modules/goods/titles/figures.ts'
import { figures as terms } from '#modules/invoicing/terms/figures.ts'
import { figures as requests } from '#modules/libraries/requests/figures.ts'
import { onFirstPage as figureBooks } from '#modules/orders/figures/on-first-page.ts'
import { figures as fulfilment } from '#modules/orders/fulfilment/figures.ts'
import { figures as money } from '#modules/orders/money/figures.ts'
import type { Figure } from '#modules/people/staff/figures-contract.ts'
import { textKinds } from './texts.ts'

const figuresByDomain = {
  stock,
  titles,
  loyalty,
  quotes,
  fulfilment,
  money,
  requests,
  agenda,
  terms,
  figures: figureBooks,
  texts: textFigures(textKinds),
} satisfies Partial<Record<Domain, readonly Figure[]>>

/** What is counted of a day for the staff, domain by domain. */
export const figures: readonly Figure[] = Object.values(figuresByDomain).flat()
