import { z } from 'zod'
import { Id, Reason } from '#modules/people/staff/call-contract.ts'

export const HandOver = z.object({
  carrier: z.string().trim().max(80).default(''),
  tracking: z.string().trim().max(80).default(''),
  tracking_url: z.union([z.literal(''), z.url({ protocol: /^https$/ }).max(300)]).default(''),
  at_library: z.boolean().default(false),
})
export const SplitParcel = z.object({
  lines: z
    .array(z.object({ line: Id, quantity: z.number().int().min(1).max(9_999) }))
    .min(1)
    .max(200),
  promised: z.iso.date().nullable().default(null),
})
export const MovePromise = z.object({ promised: z.iso.date() })

const Lines = z.array(Id).min(1).max(200)
export const PrepareLines = z.object({ lines: Lines })
export const Note = z.object({ text: Reason })
