import { z } from 'zod'
import { Caller } from '#modules/buying/cart/contract.ts'
import { claimKinds, claimStates, resolutions } from './states.ts'

export { type ClaimKind, type ClaimState, claimKinds, claimStates } from './states.ts'

const Comments = z.string().trim().max(1_000).default('')

export const ListClaims = Caller.extend({
  before: z.coerce.number().int().min(0).default(0).describe('The last claim of the page before'),
  order: z.string().max(20).default('').describe('Of this order alone'),
})
export const ClaimMissing = Caller.extend({ comments: Comments })
export const MakeClaim = ClaimMissing.extend({
  lines: z
    .array(
      z.object({
        line: z.number().int().min(1).describe('Position on the note'),
        kind: z.enum(claimKinds),
        copies: z.number().int().min(1).max(99_999),
      }),
    )
    .min(1)
    .max(2_000),
})

export const ClaimView = z.object({
  claim: z.number().int(),
  note: z.string(),
  order: z.string(),
  date: z.iso.datetime(),
  state: z.enum(claimStates),
  resolution: z.enum(resolutions).nullable(),
  comments: z.string(),
  answer: z.string(),
  carrier: z.string(),
  tracking: z.string(),
  lines: z.array(z.object({ article: z.string(), title: z.string(), kind: z.enum(claimKinds), copies: z.number().int() })),
  events: z.array(
    z.object({
      at: z.iso.datetime(),
      event: z.enum(['made', 'accepted', 'refused', 'resent', 'credited', 'closed']),
    }),
  ),
})
export type ClaimView = z.output<typeof ClaimView>
export const ClaimList = z.object({ items: z.array(ClaimView), next: z.number().int().nullable() })
export type ClaimList = z.output<typeof ClaimList>
