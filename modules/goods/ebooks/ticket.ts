import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { CountedAddress } from '#modules/people/access/counted-address.ts'

/** What a ticket opens, and for how long: a link long enough for a page that lies open, short enough if it went astray; a reader for a long day. */
const minutesFor = { file: 120, reading: 720 } as const
export type TicketFor = keyof typeof minutesFor

const Ticket = z.tuple([z.number().int(), z.number().int()])

const mac = (secret: string, purpose: string, text: string) => createHmac('sha256', secret).update(`${purpose} ${text}`).digest()

/** What the link to a bought file carries: which line of an order, and until when. It opens that file and nothing else. */
export function writeTicket(secret: string, line: number, now: Date, opens: TicketFor = 'file'): string {
  const text = Buffer.from(JSON.stringify([line, now.getTime() + minutesFor[opens] * 60_000])).toString('base64url')
  return `${text}.${mac(secret, `ebook ${opens}`, text).toString('base64url')}`
}

/** The line of the order; null for what this shop did not write, what opens something else, and once its time is over. */
export function readTicket(secret: string, given: string, now: Date, opens: TicketFor = 'file'): number | null {
  const [text = '', signature = ''] = given.split('.')
  const [right, sent] = [mac(secret, `ebook ${opens}`, text), Buffer.from(signature, 'base64url')]
  if (right.length !== sent.length || !timingSafeEqual(right, sent)) return null
  const ticket = Ticket.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  return ticket.success && ticket.data[1] > now.getTime() ? ticket.data[0] : null
}

/** Tells a download that goes on from a new one, without keeping anybody's address. */
export const readerOf = (secret: string, ticket: string, address: CountedAddress): Buffer =>
  mac(secret, 'ebook reader', `${ticket} ${address}`)
