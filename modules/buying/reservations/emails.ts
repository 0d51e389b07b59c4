import { day, shownDay } from '#kernel/days.ts'
import type { Language } from '#kernel/language.ts'
import type { StoreView } from '#modules/goods/stores/contract.ts'
import { hoursInWords } from '#modules/goods/stores/hours-in-words.ts'
import { button, fact, paragraph, small, table } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, houseEmail, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import { pathTo } from '#screens/addresses.ts'
import { texts } from './email-words.ts'
import type { WholeReservation } from './staff-contract.ts'

/** Asks whether a copy is really to be kept; only its answer holds one. */
export function askedEmail(sender: Sender, language: Language, { title, key }: { title: string; key: string }): EmailMessage {
  const text = texts[language]
  const href = sender.url + pathTo('store-reservation-answer', language, { key })
  const asked = text.asked(title)
  return {
    template: 'reservation-ask',
    language,
    subject: text.askSubject,
    ...inBothForms(sender, language, text.askSubject, asked, [paragraph(asked), button(href, text.confirm), small(text.ignore)]),
  }
}

/** Tells until when copies are kept, and where. */
export function reservedEmail(
  sender: Sender,
  {
    code,
    language,
    last_day,
    lines,
  }: Pick<WholeReservation, 'code' | 'language' | 'last_day'> & {
    lines: readonly Pick<WholeReservation['lines'][number], 'title' | 'copies'>[]
  },
  store: Pick<StoreView, 'name' | 'address' | 'city' | 'hours'>,
): EmailMessage {
  const text = texts[language]
  const what = text.what(shownDay(day(last_day)))
  const hours = hoursInWords(store.hours, language)
  return houseEmail(sender, language, {
    template: 'reserved',
    subject: text.subject(code),
    title: text.title,
    preview: what,
    marks: { number: code },
    body: [
      paragraph(what),
      table(lines.map(({ title, copies }) => ({ what: `${copies} × ${title}`, amount: '' }))),
      fact(text.where, `${store.name}, ${store.address}, ${store.city}`),
      small(text.say(code)),
      ...(hours ? [small(`${text.hours}: ${hours}.`)] : []),
    ],
  })
}
