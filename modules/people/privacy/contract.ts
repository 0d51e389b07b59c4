import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import { Signed } from '#modules/people/customers/contract.ts'

/** One line of the consent log: what was accepted or taken back, on which form, in which wording, when. */
export const ConsentView = z.object({
  kind: z.enum(['privacy', 'newsletter', 'cart_reminder']),
  given: z.boolean(),
  form: z.string(),
  text_version: z.string().describe('Version of the text accepted, as "2026-11"'),
  language: z.enum(languages),
  at: z.iso.datetime(),
})
export type ConsentView = z.output<typeof ConsentView>

/** Why an account cannot be erased just now. */
export const erasureObstacles = ['orders', 'returns', 'owed', 'claims'] as const
export type ErasureObstacle = (typeof erasureObstacles)[number]

export const PrivacyView = z.object({
  newsletter: z.boolean(),
  consents: z.array(ConsentView).describe('The newest first'),
  obstacles: z.array(z.enum(erasureObstacles)),
  points: z.number().int().describe('Loyalty points that an erasure forfeits'),
})
export type PrivacyView = z.output<typeof PrivacyView>

export const SetNewsletter = Signed.extend({ newsletter: z.boolean() })
export const EraseAccount = Signed.extend({ password: z.string().max(1000).default('') })

/** Everything the shop keeps about a person, by section; `about` says in words what each section is. */
export const PersonalExport = z.object({
  exported_at: z.iso.datetime(),
  about: z.record(z.string(), z.string()),
  sections: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
})
export type PersonalExport = z.output<typeof PersonalExport>
