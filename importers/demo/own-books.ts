/**
 * The shop's imprint, written by hand in database/demo/imprint/*.txt: classics out of copyright (one title, an author) and the
 * house's own guides and studies (titles in three languages, one edition each). Every format is a product; they share a work.
 */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { demoNumber } from '#importers/demo-rates.ts'
import type { CatalogueRecordInput } from '#importers/record.ts'
import { type Language, languages } from '#kernel/language.ts'
import { demoAvailability, demoEan, demoStores } from './made-up.ts'
import { factsOf } from './own-objects.ts'

type Texts = Record<Language, string>
interface Words {
  title?: string
  summary: string
  recommendation?: string
}
export interface Work {
  key: string
  facts: Record<string, string>
  words: Record<Language, Words>
}

/** The name under which the house signs, and how it reads in the other languages. */
export const team: Texts = {
  es: 'Equipo editorial del Palacio',
  ca: 'Equip editorial del Palau',
  en: 'The Palace Editorial Team',
}
export const publisher = 'Ediciones del Palacio'
const languageCodes: Readonly<Record<string, string>> = { es: 'I08', ca: 'I06', en: 'I01', gl: 'I07' }
const seriesNames: Readonly<Record<string, Texts>> = {
  '301': { es: 'La biblioteca del palacio', ca: 'La biblioteca del palau', en: 'The Palace Library' },
  '302': { es: 'Guías del palacio', ca: 'Guies del palau', en: 'Palace Guides' },
  '303': { es: 'Estudios del palacio', ca: 'Estudis del palau', en: 'Palace Studies' },
  '304': { es: 'Viajeros en el palacio', ca: 'Viatgers al palau', en: 'Travellers at the Palace' },
  '305': { es: 'El palacio de los pequeños', ca: 'El palau dels petits', en: 'The Young Palace' },
  '402': { es: 'Publicaciones del museo', ca: 'Publicacions del museu', en: 'Museum Publications' },
}

/** How each binding differs from the paperback: its price, its share of the pages, its weight in grams a page. */
interface Binding {
  times: number
  fixed?: number
  grams: number
}
const bindings: Readonly<Record<string, Binding>> = {
  R: { times: 1, grams: 0.9 },
  B: { times: 0.62, grams: 0.6 },
  T: { times: 1.75, grams: 1.2 },
  C: { times: 1.25, grams: 1.6 },
  GR: { times: 0.55, grams: 1 },
  ES: { times: 0.9, grams: 1.2 },
  TR: { times: 1.1, grams: 9 },
  E00: { times: 0, fixed: 499, grams: 0 },
  E01: { times: 0, fixed: 699, grams: 0 },
}
const isEbook = (format: string) => format.startsWith('E0')

const list = (text: string | undefined) => (text ? text.split(',') : [])

export function readWorks(text: string, file: string): Work[] {
  const shared = factsOf(/^# (.*)$/m.exec(text)?.[1] ?? '')
  return text
    .split(/\n\s*\n/)
    .filter((block) => block.trim().startsWith('['))
    .map((block) => {
      const [head = '', ...lines] = block.trim().split('\n')
      const key = /^\[([a-z0-9-]+)\]/.exec(head)?.[1] ?? ''
      const own = factsOf(head)
      // A work's own lists come before what its file shares.
      const lots = [...new Set([...list(own['lots']), ...list(shared['lots'])])].join(',')
      const facts: Record<string, string> = { ...shared, ...own, lots }
      const words = Object.fromEntries(
        lines.map((line) => {
          const parts = line.slice(3).split(' | ')
          const title = facts['own'] ? parts.shift() : undefined
          return [line.slice(0, 2), { title, summary: parts[0], recommendation: parts[1] }]
        }),
      ) as Work['words']
      if (!key || languages.some((language) => !words[language]?.summary))
        throw new Error(`${file}: ${head.slice(0, 60)}: texts in three languages are needed`)
      return { key, facts, words }
    })
}

/** Cents that end as book prices do. */
function priceOf(pages: number, { times, fixed }: Binding, seed: string): number {
  if (fixed !== undefined) return fixed
  const euros = Math.round((8 + pages / 48) * times)
  return euros * 100 + [0, 50, 90, 95][demoNumber(seed, 'ending') % 4]!
}

const dayAfter = (today: Date, days: number) => {
  // Counted from the first of the month, so that a rerun within it changes nothing.
  const first = Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 1)
  return new Date(first + days * 86_400_000).toISOString().slice(0, 10)
}

/** The languages in which works that exist in all of them stand in lists. */
const chiefs: readonly Language[] = ['es', 'es', 'es', 'ca', 'en']

interface Edition {
  work: Work
  language: string
  title: string
  format: string
}

function availabilityOf({ work, format }: Edition, ean: string): string {
  if (work.facts['launch']) return 'e6'
  if (isEbook(format)) return 'e0'
  if (work.facts['new']) return 'eU'
  return Number(work.facts['sold'] ?? 0) > 60 ? 'e0' : demoAvailability(ean)
}

