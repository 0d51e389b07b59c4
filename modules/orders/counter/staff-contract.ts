import { z } from 'zod'
import { Done, IdOf, type StaffContract, WithReason } from '#modules/people/staff/call-contract.ts'
import { codeKinds, Found } from './codes-contract.ts'

export const Scan = z.object({
  code: z.string(),
  looks_like: z.enum(codeKinds).nullable().describe('By its form alone; null: no code of the shop’s'),
  found: Found.nullable(),
})
export type Scan = z.output<typeof Scan>

export const TitleWorth = z.object({
  points: z.number().int().describe('That who holds a card earns with one copy'),
  law: z
    .object({
      percent: z.number().describe('That the law lets off its fixed price today, in the own store'),
      left_cents: z.number().int().describe('What of it the present price leaves'),
    })
    .nullable()
    .describe('Null: no fixed price binds it'),
})
export type TitleWorth = z.output<typeof TitleWorth>

export const counterCalls = {
  'POST /scan/': {
    body: z.object({ scanned: z.string().trim().min(1).max(300).describe('As the scanner read it, or as it was typed') }),
    answer: Scan,
  },
  'GET /scan/titles/:title/worth/': { params: IdOf('title'), answer: TitleWorth },
  'POST /scan/gift-cards/:card/block/': { params: IdOf('card'), body: WithReason, answer: Done },
} satisfies StaffContract
