import type { Db, Tx } from '#kernel/db.ts'
import { Refused } from '#kernel/errors.ts'
import { inEachLanguage } from '#kernel/language.ts'
import { slugOf } from '#kernel/slug.ts'
import { changeTitle, expectVersion, keepHistory, openTitle } from './change.ts'
import { type KeptRow, keptRows, named, release, workByKey } from './hand-kept.sql.ts'
import { changePrice } from './prices.ts'
import type { ChangeTitle, KeptField } from './staff-contract.ts'
import { setWork } from './works.sql.ts'

/** As an index sorts it: last name first. */
const lastFirst = (name: string) => {
  const words = name.split(' ')
  return words.length === 1 ? name : `${words.at(-1)}, ${words.slice(0, -1).join(' ')}`
}

const shown = (value: unknown): string | null => {
  if (value === null || value === undefined) return null
  if (Array.isArray(value)) return value.map((one) => (Array.isArray(one) ? String(one[0]) : String(one))).join(' · ') || null
  return typeof value === 'object' ? Object.values(value).filter(Boolean).map(String).join(' · ') : String(value)
}

/** What somebody wrote by hand of a title and imports leave alone, with what its source says instead. */
export const handKept = async (db: Db, product: number): Promise<KeptField[]> =>
  (await keptRows(db, product)).map(({ field, by, at, said, said_at, source, told }) => ({
    field,
    by,
    at: at.toISOString(),
    said: shown(said),
    said_at: said_at?.toISOString() ?? null,
    source,
    told,
  }))

type Contributors = NonNullable<ChangeTitle['contributors']>

/** What an import said, as a change says it. */
async function asChanged(tx: Tx, field: string, said: unknown): Promise<unknown> {
  if (said === null) return null
  if (field === 'publisher' || field === 'series') return named(tx, field, String(said), '', slugOf(String(said)))
  if (field === 'contributors') {
    const people: Contributors = []
    for (const [name, role] of said as [string, string][])
      people.push({ author: await named(tx, 'author', name, lastFirst(name), slugOf(name)), role })
    return people
  }
  if (field === 'work') return workByKey(tx, String(said))
  if (field !== 'safety') return said
  const [maker, maker_address, maker_email, warnings] = said as [string, string, string, object]
  return { maker, maker_address, maker_email, warnings: { ...inEachLanguage(() => null), ...warnings } }
}

const sourceValue = (tx: Tx, { field, was, said, said_at }: KeptRow) =>
  said_at ? asChanged(tx, field, said) : Promise.resolve(was)

const inPlace = (values: ReadonlyMap<string, unknown>): Omit<ChangeTitle, 'version'> => {
  const change: Record<string, unknown> = {}
  const texts: Record<string, Record<string, unknown>> = {}
  for (const [field, value] of values) {
    const [part, language = '', name = ''] = field.split('.')
    if (part === 'texts') texts[language] = { ...texts[language], [name]: value }
    else change[field] = value
  }
  return { ...change, ...(Object.keys(texts).length > 0 && { texts }) } as Omit<ChangeTitle, 'version'>
}

const ofPrice = ['price_cents', 'former_price_cents']
const ownWay = [...ofPrice, 'work']

interface Giving {
  version: number
  fields: readonly string[]
  staffId: number
  now: Date
}

/**
 * Gives fields back to their source: what it says stands again, and imports change them as before. Where no source told of the title,
 * what stands stays until one does. @throws NotFound, Conflict, Refused 'titles.not_kept'
 */
export async function giveBack(tx: Tx, id: number, { version, fields, staffId, now }: Giving): Promise<void> {
  const title = await openTitle(tx, id)
  await expectVersion(tx, title, version, fields)
  const rows = (await keptRows(tx, id)).filter(({ field }) => fields.includes(field))
  if (rows.length === 0) throw new Refused('titles.not_kept')
  const values = new Map<string, unknown>()
  for (const row of rows.filter(({ told, said_at }) => told || said_at !== null))
    values.set(row.field, await sourceValue(tx, row))
  const plain = new Map([...values].filter(([field]) => !ownWay.includes(field)))
  if (plain.size > 0) await changeTitle(tx, id, { version: title.version, ...inPlace(plain) }, staffId)
  await givePriceBack(tx, id, values, { staffId, now })
  if (values.has('work')) {
    const before = await openTitle(tx, id)
    await setWork(tx, id, values.get('work') as number | null)
    await keepHistory(tx, before, staffId)
  }
  await release(
    tx,
    id,
    rows.map(({ field }) => field),
  )
}

async function givePriceBack(tx: Tx, id: number, values: ReadonlyMap<string, unknown>, doing: { staffId: number; now: Date }) {
  if (!ofPrice.some((field) => values.has(field))) return
  const { price_cents: cents, former_price_cents: former } = await openTitle(tx, id)
  const said = (field: string, stands: number | null) => (values.has(field) ? (values.get(field) as number | null) : stands)
  const price_cents = said('price_cents', cents)
  // A source that knows no price takes none away.
  if (price_cents === null) return
  const before = said('former_price_cents', former)
  const former_price_cents = before !== null && before > price_cents ? before : null
  await changePrice(tx, id, { price_cents, former_price_cents, far: true }, doing)
}
