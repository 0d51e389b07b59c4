import { z } from 'zod'
import { languages } from '#kernel/language.ts'

export type { EntryKind, MessageDesk, MessageState } from './states.ts'

/** The page a message is written on: the desks for libraries and companies, contact, customer service, work with us. */
export const contactSubjects = ['libraries', 'companies', 'general', 'service', 'job'] as const
export type ContactSubject = (typeof contactSubjects)[number]
/** What libraries and companies write about: opening an account, an offer, an order placed, anything else. */
export const tradeKinds = ['account', 'quote', 'order', 'other'] as const
/** What everybody else writes about (T-15). */
export const contactTopics = ['shipping', 'returns', 'order_problems', 'stock', 'payment', 'technical'] as const
export type ContactTopic = (typeof contactTopics)[number]
export const contactKinds = [...tradeKinds, ...contactTopics] as const
export type ContactKind = (typeof contactKinds)[number]

/** Characters of a message. */
export const shortestMessage = 20
export const longestMessage = 4_000
/** Characters of each answer of a job application. */
export const longestAnswer = 2_000

/** The rules answer with sentences of their own, so lengths are bounded loosely here. */
export const SendMessage = z.object({
  subject: z.enum(contactSubjects),
  kind: z.enum(contactKinds).catch('other'),
  name: z.string().max(300).default(''),
  institution: z.string().max(400).default(''),
  email: z.string().max(300).default(''),
  phone: z.string().max(100).default(''),
  message: z.string().max(20_000).default(''),
  training: z.string().max(20_000).default('').describe('With a job application alone, as the next two (T-21)'),
  experience: z.string().max(20_000).default(''),
  knowledge: z.string().max(20_000).default(''),
  website: z.string().max(500).default('').describe('Nobody sees this field: what is filled in by a robot is thrown away'),
  privacy_accepted: z.boolean().default(false),
  captcha: z.string().max(5_000).default(''),
  key: z.string().min(8).max(64).optional().describe('The same for a form however often it is sent'),
})
export type SendMessage = z.output<typeof SendMessage>
/** A job application: a message of that subject (T-21). */
export const SendJob = SendMessage.omit({ subject: true, kind: true })
export const Acknowledgement = z.object({ detail: z.string() })

const ContactMessage = z.object({
  id: z.number().int(),
  subject: z.enum(contactSubjects),
  kind: z.enum(contactKinds),
  name: z.string(),
  institution: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  language: z.enum(languages),
  sent_at: z.iso.datetime(),
  closed_at: z.iso.datetime().nullable(),
})

/** What somebody who would like to work here wrote (T-21). */
export const JobApplication = ContactMessage.omit({ subject: true, kind: true, institution: true }).extend({
  training: z.string(),
  experience: z.string(),
  knowledge: z.string(),
})
export type JobApplication = z.output<typeof JobApplication>
/** One of them, with the day on which it is forgotten. */
export const KeptApplication = JobApplication.extend({ kept_until: z.iso.date() })
export type KeptApplication = z.output<typeof KeptApplication>

/** The conversation that a received e-mail answers. */
export const JoinedConversation = z.object({
  message: z.number().int().nullable().describe('The conversation that it joined'),
  order_letter: z.number().int().nullable().describe('The order by e-mail that it is, or is about'),
})
