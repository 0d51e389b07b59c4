import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import { IdOf, NoBody, type StaffContract } from '#modules/people/staff/call-contract.ts'

const Line = z.object({
  product: z.number().int(),
  title: z.string(),
  ean: z.string(),
  quantity: z.number().int(),
  price: z.number().describe('Euros a copy'),
  here: z.number().int().describe('Copies of the store'),
})
export const StaffVisitBasket = z.object({
  basket: z.number().int(),
  code: z.string(),
  store_code: z.string(),
  slot: z.iso.datetime().nullable().describe('The half hour in which it is collected at the exit'),
  lines: z.array(Line),
  total: z.number().describe('Euros'),
  handed_over_at: z.iso.datetime().nullable(),
})
export type StaffVisitBasket = z.output<typeof StaffVisitBasket>

const ids = /^\d{1,15}(?:,\d{1,15}){0,99}$/

export const visitBasketCalls = {
  'GET /visit-baskets/:basket/': { params: IdOf('basket'), answer: StaffVisitBasket },
  'POST /visit-baskets/:basket/hand-over/': { params: IdOf('basket'), body: NoBody, answer: StaffVisitBasket },
  'GET /shelf-cards/': {
    query: z.object({
      products: z.string().regex(ids).describe('Numbers of titles, commas between them'),
      text: z.enum(languages).default('es').describe('The language of the cards'),
    }),
    file: ['application/pdf'],
  },
} satisfies StaffContract
