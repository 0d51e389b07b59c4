import { theDay } from '#kernel/catalan-day.ts'
import { shownDay } from '#kernel/days.ts'
import { shownCents } from '#kernel/figures.ts'
import type { Localized } from '#kernel/language.ts'
import { button, paragraph, passage, small, table } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'
import { numberOf } from './quote-pdf.ts'
import type { QuoteLineRow, QuoteRow } from './quotes.sql.ts'

interface Texts {
  subject: (number: string) => string
  title: string
  what: (number: string, until: string) => string
  shipping: string
  free: string
  total: string
  see: string
  answer: string
  kept: string
}

const texts: Localized<Texts> = {
  es: {
    subject: (number) => `Su presupuesto ${number}`,
    title: 'Su presupuesto',
    what: (number, until) => `Este es el presupuesto ${number} que nos pidió. Los precios valen hasta el ${until}.`,
    shipping: 'Envío',
    free: 'gratis',
    total: 'Total, impuestos incluidos',
    see: 'Ver el presupuesto',
    answer: 'En esa página puede aceptarlo o rechazarlo. El enlace es personal y deja de abrirla cuando acaba el plazo.',
    kept: 'Los ejemplares no se reservan hasta que se hace el pedido. El presupuesto va adjunto en PDF.',
  },
  ca: {
    subject: (number) => `El vostre pressupost ${number}`,
    title: 'El vostre pressupost',
    what: (number, until) => `Aquest és el pressupost ${number} que ens vau demanar. Els preus valen fins ${until}.`,
    shipping: 'Enviament',
    free: 'gratuït',
    total: 'Total, impostos inclosos',
    see: 'Mostra el pressupost',
    answer: 'En aquella pàgina el podeu acceptar o rebutjar. L’enllaç és personal i deixa d’obrir-la quan s’acaba el termini.',
    kept: 'Els exemplars no es reserven fins que es fa la comanda. El pressupost va adjunt en PDF.',
  },
  en: {
    subject: (number) => `Your quote ${number}`,
    title: 'Your quote',
    what: (number, until) => `This is quote ${number}, which you asked us for. The prices hold until ${until}.`,
    shipping: 'Delivery',
    free: 'free',
    total: 'Total, taxes included',
    see: 'View the quote',
    answer: 'On that page you can accept or decline it. The link is personal and stops working when the quote ends.',
    kept: 'No copies are kept back until the order is placed. The quote is attached as a PDF.',
  },
}

/** The page of a quote, opened by what its e-mail holds. */
export const quoteLink = (url: string, { number, language }: Pick<QuoteRow, 'number' | 'language'>, key: string): string =>
  `${url}${pathTo('private-quote-detail', language, { number })}?key=${key}`

/** Tells what is offered at what price, and where it is answered. */
export function quoteEmail(sender: Sender, row: QuoteRow, lines: readonly QuoteLineRow[], key: string): EmailMessage {
  const { language, note, shipping_cents: shipping } = row
  const text = texts[language]
  const until = shownDay(row.valid_until)
  const what = text.what(numberOf(row), language === 'ca' ? theDay(until) : until)
  return {
    template: 'quote',
    language,
    subject: text.subject(numberOf(row)),
    ...inBothForms(sender, language, text.title, what, [
      paragraph(what),
      ...(note ? [passage(note)] : []),
      table([
        ...lines.map(({ quantity, title, line_cents }) => ({
          what: `${quantity} × ${title}`,
          amount: shownCents(line_cents, language),
        })),
        ...(row.collect_at === null
          ? [{ what: text.shipping, amount: shipping === 0 ? text.free : shownCents(shipping ?? 0, language) }]
          : []),
        { what: text.total, amount: shownCents(row.total_cents, language), strong: true },
      ]),
      button(quoteLink(sender.url, row, key), text.see),
      small(text.answer),
      small(text.kept),
    ]),
    ...(sender.from && { from: sender.from }),
  }
}
