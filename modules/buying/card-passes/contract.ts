import { z } from 'zod'

/** Where a customer's card is fetched for two hours. */
export const CardPasses = z.object({
  paper: z.string().describe('Address of the card as a PDF, to be printed'),
  apple: z.string().nullable().describe('Address of the pass for Apple Wallet; null: the shop signs none'),
  google: z.string().nullable().describe('Address at which Google Wallet keeps the card; null: the shop has none there'),
})
export type CardPasses = z.output<typeof CardPasses>

export const CardFileQuery = z.object({ key: z.string().max(300).default('').describe('From the address') })
