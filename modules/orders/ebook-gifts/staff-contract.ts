import { z } from 'zod'
import { StaffOrder } from '#modules/orders/order/staff-contract.ts'
import type { StaffContract } from '#modules/people/staff/call-contract.ts'
import { GiftLine } from './contract.ts'

export const ebookGiftCalls = {
  'POST /orders/:number/ebook-gifts/:line/send/': {
    params: GiftLine,
    body: z.object({
      recipient_email: z.string().trim().max(254).optional().describe('Another address; the one it has unless given'),
    }),
    answer: StaffOrder,
  },
} satisfies StaffContract
