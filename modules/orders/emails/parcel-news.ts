import { type Day, shownDay } from '#kernel/days.ts'
import type { Hours } from '#modules/goods/stores/hours.ts'
import { hoursInWords } from '#modules/goods/stores/hours-in-words.ts'
import type { OrderRow } from '#modules/orders/order/orders.ts'
import type { ParcelRow } from '#modules/orders/parcels/parcels.ts'
import type { EmailMessage, Sender } from '#modules/platform/mail/email-message.ts'
import { lifeTexts } from './life-words.ts'
import { stepEmail } from './step.ts'

/** What a letter about a parcel tells of it. */
export interface ParcelNews {
  sender: Sender
  order: Pick<OrderRow, 'number' | 'language'>
  parcel: Pick<ParcelRow, 'kind' | 'carrier' | 'tracking_code' | 'tracking_url' | 'promised_on'>
  items: readonly { title: string; quantity: number }[]
  /** Where it waits. */
  store: { name: string; address: string; city: string; hours: Hours } | null
  /** The last day it is kept at the counter. */
  keptUntil: Day | null
  /** Whether the law lets who ordered withdraw. */
  consumer: boolean
  /** The order's own page, open to whoever has the letter. */
  href: string
}

const rowsOf = ({ items }: ParcelNews) => items.map(({ title, quantity }) => ({ what: `${quantity} × ${title}` }))
const closingOf = (words: { closing?: string; closingToConsumers?: string }, consumer = false) => [
  ...(words.closing ? [words.closing] : []),
  ...(consumer && words.closingToConsumers ? [words.closingToConsumers] : []),
]
const placeOf = ({ order, store, keptUntil }: ParcelNews) => {
  const texts = lifeTexts[order.language]
  return [
    ...(store ? [{ label: texts.whereToCollect, value: `${store.name}, ${store.address}, ${store.city}` }] : []),
    ...(store && Object.keys(store.hours).length > 0
      ? [{ label: texts.openingHours, value: hoursInWords(store.hours, order.language) }]
      : []),
    ...(keptUntil ? [{ label: texts.until, value: shownDay(keptUntil) }] : []),
  ]
}

function email(
  news: ParcelNews,
  step: 'ready' | 'sent' | 'downloadable' | 'collected' | 'delivered',
  facts: readonly { label: string; value: string }[] = [],
): EmailMessage {
  const { sender, order, href } = news
  const texts = lifeTexts[order.language]
  const words = texts[step]
  return stepEmail(sender, order.language, {
    template: `order-${step}`,
    subject: words.subject(order.number),
    title: words.title,
    opening: words.text(order.number),
    marks: { number: order.number },
    rows: rowsOf(news),
    facts,
    after: closingOf(words, news.consumer),
    action: { href, text: texts.see },
  })
}

/** It waits at the counter: only once a bookseller has put it there. */
export const readyEmail = (news: ParcelNews): EmailMessage => email(news, 'ready', placeOf(news))

/** It left, or was handed over the counter. */
export function handedOverEmail(news: ParcelNews): EmailMessage {
  const { parcel, order } = news
  const texts = lifeTexts[order.language]
  if (parcel.kind === 'pickup') return email(news, 'collected')
  if (parcel.kind === 'digital') return email(news, 'downloadable')
  return email(news, 'sent', [
    ...(parcel.carrier ? [{ label: texts.carrier, value: parcel.carrier }] : []),
    ...(parcel.tracking_code || parcel.tracking_url
      ? [{ label: texts.tracking, value: [parcel.tracking_code, parcel.tracking_url].filter(Boolean).join(' · ') }]
      : []),
    ...(parcel.promised_on ? [{ label: texts.expected, value: shownDay(parcel.promised_on) }] : []),
  ])
}

export const deliveredEmail = (news: ParcelNews): EmailMessage => email(news, 'delivered')

/** Nobody has come for it yet. */
export function waitingEmail(news: ParcelNews): EmailMessage {
  const { sender, order, href, keptUntil } = news
  const texts = lifeTexts[order.language]
  return stepEmail(sender, order.language, {
    template: 'order-waiting',
    marks: { number: order.number },
    subject: texts.waiting.subject(order.number),
    title: texts.waiting.title,
    paragraphs: [texts.waiting.text(order.number, keptUntil ? shownDay(keptUntil) : '')],
    rows: rowsOf(news),
    facts: placeOf(news),
    action: { href, text: texts.see },
  })
}

/** The day promised moves back; who does not want to wait may cancel (TRLGDCU 66 bis). */
export function promiseEmail(news: ParcelNews, day: Day): EmailMessage {
  const { sender, order, href } = news
  const texts = lifeTexts[order.language]
  return stepEmail(sender, order.language, {
    template: 'order-promise',
    marks: { number: order.number },
    subject: texts.promise.subject(order.number),
    title: texts.promise.title,
    paragraphs: [texts.promise.text(order.number, shownDay(day))],
    rows: rowsOf(news),
    after: [texts.promise.closing],
    action: { href, text: texts.see },
  })
}
