import { dayOf } from '#kernel/days.ts'
import type { Pool, Tx } from '#kernel/db.ts'
import { leadsTo } from '#modules/editorial/page-addresses/hrefs.ts'
import type { TextKind } from '#modules/people/staff/texts-contract.ts'
import { mainShop } from '#screens/shops.ts'
import { readTarget, targetHref } from '#screens/targets.ts'
import { type Look, stateOf } from './causes.ts'
import { linksIn } from './find-links.ts'
import { type Given, type Inside, insideAt } from './inside.ts'
import {
  askAgain,
  forgetAddresses,
  forgetLinks,
  keepAddresses,
  keepLinks,
  keepReading,
  type LinkSource,
  linkedRows,
  linkedTexts,
  lockReading,
  markInside,
  type NewLink,
  shopRows,
} from './links.sql.ts'
import { givenAddresses } from './standing.sql.ts'

const hourOf = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Madrid', hour: 'numeric', hourCycle: 'h23' })
/** The night in Madrid: from this hour texts are read and places elsewhere asked, until the other. */
const [nightFrom, nightUntil] = [2, 6]
export const madridHour = (now: Date): number => Number(hourOf.format(now))
const hourMs = 3_600_000
/** Places elsewhere are asked at night: now, where it is that, else when the next one begins. */
function tonight(now: Date): Date {
  const hour = madridHour(now)
  if (hour >= nightFrom && hour < nightUntil) return now
  return new Date(now.getTime() + ((24 + nightFrom - hour) % 24) * hourMs)
}

const rowsAtOnce = 1_000
const longest = 2_000
const pieces = <T>(rows: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, at) => rows.slice(at * rowsAtOnce, (at + 1) * rowsAtOnce))

interface Shops {
  /** Below which path the pages of a shop begin. */
  paths: ReadonlyMap<string, string>
  mainCode: string
  given: Given
  /** By shop, the addresses in Spanish of what rows call page:KEY, where it is shown. */
  hrefs: ReadonlyMap<string, ReadonlyMap<string, string>>
}

async function shopsOf(tx: Tx, mainCode: string): Promise<Shops> {
  const rows = await givenAddresses(tx)
  const spanish = rows.filter(({ shown, current, language }) => shown && current && language === 'es')
  return {
    paths: new Map((await shopRows(tx)).map(({ code, path }) => [code, path])),
    mainCode,
    given: new Map(rows.map((row) => [row.href.toLowerCase(), row])),
    hrefs: new Map(
      [...Map.groupBy(spanish, ({ storefront }) => storefront)].map(([code, own]) => [
        code,
        new Map(own.map(({ target, href }) => [target, href])),
      ]),
    ),
  }
}

/** What a row leads to, as an address: of a screen its Spanish one, since a screen stands in every language or in none. */
function addressOfTarget({ text, storefront }: LinkSource, shops: Shops): string {
  const code = storefront ?? shops.mainCode
  const led = leadsTo(text, shops.hrefs.get(code) ?? new Map())
  if (led === null) return text
  if (/^(\/|https?:)/.test(led)) return led
  return readTarget(led) ? targetHref(led, 'es', shops.paths.get(code) ?? mainShop) : led
}

/** The links of a source, each with the address that it comes to. */
const linksOf = (source: LinkSource, shops: Shops): { words: string; written: string; address: string }[] =>
  source.field === 'url' || source.field === 'website'
    ? [{ words: source.name, written: source.text, address: addressOfTarget(source, shops) }]
    : linksIn(source.text).map((found) => ({ ...found, address: found.written }))

const isOutside = (address: string) => /^https?:/i.test(address)

/** What an address of the shop comes to; a row that names a page which is not shown, or no screen, leads nowhere. */
const lookInside = (tx: Tx, address: string, shops: Shops, now: Date): Promise<Inside> | Inside => {
  if (address.startsWith('/')) return insideAt(tx, shops.given, address, { mainCode: shops.mainCode, now })
  return { cause: /^(page|campaign|quiz):/.test(address) ? 'not_shown' : 'no_page', to: null }
}

interface Reading {
  kinds: readonly TextKind[]
  /** The main shop. */
  storefront: string
}

async function readAll(tx: Tx, { kinds, storefront: mainCode }: Reading, due: Date, now: Date): Promise<number> {
  const shops = await shopsOf(tx, mainCode)
  const sources: LinkSource[] = [...(await linkedRows(tx, now))]
  for (const kind of kinds) sources.push(...(await linkedTexts(tx, kind, now)))
  const found = sources.flatMap((source) =>
    linksOf(source, shops)
      .filter(({ address }) => address.length <= longest)
      .map((link) => ({ source, ...link })),
  )
  const inside = new Map<string, Inside>()
  for (const { address } of found)
    if (!isOutside(address) && !inside.has(address)) inside.set(address, await lookInside(tx, address, shops, now))
  const addresses = [...new Set(found.map(({ address }) => address))].map((address) => ({
    url: address,
    host: isOutside(address) ? (URL.parse(address)?.hostname ?? address.slice(0, 200)) : null,
  }))
  const links: NewLink[] = found.map(
    ({ source: { name: title, text: _text, storefront: _shop, ...said }, words, written, address }) => {
      const to = inside.get(address)?.to ?? null
      return {
        ...said,
        title,
        words: words.slice(0, 200),
        written,
        url: address,
        to_kind: to?.kind ?? null,
        to_record: to?.record ?? null,
      }
    },
  )
  await forgetLinks(tx)
  for (const some of pieces(addresses)) await keepAddresses(tx, some, due)
  for (const some of pieces(links)) await keepLinks(tx, some)
  for (const [address, { cause }] of inside) {
    const look: Look = { cause, status: null, leadsTo: null }
    await markInside(tx, { address, state: stateOf(look, 1), look, failures: cause === null ? 0 : 1, now })
  }
  await forgetAddresses(tx)
  await keepReading(tx, dayOf(now), now)
  return links.length
}

/** Reads what is written for its links and looks where those lead that stay in the shop, once a night. @returns how many there are, 0 where it was done */
export const readLinksNightly = (db: Pool, reading: Reading, now = new Date()): Promise<number> =>
  db.begin(async (tx) => {
    if (madridHour(now) < nightFrom || (await lockReading(tx)) === dayOf(now)) return 0
    return readAll(tx, reading, tonight(now), now)
  })

/** The same at once, because somebody asks; what answered badly elsewhere is asked again too. @returns how many links there are */
export async function readLinksNow(tx: Tx, reading: Reading, now: Date): Promise<number> {
  await lockReading(tx)
  const links = await readAll(tx, reading, now, now)
  await askAgain(tx, now)
  return links
}
