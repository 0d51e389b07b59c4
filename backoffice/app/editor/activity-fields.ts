import { languages } from '#kernel/language.ts'
import { accessibilities, paidWays } from '#modules/editorial/agenda/offered-contract.ts'
import { numbers, TitlesBox } from '../kit/chosen-box.tsx'
import type { RecordField } from '../kit/record-fields.ts'
import { themeOptions } from '../kit/themes.ts'
import { InstantBox, instant } from './boxes.tsx'
import { PricesBox, prices } from './prices-box.tsx'
import type { Words } from './words/es.ts'

interface Options {
  types: readonly { value: string; text: string }[]
  stores: readonly { value: string; text: string }[]
}

/** An activity field by field, as it is planned: what and when, where and for how many, what it costs, what is said of it. */
export const activityFields = (words: Words, { types, stores }: Options): RecordField[] => [
  { as: 'texts', name: 'title', label: words.agenda.columns.title, fits: 70 },
  { as: 'texts', name: 'subtitle', label: words.agenda.subtitle, fits: 120 },
  { as: 'choice', name: 'type', label: words.agenda.type, options: types, figures: true, required: true },
  {
    as: 'own',
    name: 'starts_at',
    label: words.agenda.starts,
    hint: words.agenda.inMadrid,
    box: InstantBox,
    ...instant,
    required: true,
  },
  {
    as: 'own',
    name: 'ends_at',
    label: words.agenda.ends,
    hint: words.agenda.inMadrid,
    box: InstantBox,
    ...instant,
    required: true,
  },
  { as: 'texts', name: 'hours', label: words.agenda.hours, fits: 60 },
  { as: 'texts', name: 'place', label: words.agenda.columns.place, fits: 60 },
  { as: 'choice', name: 'store_code', label: words.agenda.store, options: stores, empty: words.agenda.noStore },
  { as: 'check', name: 'takes_registrations', label: words.agenda.registers },
  { as: 'figure', name: 'limited_places', label: words.agenda.places, hint: words.agenda.placesHint },
  { as: 'own', name: 'prices', label: words.agenda.prices, box: PricesBox, ...prices },
  {
    as: 'choice',
    name: 'paid',
    label: words.agenda.paid,
    options: paidWays.map((value) => ({ value, text: words.agenda.paidWays[value] })),
  },
  { as: 'figure', name: 'refund_hours', label: words.agenda.refundHours, hint: words.agenda.refundHoursHint },
  { as: 'url', name: 'pay_url', label: words.agenda.payUrl },
  {
    as: 'several',
    name: 'accessibility',
    label: words.agenda.accessibility,
    options: accessibilities.map((value) => ({ value, text: words.agenda.accessibilities[value] })),
  },
  {
    as: 'several',
    name: 'spoken',
    label: words.agenda.spoken,
    options: languages.map((value) => ({ value, text: words.agenda.languages[value] })),
  },
  { as: 'texts', name: 'presentation', label: words.agenda.presentation, rows: 6, markdown: true },
  { as: 'texts', name: 'programme', label: words.agenda.programme, rows: 4, markdown: true },
  { as: 'texts', name: 'centre', label: words.agenda.centre, fits: 60 },
  { as: 'own', name: 'products', label: words.titles, box: TitlesBox, ...numbers },
  { as: 'check', name: 'signed_copies', label: words.agenda.signedCopies, hint: words.agenda.signedCopiesHint },
  { as: 'day', name: 'signed_until', label: words.agenda.signedUntil, hint: words.agenda.signedUntilHint },
  { as: 'choice', name: 'theme', label: words.theme, options: themeOptions(words) },
  { as: 'text', name: 'website', label: words.agenda.website },
  { as: 'text', name: 'leaflet', label: words.agenda.leaflet },
]

export const blankActivity = {
  takes_registrations: true,
  theme: 'neutral',
  prices: [],
  paid: 'door',
  refund_hours: 48,
  pay_url: '',
  accessibility: [],
  spoken: [],
  products: [],
  signed_copies: false,
  signed_until: null,
  website: '',
  leaflet: '',
}
