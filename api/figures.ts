import type { Domain } from '#modules/dependencies.ts'
import { figures as stock } from '#modules/goods/stock/figures.ts'
import { figures as fulfilment } from '#modules/orders/fulfilment/figures.ts'
import { figures as money } from '#modules/orders/money/figures.ts'
import type { Figure } from '#modules/people/staff/figures-contract.ts'

const figuresByDomain = { stock, fulfilment, money } satisfies Partial<Record<Domain, readonly Figure[]>>

/** What is counted of a day for the staff, domain by domain. */
export const figures: readonly Figure[] = Object.values(figuresByDomain).flat()
