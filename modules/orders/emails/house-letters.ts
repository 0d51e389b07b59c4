import type { Day } from '#kernel/days.ts'
import { inEachLanguage, type Language } from '#kernel/language.ts'
import { cents } from '#kernel/money.ts'
import type { Sender } from '#modules/platform/mail/email-message.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { sampleOrder, samples } from '#modules/platform/mail/sample-words.ts'
import { type ConfirmedLine, type ConfirmedOrder, confirmationEmail } from './confirmation.ts'
import { texts } from './confirmation-words.ts'
import { launchedEmail } from './launched.ts'
import { lifeTexts } from './life-words.ts'
import { deliveredEmail, handedOverEmail, type ParcelNews, promiseEmail, readyEmail, waitingEmail } from './parcel-news.ts'
import { receivedEmail } from './received.ts'
import { texts as receivedTexts } from './received-words.ts'
import { shippingConfirmedEmail } from './shipping-confirmed.ts'

const promised = '2026-11-12' as Day
const store = {
  name: 'Librería del Patio',
  address: 'Patio de los Naranjos, 1',
  city: 'Villaclara',
  hours: { 'mon-sat': '10:00-20:00' },
}
const home = {
  recipient: 'Inés Valdoro',
  street: 'Calle del Agua, 7',
  floor: '',
  postcode: '00001',
  city: 'Villaclara',
  region: '',
  country: 'ES',
  phone: '',
}
const order = (language: Language): ConfirmedOrder => ({
  number: sampleOrder,
  language,
  pickup_point: null,
  delivery_address: home,
  promotion_cents: 0,
  coupon_cents: 0,
  bonus_cents: 0,
  explanation: null,
  shipping_cents: 395,
  shipping_method: 'home',
  total_cents: cents(2395),
  gift_card_cents: 0,
  terms: 'prepaid',
  deposit_cents: 0,
  vat: [],
  payment_state: 'paid',
  concluded: 'distance',
})

const line = (language: Language): ConfirmedLine => ({
  id: 1,
  quantity: 1,
  title: samples[language].book,
  author: 'Lucía Ferrán',
  line_cents: cents(2000),
  charged_later: false,
  ebook_gift: false,
  dedicated: false,
  download_waived_at: null,
})

const news = (sender: Sender, language: Language, kind: ParcelNews['parcel']['kind']): ParcelNews => ({
  sender,
  order: { number: sampleOrder, language },
  parcel: { kind, carrier: 'Correos', tracking_code: 'PQ0000000001', tracking_url: '', promised_on: promised },
  items: [{ title: samples[language].book, quantity: 1 }],
  store: kind === 'pickup' ? store : null,
  keptUntil: kind === 'pickup' ? promised : null,
  consumer: true,
  href: sender.url,
})

const ofParcel = (
  step: 'ready' | 'sent' | 'downloadable' | 'collected' | 'delivered',
  kind: ParcelNews['parcel']['kind'],
  email: (news: ParcelNews) => ReturnType<typeof readyEmail>,
): HouseLetter => ({
  letter: `order-${step}`,
  marks: ['number'],
  opening: inEachLanguage((language) => lifeTexts[language][step].text('{number}')),
  sample: (sender, language) => email(news(sender, language, kind)),
})

/** One that begins with what it tells. */
const telling = (letter: string, sample: HouseLetter['sample']): HouseLetter => ({
  letter,
  marks: ['number'],
  sample,
})

/** Letters of an order and its parcels. */
export const houseLetters: readonly HouseLetter[] = [
  {
    letter: 'order-confirmation',
    marks: ['number'],
    opening: inEachLanguage((language) => texts[language].thanks('{number}')),
    sample: (sender, language) =>
      confirmationEmail(sender, order(language), [line(language)], {
        href: sender.url,
        store: null,
        last4: '0003',
        promised: [promised],
        conditions: null,
        consumer: true,
      }),
  },
  {
    letter: 'order-received',
    marks: ['number'],
    opening: inEachLanguage((language) => receivedTexts[language].registered('{number}')),
    sample: (sender, language) =>
      receivedEmail(sender, {
        order: {
          number: sampleOrder,
          language,
          total_cents: cents(2000),
          delivery_address: { ...home, country: 'BR' },
          pickup_point: null,
        },
        lines: [{ quantity: 1, title: samples[language].book, paid_cents: cents(2000) }],
        href: sender.url,
      }),
  },
  telling('shipping-confirmed', (sender, language) =>
    shippingConfirmedEmail(sender, { number: sampleOrder, language, shipping_cents: 1850, total_cents: cents(3850) }, sender.url),
  ),
  ofParcel('ready', 'pickup', readyEmail),
  ofParcel('sent', 'shipment', handedOverEmail),
  ofParcel('downloadable', 'digital', handedOverEmail),
  ofParcel('collected', 'pickup', handedOverEmail),
  ofParcel('delivered', 'shipment', deliveredEmail),
  telling('order-waiting', (sender, language) => waitingEmail(news(sender, language, 'pickup'))),
  telling('order-promise', (sender, language) => promiseEmail(news(sender, language, 'shipment'), promised)),
  telling('order-launched', (sender, language) =>
    launchedEmail(sender, {
      order: { number: sampleOrder, language, terms: 'prepaid' },
      items: [{ title: samples[language].book, quantity: 1, charged_later: true }],
      href: sender.url,
    }),
  ),
]
