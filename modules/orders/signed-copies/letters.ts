import { theDay } from '#kernel/catalan-day.ts'
import { type Day, shownDay } from '#kernel/days.ts'
import type { Db, Tx } from '#kernel/db.ts'
import { inQuotes } from '#kernel/in-quotes.ts'
import type { Language } from '#kernel/language.ts'
import { stepEmail } from '#modules/orders/emails/step.ts'
import { orderLink } from '#modules/orders/order/order-key.ts'
import { type OrderRow, orderLines } from '#modules/orders/order/orders.ts'
import { signingsAmong } from '#modules/orders/order/signings.ts'
import type { EmailMessage, Senders } from '#modules/platform/mail/email-message.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import { ordersSignedAt, undedicate } from './signed.sql.ts'

/** What becomes of an activity at which copies are signed. */
export type SigningNews = 'moved' | 'called_off'

export interface SignedDeps {
  senders: Senders
  secret: string
}

interface Texts {
  subject: (number: string) => string
  title: string
  text: (signing: string, day: string) => string
  closing: string
}

const see: Record<Language, string> = { es: 'Ver el pedido', ca: 'Mostra la comanda', en: 'See the order' }
const texts: Record<Language, Record<SigningNews, Texts>> = {
  es: {
    moved: {
      subject: (number) => `Cambia la firma de su pedido ${number}`,
      title: 'La firma cambia de día o de lugar',
      text: (signing, day) =>
        `La firma «${signing}» ha cambiado: será el ${day}. Estos ejemplares suyos se firman entonces y salen después:`,
      closing:
        'No tiene que hacer nada. Si no puede esperar, responda a este correo: se los enviamos sin firmar o le devolvemos el importe, como prefiera.',
    },
    called_off: {
      subject: (number) => `Se suspende la firma de su pedido ${number}`,
      title: 'La firma se ha suspendido',
      text: (signing) => `La firma «${signing}» se ha suspendido y estos ejemplares suyos no se podrán firmar:`,
      closing:
        'Responda a este correo y díganos qué prefiere: se los enviamos sin firmar o le devolvemos el importe. Hasta que lo sepamos, los guardamos.',
    },
  },
  ca: {
    moved: {
      subject: (number) => `Canvia la signatura de la vostra comanda ${number}`,
      title: 'La signatura canvia de dia o de lloc',
      text: (signing, day) =>
        `La signatura «${signing}» ha canviat: serà ${theDay(day)}. Aquests exemplars vostres se signen llavors i surten després:`,
      closing:
        'No heu de fer res. Si no podeu esperar, responeu a aquest correu: us els enviem sense signar o us en tornem l’import, com preferiu.',
    },
    called_off: {
      subject: (number) => `Se suspèn la signatura de la vostra comanda ${number}`,
      title: 'La signatura s’ha suspès',
      text: (signing) => `La signatura «${signing}» s’ha suspès i aquests exemplars vostres no es podran signar:`,
      closing:
        'Responeu a aquest correu i digueu-nos què preferiu: us els enviem sense signar o us en tornem l’import. Fins que ho sapiguem, els guardem.',
    },
  },
  en: {
    moved: {
      subject: (number) => `The signing for your order ${number} has changed`,
      title: 'The signing has a new date or place',
      text: (signing, day) =>
        `The signing “${signing}” has changed: it is now on ${day}. These copies of yours are signed then and sent afterwards:`,
      closing:
        'You do not need to do anything. If you cannot wait, reply to this e-mail: we will send them unsigned or refund them, as you prefer.',
    },
    called_off: {
      subject: (number) => `The signing for your order ${number} has been cancelled`,
      title: 'The signing has been cancelled',
      text: (signing) => `The signing “${signing}” has been cancelled, and these copies of yours cannot be signed:`,
      closing:
        'Reply to this e-mail and tell us what you prefer: we will send them unsigned or refund them. Until we know, we keep them for you.',
    },
  },
}

/** `shown`: to a colleague before it goes, without the link that opens somebody's order. */
async function letterOf(
  db: Db,
  order: OrderRow,
  { activity, news, shown = false }: { activity: number; news: SigningNews; shown?: boolean },
  deps: SignedDeps,
): Promise<EmailMessage> {
  const { language, number } = order
  const lines = (await orderLines(db, order.id)).filter((line) => line.signing_id === activity && line.fulfilment !== 'cancelled')
  const [signing] = (await signingsAmong(db, lines, language)).values()
  const text = texts[language][news]
  const sender = deps.senders(language)
  return stepEmail(sender, language, {
    template: `signing-${news.replace('_', '-')}`,
    subject: text.subject(number),
    title: text.title,
    paragraphs: [text.text(signing?.title ?? '', signing ? shownDay(signing.on as Day) : '')],
    rows: lines.map(({ title, quantity, dedication }) => ({
      what: `${quantity} × ${title}${dedication ? ` (${inQuotes(dedication, language)})` : ''}`,
    })),
    closing: [text.closing],
    action: { href: shown ? sender.url : orderLink(sender.url, deps.secret, order), text: see[language] },
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
