import { setImmediate as breathe } from 'node:timers/promises'
import { type Day, dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { availabilityOf } from '#modules/goods/catalogue/availability.ts'
import { isEbookFormat } from '#modules/goods/catalogue/formats.ts'
import { fold } from '#modules/goods/search/index/fold.ts'
import type { SearchIndex } from '#modules/goods/search/index/open.ts'
import { isBare, joinTitles } from './join-titles.ts'
import type { RequestedTitle } from './requested-title.ts'
import { editionsOf, type Offered, productsByEan, productsById, productsByTitle } from './triage.sql.ts'
import { mostCandidates, type Reason, type Triaged } from './triaged.ts'

interface TriageOptions {
  now: Date
  /** Looks for titles like the one asked for; without it only whole titles are found. */
  search?: Pick<SearchIndex, 'find'>
}

/** Titles looked for by likeness take a moment each: so many of a list. Counted, so that a busy machine finds what an idle one does. */
export const mostLookups = 300

export const isSold = (row: Offered, today: Day): boolean =>
  availabilityOf(
    {
      kind: row.kind,
      code: row.availability_code,
      stock: row.stock,
      leadDays: row.lead_days,
      publishedOn: row.published_on,
      priceCents: row.price_cents,
      active: row.active,
      ebook: isEbookFormat(row.format_code),
      hasFile: row.has_file,
    },
    today,
  ).buyable

const verdict = (
  requested: RequestedTitle,
  state: Triaged['state'],
  reason: Reason | null,
  candidates: readonly number[] = [],
): Triaged => ({
  ...requested,
  state,
  reason,
  productId: state === 'found' ? (candidates[0] ?? null) : null,
  candidates: state === 'choose' ? [...new Set(candidates)].slice(0, mostCandidates) : [],
})

/**
 * What the catalogue makes of what was asked, line by line and in a handful of statements whatever their number (idea 5): a number
 * that is sold is found; one that is not offers the other editions of its work; a title is found only when title and author leave
 * one product, and offers up to five otherwise.
 */
export async function triage(
  db: Db,
  storefront: string,
  titles: readonly RequestedTitle[],
  { now, search }: TriageOptions,
): Promise<Triaged[]> {
  const today = dayOf(now)
  const eans = [...new Set(titles.flatMap(({ ean }) => ean ?? []))]
  const byEan = new Map((await productsByEan(db, storefront, eans)).map((row) => [row.ean, row]))
  const triaged = (await withTitles(db, titles, byEan)).map((withTitle): Triaged => {
    const product = withTitle.ean === null ? undefined : byEan.get(withTitle.ean)
    if (!product) return verdict(withTitle, 'unknown', withTitle.fault ?? 'not_in_catalogue')
    return isSold(product, today)
      ? verdict(withTitle, 'found', withTitle.fault, [product.id])
      : verdict(withTitle, 'unknown', 'not_for_sale')
  })
  await offerEditions(db, storefront, triaged, byEan, today)
  await findTitles(db, storefront, triaged, today)
  if (search) await findAlike(db, triaged, search, today)
  return triaged
}

/** Words alone on a line beside a number are its title where the product's own title says so. */
async function withTitles(
  db: Db,
  titles: readonly RequestedTitle[],
  byEan: ReadonlyMap<string, Offered>,
): Promise<RequestedTitle[]> {
  if (!titles.some(({ loose }) => loose)) return [...titles]
  const ids = [...new Set(titles.flatMap((item) => (isBare(item) && byEan.get(item.ean ?? '')?.id) || []))]
  const words = new Map((await productsById(db, ids)).map((row) => [row.id, ` ${row.words}`]))
  return joinTitles(titles, ({ ean }, { title, author }) => {
    const product = ean === null ? undefined : byEan.get(ean)
    return product ? isLike(wordsIn(`${title} ${author}`), words.get(product.id)) : null
  })
}

const groupBy = <T, K>(rows: readonly T[], key: (row: T) => K) => Map.groupBy(rows, key)

/** What is not sold in this edition may be in another. */
async function offerEditions(db: Db, storefront: string, triaged: Triaged[], byEan: Map<string, Offered>, today: Day) {
  const workOf = (line: Triaged) =>
    (line.reason === 'not_for_sale' && line.ean !== null ? byEan.get(line.ean)?.work_id : null) ?? null
  const works = [...new Set(triaged.flatMap((line) => workOf(line) ?? []))]
  if (works.length === 0) return
  const editions = groupBy(await editionsOf(db, storefront, works), (row) => row.work_id)
  for (const [index, line] of triaged.entries()) {
    const work = workOf(line)
    const sold = work === null ? [] : (editions.get(work) ?? []).filter((row) => isSold(row, today)).map(({ id }) => id)
    if (sold.length > 0) triaged[index] = verdict(line, 'choose', 'not_for_sale', sold)
  }
}

/** The ways a title may be cut out of what was typed: all of it, or what stands before its author or series. */
const titlesIn = ({ title }: RequestedTitle): string[] => {
  const cuts = [title, title.split(' (')[0], title.split(/[,/.:;]\s/)[0], title.split(' - ')[0], title.split(' · ')[0]]
  return [...new Set(cuts.flatMap((cut) => (cut && fold(cut).length > 2 ? [cut] : [])))]
}

/** Words of the author, or whatever stands beyond the title. */
function authorWords(line: RequestedTitle, title: string): string[] {
  const own = new Set(fold(title).split(' '))
  const text = line.author || line.title.slice(title.length)
  return fold(text)
    .split(' ')
    .filter((word) => word.length > 2 && !own.has(word))
}

async function findTitles(db: Db, storefront: string, triaged: Triaged[], today: Day) {
  const wanted = triaged.flatMap((line, index) =>
    line.state === 'unknown' && line.title !== '' && line.reason !== 'quantity'
      ? titlesIn(line).map((title) => ({ place: index, title }))
      : [],
  )
  if (wanted.length === 0) return
  const rows = groupBy(await productsByTitle(db, storefront, wanted, 12), (row) => row.place)
  for (const [index, all] of rows) {
    const line = triaged[index]!
    const sold = all.filter((row) => isSold(row, today))
    if (sold.length === 0) continue
    const cut = titlesIn(line).at(-1) ?? line.title
    const words = authorWords(line, cut)
    const theirs =
      words.length === 0 ? [] : sold.filter(({ people }) => words.some((word) => ` ${people} `.includes(` ${word} `)))
    const candidates = (theirs.length > 0 ? theirs : sold).map(({ id }) => id)
    const isCertain = line.ean === null && line.fault === null && theirs.length === 1
    const reason = line.fault ?? (line.ean === null ? 'several' : 'other_edition')
    triaged[index] = isCertain ? verdict(line, 'found', null, candidates) : verdict(line, 'choose', reason, candidates)
  }
}

async function findAlike(db: Db, triaged: Triaged[], search: Pick<SearchIndex, 'find'>, today: Day) {
  let lookups = 0
  const found = new Map<number, number[]>()
  for (const [index, line] of triaged.entries()) {
    const q = fold(`${line.title} ${line.author}`).split(' ').slice(0, 12).join(' ')
    if (line.state !== 'unknown' || line.reason === 'not_for_sale' || q.length < 4) continue
    if (++lookups > mostLookups) {
      if (line.ean === null && line.reason === 'not_in_catalogue') triaged[index] = verdict(line, 'unknown', 'not_looked_for')
      continue
    }
    // A word alone finds hundreds of books that are not meant.
    const { ids, total, corrected } = search.find({ q, page: 1, limit: mostCandidates }, 'es', false)
    if (total > 0 && total <= 200 && corrected === null) found.set(index, ids)
    await breathe()
  }
  if (found.size === 0) return
  const rows = await productsById(db, [...new Set([...found.values()].flat())])
  const words = new Map(rows.filter((row) => isSold(row, today)).map((row) => [row.id, ` ${row.words}`]))
  for (const [index, ids] of found) {
    const line = triaged[index]!
    const asked = wordsIn(`${line.title} ${line.author}`)
    const kept = ids.filter((id) => isLike(asked, words.get(id)))
    if (kept.length > 0)
      triaged[index] = verdict(line, 'choose', line.fault ?? (line.ean === null ? 'alike' : 'other_edition'), kept)
  }
}

/** The words of a title that tell it from others; all of them where it has short ones only. */
function wordsIn(text: string): string[] {
  const words = fold(text).split(' ').filter(Boolean)
  const long = words.filter((word) => word.length > 2)
  return long.length > 0 ? long : words
}

/** The search is generous to visitors; here most of what was asked has to be there. */
const isLike = (asked: readonly string[], words: string | undefined): boolean =>
  words !== undefined && asked.length > 0 && asked.filter((word) => words.includes(` ${word}`)).length * 3 >= asked.length * 2
