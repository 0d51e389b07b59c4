import { theDay } from '#kernel/catalan-day.ts'
import { day, shownDay } from '#kernel/days.ts'
import type { Localized } from '#kernel/language.ts'
import type { StoreView } from '#modules/goods/stores/contract.ts'
import { hoursInWords } from '#modules/goods/stores/hours-in-words.ts'
import { fact, paragraph, small, table } from '#modules/platform/mail/blocks.ts'
import { type EmailMessage, inBothForms, type Sender } from '#modules/platform/mail/email-message.ts'
import type { WholeReservation } from './staff-contract.ts'

interface Texts {
  subject: (code: string) => string
  title: string
  what: (until: string) => string
  where: string
  say: (code: string) => string
  hours: string
}

const texts: Localized<Texts> = {
  es: {
    subject: (code) => `Su reserva ${code}`,
    title: 'Se lo guardamos',
    what: (until) => `Le guardamos estos ejemplares hasta el ${until}. Se pagan en la tienda al recogerlos.`,
    where: 'Los recogerá en',
    say: (code) => `En el mostrador basta con decir el número ${code}.`,
    hours: 'Horario',
  },
  ca: {
    subject: (code) => `La vostra reserva ${code}`,
    title: 'Us ho guardem',
    what: (until) => `Us guardem aquests exemplars fins ${until}. Es paguen a la botiga quan els recolliu.`,
    where: 'Els recollireu a',
    say: (code) => `Al taulell n’hi ha prou de dir el número ${code}.`,
    hours: 'Horari',
  },
  en: {
    subject: (code) => `Your reservation ${code}`,
    title: 'We are keeping it for you',
    what: (until) => `We are keeping these copies for you until ${until}. You pay in store when you collect them.`,
    where: 'You will collect them from',
    say: (code) => `At the counter, just give the number ${code}.`,
    hours: 'Opening hours',
  },
}

/** Tells until when copies are kept, and where. */
export function reservedEmail(
  sender: Sender,
  { code, language, last_day, lines }: Pick<WholeReservation, 'code' | 'language' | 'last_day' | 'lines'>,
  store: StoreView,
): EmailMessage {
  const text = texts[language]
  const until = shownDay(day(last_day))
  const what = text.what(language === 'ca' ? theDay(until) : until)
  const hours = hoursInWords(store.hours, language)
  return {
    template: 'reserved',
    language,
    subject: text.subject(code),
    ...inBothForms(sender, language, text.title, what, [
      paragraph(what),
      table(lines.map(({ title, copies }) => ({ what: `${copies} × ${title}`, amount: '' }))),
      fact(text.where, `${store.name}, ${store.address}, ${store.city}`),
      small(text.say(code)),
      ...(hours ? [small(`${text.hours}: ${hours}.`)] : []),
    ]),
  }
}
