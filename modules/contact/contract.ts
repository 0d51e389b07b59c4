import { z } from 'zod'

/** The page a message is written on. */
export const contactSubjects = ['libraries', 'companies', 'general'] as const
export type ContactSubject = (typeof contactSubjects)[number]
/** What it is about: opening an account, an offer, an order placed, anything else. */
export const contactKinds = ['account', 'quote', 'order', 'other'] as const
export type ContactKind = (typeof contactKinds)[number]

/** Characters of a message. */
export const shortestMessage = 20
export const longestMessage = 4_000

/** The rules answer with sentences of their own, so lengths are bounded loosely here. */
export const SendMessage = z.object({
  subject: z.enum(contactSubjects),
  kind: z.enum(contactKinds).catch('other'),
  name: z.string().max(300).default(''),
  institution: z.string().max(400).default(''),
  email: z.string().max(300).default(''),
  phone: z.string().max(100).default(''),
  message: z.string().max(20_000).default(''),
  privacy_accepted: z.boolean().default(false),
  captcha: z.string().max(5_000).default(''),
})
export type SendMessage = z.output<typeof SendMessage>
export const Said = z.object({ detail: z.string() })

export const ContactMessage = z.object({
  id: z.number().int(),
  subject: z.enum(contactSubjects),
  kind: z.enum(contactKinds),
  name: z.string(),
  institution: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  language: z.enum(['es', 'ca', 'en']),
  sent_at: z.iso.datetime(),
  closed_at: z.iso.datetime().nullable(),
})
export type ContactMessage = z.output<typeof ContactMessage>
