import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { CountedAddress } from '#modules/people/access/counted-address.ts'

/** Long enough for a page that lies open, short enough for a link that went astray. */
const ticketMinutes = 120

const Ticket = z.tuple([z.number().int(), z.number().int()])

const mac = (secret: string, purpose: string, text: string) => createHmac('sha256', secret).update(`${purpose} ${text}`).digest()

/** What the link to a bought file carries: which line of an order, and until when. It opens that file and nothing else. */
export function writeTicket(secret: string, line: number, now: Date): string {
  const text = Buffer.from(JSON.stringify([line, now.getTime() + ticketMinutes * 60_000])).toString('base64url')
  return `${text}.${mac(secret, 'ebook file', text).toString('base64url')}`
}

/** The line of the order; null for what this shop did not write, and once its time is over. */
export function readTicket(secret: string, given: string, now: Date): number | null {
  const [text = '', signature = ''] = given.split('.')
  const [right, sent] = [mac(secret, 'ebook file', text), Buffer.from(signature, 'base64url')]
  if (right.length !== sent.length || !timingSafeEqual(right, sent)) return null
  const ticket = Ticket.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
  return ticket.success && ticket.data[1] > now.getTime() ? ticket.data[0] : null
}

/** Tells a download that goes on from a new one, without keeping anybody's address. */
export const readerOf = (secret: string, ticket: string, address: CountedAddress): Buffer =>
  mac(secret, 'ebook reader', `${ticket} ${address}`)
