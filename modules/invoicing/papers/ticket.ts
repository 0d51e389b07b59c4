import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { languages } from '#kernel/language.ts'
import { documentFormats, paperKinds } from './contract.ts'

/** Long enough for a page that lies open, short enough for a link that went astray. */
const ticketMinutes = 120

const Ticket = z.object({
  customer: z.string(),
  kind: z.enum(paperKinds),
  number: z.string(),
  status: z.string(),
  q: z.string().default(''),
  from: z.string(),
  to: z.string(),
  format: z.enum(documentFormats),
  language: z.enum(languages),
  until: z.number(),
})
export type Ticket = z.output<typeof Ticket>

const mac = (secret: string, text: string) => createHmac('sha256', secret).update(`paper ${text}`).digest('base64url')

/** What a plain link carries instead of a session: whose paper, which one, and until when. Only this shop can write it. */
export function writeTicket(secret: string, ticket: Omit<Ticket, 'until'>, now: Date): string {
  const text = Buffer.from(JSON.stringify({ ...ticket, until: now.getTime() + ticketMinutes * 60_000 })).toString('base64url')
  return `${text}.${mac(secret, text)}`
}

/** @returns null for what this shop did not write, and once its time is over. */
export function readTicket(secret: string, given: string, now: Date): Ticket | null {
  const [text = '', signature = ''] = given.split('.')
  const [right, sent] = [Buffer.from(mac(secret, text)), Buffer.from(signature)]
  if (right.length !== sent.length || !timingSafeEqual(right, sent)) return null
  const ticket = Ticket.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  return ticket.success && ticket.data.until > now.getTime() ? ticket.data : null
}
