import { type Day, shownDay } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import { inQuotes } from '#kernel/in-quotes.ts'
import type { Language } from '#kernel/language.ts'
import { stepEmail } from '#modules/orders/emails/step.ts'
import { orderLink } from '#modules/orders/order/order-key.ts'
import { type OrderLineRow, type OrderRow, orderLines } from '#modules/orders/order/orders.ts'
import { signingsAmong } from '#modules/orders/order/signings.ts'
import type { EmailMessage, Sender, Senders } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { see, texts } from './letter-words.ts'
import { ordersSignedAt, undedicate } from './signed.sql.ts'

/** What becomes of an activity at which copies are signed. */
export const signingNews = ['moved', 'called_off'] as const
export type SigningNews = (typeof signingNews)[number]

export interface SignedDeps {
  senders: Senders
  secret: string
}

interface Signed {
  news: SigningNews
  /** What the activity is called, and its day. */
  signing: { title: string; on: Day } | null
  lines: readonly Pick<OrderLineRow, 'title' | 'quantity' | 'dedication'>[]
  href: string
}

/** Tells whoever waits for signed copies that the signing is another day or elsewhere, or that there is none. */
export function signingEmail(
  sender: Sender,
  { language, number }: Pick<OrderRow, 'language' | 'number'>,
  { news, signing, lines, href }: Signed,
): EmailMessage {
  const text = texts[language][news]
  const title = signing?.title ?? ''
  return stepEmail(sender, language, {
    template: `signing-${news.replace('_', '-')}`,
    subject: text.subject(number),
    title: text.title,
    marks: { number, title },
    paragraphs: [text.text(title, signing ? shownDay(signing.on) : '')],
    rows: lines.map((line) => ({
      what: `${line.quantity} × ${line.title}${line.dedication ? ` (${inQuotes(line.dedication, language)})` : ''}`,
    })),
    after: [text.closing],
    action: { href, text: see[language] },
  })
}

/** `shown`: to a colleague before it goes, without the link that opens somebody's order. */
async function letterOf(
  db: Db,
  order: OrderRow,
  { activity, news, shown = false }: { activity: number; news: SigningNews; shown?: boolean },
  deps: SignedDeps,
): Promise<EmailMessage> {
  const { language } = order
  const lines = (await orderLines(db, order.id)).filter((line) => line.signing_id === activity && line.fulfilment !== 'cancelled')
  const [signing] = (await signingsAmong(db, lines, language)).values()
  const sender = deps.senders(language)
  return signingEmail(sender, order, {
    news,
    signing: signing ? { title: signing.title, on: signing.on as Day } : null,
    lines,
    href: shown ? sender.url : orderLink(sender.url, deps.secret, order),
  })
}

/** Tells everybody who waits for a signed copy of another day or place, or that it is called off; what is not signed is dedicated to nobody. */
export async function tellOfSigning(tx: Tx, activity: number, news: SigningNews, deps: SignedDeps): Promise<void> {
  for (const order of await ordersSignedAt(tx, activity))
    await queueEmail(tx, order.email, await letterOf(tx, order, { activity, news }, deps), { order: order.number })
  if (news === 'called_off') await undedicate(tx, activity)
}

/** The same letters, one a language, for whoever looks before it goes. */
export async function signingWouldTell(tx: Tx, activity: number, news: SigningNews, deps: SignedDeps) {
  const orders = await ordersSignedAt(tx, activity)
  const told: { language: Language; people: number; subject: string; text: string }[] = []
  for (const [language, of] of Map.groupBy(orders, (order) => order.language)) {
    const { subject, plain } = await letterOf(tx, of[0]!, { activity, news, shown: true }, deps)
    told.push({ language, people: of.length, subject, text: plain })
  }
  return told
}
