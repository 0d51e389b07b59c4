import { dayOf, shownDay } from '#kernel/days.ts'
import { shownCents } from '#kernel/figures.ts'
import { stepEmail } from '#modules/orders/emails/step.ts'
import type { OrderLineRow as OrderLine } from '#modules/orders/order/orders.ts'
import type { WholeOrder } from '#modules/orders/parcels/whole-order.ts'
import type { EmailMessage, LetterFile, Sender } from '#modules/platform/mail/email-message.ts'
import { withoutLinks } from '#modules/platform/mail/greeting.ts'
import { namesOn } from './declared-name.ts'
import { emailTexts } from './email-words.ts'

type Order = Pick<WholeOrder['order'], 'number' | 'language'>
type Item = Pick<OrderLine, 'title' | 'quantity'>

const rowsOf = (items: readonly Item[]) => items.map(({ title, quantity }) => ({ what: `${quantity} × ${title}` }))

/** Cents that come back in all, and what of it goes to gift cards; an unpaid order gives back what it held of them, and nothing else. */
export interface GivenBack {
  refundCents: number
  giftCents: number
}

/** What was called off, and what of it comes back. */
export function cancelledEmail(
  sender: Sender,
  { number, language }: Order,
  { items, whole, refundCents, giftCents, href }: { items: readonly Item[]; whole: boolean; href: string } & GivenBack,
): EmailMessage {
  const texts = emailTexts[language]
  return stepEmail(sender, language, {
    template: 'order-cancelled',
    marks: { number },
    subject: texts.cancelledSubject(number),
    title: texts.cancelledTitle,
    paragraphs: [whole ? texts.cancelledOrder(number) : texts.cancelledLines(number)],
    rows: [
      ...rowsOf(items),
      ...(refundCents > 0 ? [{ what: texts.givenBack, amount: shownCents(refundCents, language), strong: true }] : []),
    ],
    after: [
      ...(refundCents > giftCents ? [texts.givenBackWhen] : []),
      ...(giftCents > 0 ? [texts.toGiftCard(shownCents(giftCents, language))] : []),
      ...(refundCents + giftCents === 0 ? [texts.notCharged] : []),
    ],
    action: { href, text: texts.see },
  })
}

/** The shop's answer to a request to send something back. */
export function answeredEmail(
  sender: Sender,
  { number, language }: Order,
  { items, accepted, answer, href }: { items: readonly Item[]; accepted: boolean; answer: string; href: string },
): EmailMessage {
  const texts = emailTexts[language]
  const reason = answer ? [{ label: texts.answer, value: answer }] : []
  return stepEmail(sender, language, {
    template: accepted ? 'return-accepted' : 'return-refused',
    subject: accepted ? texts.acceptedSubject(number) : texts.refusedSubject(number),
    title: accepted ? texts.acceptedTitle : texts.refusedTitle,
    opening: accepted ? texts.accepted(number) : undefined,
    marks: { number },
    paragraphs: accepted ? (answer ? [answer] : []) : [texts.refused(number)],
    rows: rowsOf(items),
    facts: accepted ? [{ label: texts.sendTo, value: `${sender.name}, ${sender.address}` }] : reason,
    after: accepted ? [texts.acceptedHow] : [],
    action: { href, text: texts.see },
  })
}

/** The shop takes the items back, and here is the label for their parcel. */
export function labelEmail(
  sender: Sender,
  { number, language }: Order,
  { items, code, label, href }: { items: readonly Item[]; code: string; label: LetterFile; href: string },
): EmailMessage {
  const texts = emailTexts[language]
  const email = stepEmail(sender, language, {
    template: 'return-label',
    marks: { number },
    subject: texts.labelSubject(number),
    title: texts.labelTitle,
    paragraphs: [texts.accepted(number)],
    rows: rowsOf(items),
    facts: [
      { label: texts.labelCode, value: code },
      { label: texts.sendTo, value: `${sender.name}, ${sender.address}` },
    ],
    after: [texts.labelHow],
    action: { href, text: texts.see },
  })
  return { ...email, files: [label] }
}

export function refundedEmail(
  sender: Sender,
  { number, language }: Order,
  { amountCents, giftCents, onAccount, href }: { amountCents: number; giftCents: number; onAccount: boolean; href: string },
): EmailMessage {
  const texts = emailTexts[language]
  return stepEmail(sender, language, {
    template: 'refund-made',
    marks: { number },
    subject: onAccount ? texts.lessOwedSubject(number) : texts.refundedSubject(number),
    title: onAccount ? texts.lessOwedTitle : texts.refundedTitle,
    paragraphs: onAccount
      ? [texts.lessOwed(number, shownCents(amountCents, language))]
      : [
          texts.refunded(number, shownCents(amountCents, language)),
          ...(amountCents > giftCents ? [texts.refundedWhen] : []),
          ...(giftCents > 0 ? [texts.toGiftCard(shownCents(giftCents, language))] : []),
        ],
    action: { href, text: texts.see },
  })
}

/** The time of day in Madrid, to the second, as the receipt of a withdrawal states it. */
export const timeOf = (at: Date): string =>
  new Intl.DateTimeFormat('es-ES', {
    timeZone: 'Europe/Madrid',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: false,
  }).format(at)

/** The link that confirms a declaration. It repeats nothing of what was typed: anybody may have typed it. */
export function confirmWithdrawalEmail(
  sender: Sender,
  { number, language }: Order,
  { at, days, href }: { at: Date; days: number; href: string },
): EmailMessage {
  const texts = emailTexts[language]
  return stepEmail(sender, language, {
    template: 'withdrawal-confirm',
    subject: texts.confirmSubject(number),
    title: texts.confirmTitle,
    paragraphs: [texts.confirm(number, shownDay(dayOf(at)), timeOf(at)), texts.confirmCounts],
    after: [texts.confirmEnds(days), texts.confirmIgnore],
    action: { href, text: texts.confirmButton },
  })
}

/**
 * The receipt of a withdrawal on a durable medium: its content, day and time (Directive 2011/83, article 11a). Whose order it is says the
 * order; the name is no more than what somebody typed.
 */
export function withdrawnEmail(
  sender: Sender,
  order: WholeOrder['order'],
  about: { items: readonly Item[]; name: string; at: Date; late: boolean; calledOff: boolean; toSend: boolean; href: string },
): EmailMessage {
  const { number, language } = order
  const texts = emailTexts[language]
  const names = [...new Set(namesOn(order))].join(', ')
  const { items, name, at, late, calledOff, toSend, href } = about
  return stepEmail(sender, language, {
    template: 'withdrawal-receipt',
    subject: texts.withdrawnSubject(number),
    title: texts.withdrawnTitle,
    paragraphs: [texts.withdrawn(number, shownDay(dayOf(at)), timeOf(at))],
    rows: rowsOf(items),
    facts: [
      { label: texts.orderFact, value: texts.orderOf(number, shownDay(dayOf(order.placed_at))) },
      ...(names ? [{ label: texts.orderNames, value: names }] : []),
      { label: texts.nameTyped, value: withoutLinks(name) },
      ...(toSend && !late ? [{ label: texts.sendTo, value: `${sender.name}, ${sender.address}` }] : []),
    ],
    after: [
      ...(late ? [texts.withdrawnLate] : []),
      ...(!late && toSend ? [texts.withdrawnInTime] : []),
      ...(calledOff ? [texts.withdrawnCalledOff] : []),
    ],
    action: { href, text: texts.see },
  })
}
