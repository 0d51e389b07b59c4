import { type Day, today } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { NotFound, type RefusalCode } from '#kernel/errors.ts'
import { inEachLanguage, inLanguage, type Language } from '#kernel/language.ts'
import { slugOf } from '#kernel/slug.ts'
import { accessibilityOptions } from '#modules/goods/catalogue/accessibility.ts'
import { availabilityOf } from '#modules/goods/catalogue/availability.ts'
import { isEbook } from '#modules/goods/catalogue/cards.ts'
import { formatCodes, formatLabel } from '#modules/goods/catalogue/formats.ts'
import { languageLabel } from '#modules/goods/catalogue/languages.ts'
import { struckPrice } from '#modules/goods/catalogue/reduction.ts'
import { vatPercentToday } from '#modules/goods/pricing/vat-today.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { pathTo } from '#screens/addresses.ts'
import { availabilityWords, roleWords, soldWithoutCopies } from './availability-words.ts'
import { knownLanguages } from './find.ts'
import { handKept } from './hand-kept.ts'
import { hangingOn } from './hanging.sql.ts'
import { whyNot } from './shown.ts'
import type { FindChanges, Title, TitleWords } from './staff-contract.ts'
import {
  aroundTitle,
  type ChangeRow,
  changeRows,
  changeSorts,
  matchingChanges,
  pictureRows,
  type StoredTitle,
  storedTitle,
  vatPercents,
} from './title.sql.ts'

/** The sentence of a code in a language; messages of every domain are known above. */
export type Sentence = (code: RefusalCode, language: Language) => string

const noTexts = {
  title: null,
  subtitle: null,
  summary: null,
  description: null,
  details: null,
  contents: null,
  press: null,
  awards: null,
  recommendation: null,
}

const availableOf = (title: StoredTitle, language: Language) => {
  const { display, buyable } = availabilityOf(
    {
      kind: title.kind,
      code: title.availability,
      stock: title.stock,
      leadDays: title.lead_days,
      publishedOn: title.published_on as Day | null,
      priceCents: title.price_cents,
      active: title.state === 'on_sale',
      ebook: isEbook(title.format_code),
      hasFile: title.has_file,
    },
    today(),
  )
  const words = availabilityWords[title.availability]
  return { display, buyable, means: words ? inLanguage(words, language) : title.availability }
}

/** A draft has no page. */
const pageOf = ({ id, kind, sku, state, texts, title }: StoredTitle, language: Language): string | null => {
  if (state === 'draft') return null
  const slug = slugOf(texts[language]?.title ?? texts.es?.title ?? title)
  return kind === 'book'
    ? pathTo('book-detail', language, { slug, id: String(id), sku })
    : pathTo('object-detail', language, { slug, id: String(id) })
}

/** Where visitors read of a title; null for a draft, or one that is not there. */
export async function titlePage(db: Db, id: number, language: Language): Promise<string | null> {
  const title = await storedTitle(db, id)
  return title ? pageOf(title, language) : null
}

const instant = (at: Date | string) => new Date(at).toISOString()

/** Everything about one title, names in `language`. @throws NotFound */
export async function wholeTitle(db: Db, id: number, language: Language, sentence: Sentence): Promise<Title> {
  const title = await storedTitle(db, id)
  if (!title) throw new NotFound('staff.product_unknown')
  const around = await aroundTitle(db, id, language, vatPercentToday)
  const pictures = await pictureRows(db, id)
  const { publisher, series, categories, tags, attributes, contributors, lowest_cents, ...standing } = around
  const { draft: _draft, has_file: _file, ...stored } = title
  const act = (name: Parameters<typeof whyNot>[1]) => {
    const code = whyNot(title, name)
    return code && sentence(code, language)
  }
  return {
    ...stored,
    ...standing,
    page: pageOf(title, language),
    names: { publisher, series, categories, tags, attributes, contributors },
    texts: inEachLanguage((one) => ({ ...noTexts, ...title.texts[one] })),
    safety: title.safety && {
      ...title.safety,
      warnings: inEachLanguage((one) => title.safety?.warnings[one] ?? null),
    },
    struck_cents: struckPrice({ ...title, lowest_cents }),
    prices: around.prices.map(({ price_cents, from }) => ({ price_cents, from: instant(from) })),
    available: availableOf(title, language),
    pictures: pictures.map(({ file_key, alt, ...picture }) => ({
      ...picture,
      src: `/media/file/${file_key}-480.webp`,
      alt: inEachLanguage((one) => alt[one] ?? ''),
    })),
    kept: await handKept(db, id),
    hanging: await hangingOn(db, id),
    withdrawn_at: title.withdrawn_at && instant(title.withdrawn_at),
    created_at: instant(title.created_at),
    changed_at: instant(title.changed_at),
    acts: { publish: act('publish'), withdraw: act('withdraw'), bring_back: act('bring_back') },
  }
}

const changeView = ({ at, ...row }: ChangeRow) => ({ ...row, at: instant(at) })

/** Who changed what. @throws NotFound */
export async function titleHistory(db: Db, id: number, query: FindChanges) {
  if (!(await storedTitle(db, id))) throw new NotFound('staff.product_unknown')
  const rows = await changeRows(db, id, query, walking(db, query, changeSorts(db), { id: db`c.id` }))
  return listPage(db, query, { rows, matching: matchingChanges(db, id, query), view: changeView })
}

const options = (words: Readonly<Record<string, Record<Language, string>>>, language: Language) =>
  Object.entries(words).map(([code, names]) => ({ code, name: names[language] }))

/** What the codes of titles mean, in `language`. */
export async function titleWords(db: Db, language: Language): Promise<TitleWords> {
  return {
    formats: formatCodes.map((code) => ({ code, name: formatLabel(code, language) ?? code })),
    languages: knownLanguages.map((code) => ({ code, name: languageLabel(code, language) ?? code })),
    availability: options(availabilityWords, language).map((one) => ({ ...one, sells: soldWithoutCopies.has(one.code) })),
    roles: options(roleWords, language),
    accessibility: accessibilityOptions(language),
    vat: await vatPercents(db, vatPercentToday),
  }
}