function recordOf(edition: Edition, today: Date): CatalogueRecordInput {
  const { work, language, title, format } = edition
  const { facts, words } = work
  const own = facts['own'] !== undefined
  const key = `${work.key}/${language}/${format}`
  const ean = demoEan('book', key)
  const pages = Number(facts['pages'])
  const binding = bindings[format]
  if (!binding) throw new Error(`${work.key}: no binding "${format}"`)
  const availability = availabilityOf(edition, ean)
  const inLanguage = (language === 'gl' ? 'es' : language) as Language
  const contributors = own
    ? [{ name: team.es, role: 'A01' }]
    : [{ name: facts['author'] ?? '', role: 'A01' }, ...(facts['translator'] ? [{ name: team.es, role: 'B06' }] : [])]
  const textsOf = (name: 'summary' | 'recommendation'): Partial<Texts> => {
    const texts = languages.flatMap((item) => (words[item][name] ? [[item, words[item][name]]] : []))
    return Object.fromEntries(texts)
  }
  const published = facts['launch']
    ? dayAfter(today, Number(facts['launch']))
    : facts['new']
      ? dayAfter(today, -Number(facts['new']))
      : undefined
  const year = published ? Number(published.slice(0, 4)) : 2016 + (demoNumber(work.key, 'year') % 9)
  const lots = list(facts['lots'])
  const chief = !own || language === (facts['chief'] ?? chiefs[demoNumber(work.key, 'chief') % chiefs.length])
  const first = chief && list(facts['formats'])[0] === format
  const sold = Number(facts['sold'] ?? demoNumber(work.key, 'sold') % 40)
  const series = lots.map((id) => seriesNames[id]).find(Boolean)
  const hasRecommendation = first && words.es.recommendation !== undefined
  const plenty = demoStores(ean, availability)
  return {
    kind: 'book',
    ean,
    title,
    summaries: textsOf('summary'),
    ...(hasRecommendation ? { recommendations: textsOf('recommendation') } : {}),
    contributors,
    publisher,
    series: series ? { name: series[inLanguage] } : undefined,
    workKey: facts['work'] ?? `palace-${work.key}`,
    format,
    language: languageCodes[language],
    year,
    publishedOn: published,
    pages: isEbook(format) ? undefined : pages + (format === 'B' ? 32 : 0),
    weightGrams: isEbook(format) ? undefined : Math.max(60, Math.round(pages * binding.grams)),
    // As the files say of themselves that are written for them (ebooks/epub.ts).
    accessibility: isEbook(format) ? '10 11 13 22 29 36 52' : undefined,
    dimensions: { R: '14 × 21 cm', B: '11 × 18 cm', T: '15 × 22 cm', C: '22 × 26 cm' }[format],
    priceCents: priceOf(pages, binding, work.key),
    priceBasis: 'demo',
    vatClass: isEbook(format) ? 'ebook' : 'book',
    availability,
    leadDays: availability === 'eP' ? 10 : undefined,
    ...(isEbook(format) || facts['launch']
      ? { stock: 0 }
      : sold > 60
        ? { stock: 12 + (demoNumber(ean, 'stock') % 60), stockByStore: plenty.stockByStore }
        : plenty),
    // Lists of what is new or recommended show a work once, in one of its languages.
    novelty: first && (facts['new'] !== undefined || facts['launch'] !== undefined),
    recommended: hasRecommendation,
    unitsSold: first ? sold : Math.round(sold / 4),
    categoryIds: list(facts['cats']).map(Number),
    lotIds: lots.map(Number),
    tags: list(facts['tags']),
    artwork: { theme: themeOf(work), seed: demoNumber(work.key, 'art') },
    source: 'shop',
  }
}

const lotThemes: Readonly<Record<string, string>> = {
  '101': 'tiling',
  '102': 'lions-courtyard',
  '104': 'ceramics',
  '105': 'lattices',
  '106': 'plasterwork',
  '201': 'romanesque',
  '202': 'gothic',
  '203': 'renaissance-baroque',
  '204': 'modern',
  '205': 'national-palace',
  '501': 'lions-courtyard',
}
const varied = [
  'tiling',
  'pomegranates',
  'ceramics',
  'lattices',
  'gothic',
  'renaissance-baroque',
  'modern',
  'neutral',
  'romanesque',
] as const

/** The pattern of a cover: that of its collection, else one that the work keeps in all its formats. */
const themeOf = ({ key, facts }: Work): string =>
  list(facts['lots'])
    .map((id) => lotThemes[id])
    .find(Boolean) ?? (facts['lots']?.includes('304') ? 'national-palace' : varied[demoNumber(key, 'theme') % varied.length]!)

/** The records of a work: each of its formats in each of its languages. */
export function editionsOf(work: Work, today: Date): CatalogueRecordInput[] {
  const { facts, words } = work
  const titles: [string, string][] = facts['own']
    ? languages.map((language) => [language, words[language].title ?? ''])
    : [[facts['lang'] ?? 'es', facts['title'] ?? '']]
  return titles.flatMap(([language, title]) =>
    list(facts['formats']).map((format) => recordOf({ work, language, title, format }, today)),
  )
}

/** Every edition of the imprint in database/demo. */
export function ownBooks(folder: string, today = new Date()): CatalogueRecordInput[] {
  const files = path.join(folder, 'imprint')
  return readdirSync(files)
    .filter((name) => name.endsWith('.txt'))
    .toSorted()
    .flatMap((name) => readWorks(readFileSync(path.join(files, name), 'utf8'), name))
    .flatMap((work) => editionsOf(work, today))
}
