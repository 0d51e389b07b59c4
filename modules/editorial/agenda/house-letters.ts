import { inEachLanguage, type Language } from '#kernel/language.ts'
import { cents } from '#kernel/money.ts'
import type { HouseLetter } from '#modules/platform/mail/house-letter.ts'
import { sampleOrder, samples } from '#modules/platform/mail/sample-words.ts'
import type { DetailRow } from './agenda.sql.ts'
import { emailTexts, type LetterKind, letterKinds } from './email-words.ts'
import { listEmail, templateOf } from './emails.ts'
import type { RegistrationRow } from './registrations.sql.ts'

const hour = '2026-11-20T18:00:00Z'
const order = { number: sampleOrder, owner_kind: 'guest', expires_at: new Date('2026-11-13T18:00:00Z') } as const

const activity = (language: Language, sold: boolean): DetailRow => ({
  id: 1,
  type_id: 1,
  type_name: '',
  starts_at: new Date(hour),
  ends_at: new Date('2026-11-20T19:30:00Z'),
  cancelled_at: null,
  free: !sold,
  takes_registrations: true,
  places: 40,
  taken: 12,
  revision: 0,
  theme: '',
  title: samples[language].activity,
  subtitle: '',
  place: 'Patio de los Naranjos',
  hours: '',
  signed_until: null,
  titles: {},
  prices: [],
  paid: sold ? 'online' : 'door',
  refund_hours: null,
  pay_url: '',
  accessibility: [],
  spoken: [],
  website: '',
  leaflet: '',
  centre: '',
  presentation: '',
  programme: '',
  store: null,
})

const registration = (language: Language, sold: boolean): RegistrationRow => ({
  id: 1,
  activity_id: 1,
  name: 'Inés',
  email: '',
  phone: '',
  places: 2,
  state: 'confirmed',
  language,
  registered_at: new Date(hour),
  ticket: 'A0000-0000',
  companions: [],
  bought: sold ? [{ label: inEachLanguage((one) => samples[one].price), places: 2, price_cents: cents(600) }] : [],
  amount_cents: cents(sold ? 1200 : 0),
  order_id: sold ? 1 : null,
  revision: 0,
})

/** Those about places that are paid for. */
const ofOrder: ReadonlySet<LetterKind> = new Set(['paid', 'held', 'offered'])

const ofKind = (kind: LetterKind): HouseLetter => ({
  letter: templateOf(kind),
  marks: ofOrder.has(kind) ? ['title', 'number'] : ['title'],
  opening: inEachLanguage((language) => emailTexts[language].kinds[kind].text),
  sample: (sender, language) =>
    listEmail(
      kind,
      activity(language, ofOrder.has(kind)),
      registration(language, ofOrder.has(kind)),
      { senders: () => sender, secret: 'sample' },
      { now: new Date(hour), order: ofOrder.has(kind) ? order : null },
    ),
})

/** Letters to who is on the list of an activity. */
export const houseLetters: readonly HouseLetter[] = letterKinds.map(ofKind)
