import { inEachLanguage, type Language, languages } from '#kernel/language.ts'
import { countedNames, saidNames } from '#modules/goods/catalogue/edition-contract.ts'
import type { Answer, Input } from '../api/calls.ts'

export type Title = Answer<'GET /titles/:title/'>
type Change = Input<'PATCH /titles/:title/'>['body']

export const textNames = [
  'title',
  'subtitle',
  'summary',
  'description',
  'details',
  'contents',
  'press',
  'awards',
  'recommendation',
] as const
export type TextName = (typeof textNames)[number]

const written = ['title', 'subtitle', 'sku', 'series_number', ...saidNames, 'accessibility_note'] as const
export const counted = [...countedNames, 'lead_days', 'presale_cap', 'backorder_cap'] as const
const chosen = ['format_code', 'language_code', 'published_on', 'accessibility', 'vat_class', 'availability'] as const
const ticked = ['free_price', 'novelty', 'recommended', 'asks_lcp'] as const
export const factNames = [...written, ...counted, ...chosen] as const
export type FactName = (typeof factNames)[number]
export type TickName = (typeof ticked)[number]

interface Named {
  id: number
  name: string
}

/** What is being written of a title: texts as they stand in their fields. */
export interface Form {
  facts: Record<FactName, string>
  ticks: Record<TickName, boolean>
  texts: Record<TextName, Record<Language, string>>
  safety: { maker: string; maker_address: string; maker_email: string; warnings: Record<Language, string> }
  publisher: Named | null
  series: Named | null
  categories: Named[]
  tags: Named[]
  attributes: Named[]
  contributors: (Named & { role: string })[]
}

const inThree = (value: (language: Language) => string) =>
  Object.fromEntries(languages.map((language) => [language, value(language)])) as Record<Language, string>

export const formOf = (title: Title): Form => ({
  facts: Object.fromEntries(factNames.map((name) => [name, String(title[name] ?? '')])) as Form['facts'],
  ticks: Object.fromEntries(ticked.map((name) => [name, title[name]])) as Form['ticks'],
  texts: Object.fromEntries(
    textNames.map((name) => [name, inThree((language) => title.texts[language][name] ?? '')]),
  ) as Form['texts'],
  safety: {
    maker: title.safety?.maker ?? '',
    maker_address: title.safety?.maker_address ?? '',
    maker_email: title.safety?.maker_email ?? '',
    warnings: inThree((language) => title.safety?.warnings[language] ?? ''),
  },
  publisher: title.names.publisher,
  series: title.names.series,
  categories: title.names.categories,
  tags: title.names.tags,
  attributes: title.names.attributes,
  contributors: title.names.contributors,
})

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
const orNull = (text: string) => (text.trim() === '' ? null : text)

function factsChanged(saved: Form, form: Form) {
  const changed = factNames.filter((name) => saved.facts[name] !== form.facts[name])
  return Object.fromEntries(
    changed.map((name) => {
      const text = form.facts[name]
      if ((counted as readonly string[]).includes(name)) return [name, text.trim() === '' ? null : Number(text)]
      return [name, name === 'title' || name === 'sku' ? text : orNull(text)]
    }),
  )
}

function textsChanged(saved: Form, form: Form) {
  const parts = languages.map((language) => {
    const changed = textNames.filter((name) => saved.texts[name][language] !== form.texts[name][language])
    return [language, Object.fromEntries(changed.map((name) => [name, orNull(form.texts[name][language])]))] as const
  })
  const told = parts.filter(([, part]) => Object.keys(part).length > 0)
  return told.length === 0 ? {} : { texts: Object.fromEntries(told) }
}

const ids = (named: readonly Named[]) => named.map(({ id }) => id)

/** What differs from what is saved, as the call takes it. */
export function changeOf(saved: Form, form: Form): Omit<Change, 'version'> {
  const ticks = ticked.filter((name) => saved.ticks[name] !== form.ticks[name]).map((name) => [name, form.ticks[name]])
  const { safety } = form
  const told = safety.maker || safety.maker_address || safety.maker_email
  return {
    ...factsChanged(saved, form),
    ...Object.fromEntries(ticks),
    ...textsChanged(saved, form),
    ...(saved.publisher?.id !== form.publisher?.id && { publisher: form.publisher?.id ?? null }),
    ...(saved.series?.id !== form.series?.id && { series: form.series?.id ?? null }),
    ...(!same(ids(saved.categories), ids(form.categories)) && { categories: ids(form.categories) }),
    ...(!same(ids(saved.tags), ids(form.tags)) && { tags: ids(form.tags) }),
    ...(!same(ids(saved.attributes), ids(form.attributes)) && { attributes: ids(form.attributes) }),
    ...(!same(saved.contributors, form.contributors) && {
      contributors: form.contributors.map(({ id, role }) => ({ author: id, role })),
    }),
    ...(!same(saved.safety, safety) && {
      safety: told ? { ...safety, warnings: inThreeOrNull(safety.warnings) } : null,
    }),
  }
}

const inThreeOrNull = (texts: Record<Language, string>) => inEachLanguage((language) => orNull(texts[language]))

const parts = ['safety', 'publisher', 'series', 'categories', 'tags', 'attributes', 'contributors'] as const
const isIn = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name)

/** What a form says of a field by its name in the call; undefined for what stands in no field of it. */
export function valueIn(form: Form, field: string): unknown {
  const [part, language, name] = field.split('.')
  if (part === 'texts') return form.texts[name as TextName]?.[language as Language]
  if (isIn(parts, field)) return form[field]
  if (isIn(ticked, field)) return form.ticks[field]
  if (isIn(counted, field)) return form.facts[field] === '' ? null : Number(form.facts[field])
  return isIn(factNames, field) ? form.facts[field] : undefined
}

/** A form that says of one field what another says of it. */
export function withValue(form: Form, field: string, other: Form): Form {
  const [part, language, name] = field.split('.') as [string, Language, TextName]
  if (part === 'texts')
    return { ...form, texts: { ...form.texts, [name]: { ...form.texts[name], [language]: other.texts[name][language] } } }
  if (isIn(parts, field)) return { ...form, [field]: other[field] }
  if (isIn(ticked, field)) return { ...form, ticks: { ...form.ticks, [field]: other.ticks[field] } }
  return isIn(factNames, field) ? { ...form, facts: { ...form.facts, [field]: other.facts[field] } } : form
}
