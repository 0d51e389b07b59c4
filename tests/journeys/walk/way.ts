import { setTimeout as wait } from 'node:timers/promises'
import { accounts, demoPassword } from '#importers/demo/year/accounts.ts'
import { type Language, languages } from '#kernel/language.ts'
import { fillPath } from '#kernel/route-paths.ts'
import { matchPath, pathTo } from '#screens/addresses.ts'
import { shopPath } from '#screens/shop-path.ts'
import { type Document, readDocument } from './document.ts'
import { idOf, otherShop, pathOf, type Screen, type ScreenId, screens, type Walker } from './screens.ts'

/** A screen with its address in each language; null where no link of the shop leads to it. */
export interface Stop {
  screen: Screen
  paths: Record<Language, string> | null
}

const shop = () => process.env.SHOP_URL ?? ''
const atOnce = 8

/** Sends a form as a browser without scripts does, and answers with all cookies that are held afterwards. */
async function send(path: string, fields: Record<string, string>, cookie = ''): Promise<string> {
  const answer = await fetch(`${shop()}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: shop(), ...(cookie && { cookie }) },
    body: new URLSearchParams(fields),
  })
  const held = new Map<string, string>()
  for (const one of [...cookie.split('; '), ...answer.headers.getSetCookie().map((set) => set.split(';')[0] ?? '')]) {
    const [name = '', value] = one.split('=')
    if (value) held.set(name, one)
    else held.delete(name)
  }
  return [...held.values()].join('; ')
}

/** Puts the first product of a shelf into that shop's basket. */
async function fill(basket: string, shelf: string, cookie = ''): Promise<string> {
  const page = await fetch(`${shop()}${shelf}`).then((answer) => answer.text())
  const product = /name="product" value="(\d+)"/.exec(page)?.[1] ?? ''
  return send(basket, { intent: 'add', product }, cookie)
}

/** Cookies of whoever signs in, and has something in the basket; the reader in both shops. */
export async function signIn(walker: Walker): Promise<string> {
  const [basket, shelf] = [pathTo('basket', 'es'), pathTo('book-list', 'es')]
  if (walker === 'nobody') return fill(basket, shelf)
  const cookies = await send(pathTo('login', 'es'), { email: accounts[walker].email, password: demoPassword })
  if (!/(?:^| )session=/.test(cookies)) throw new Error(`${walker} could not sign in`)
  if (walker === 'library') return cookies
  return fill(
    shopPath(otherShop, 'basket', 'es'),
    shopPath(otherShop, 'section', 'es', { section: 'libros' }),
    await fill(basket, shelf, cookies),
  )
}

const looked = new Map<string, Promise<Document>>()
/** A page as somebody's cookies show it; the way there and the look at it are one request. */
export function look(path: string, cookie: string): Promise<Document> {
  const key = `${cookie} ${path}`
  const known = looked.get(key) ?? fetchDocument(path, cookie)
  looked.set(key, known)
  return known
}

/** A shop that has too much to do says so, and is asked again: the walk wants to know the page. */
async function fetchDocument(path: string, cookie: string, triesLeft = 10): Promise<Document> {
  const answer = await fetch(`${shop()}${path}`, {
    redirect: 'manual',
    headers: { ...(cookie && { cookie }), accept: 'text/html' },
  })
  if (answer.status === 503 && triesLeft > 0) {
    await wait(1_000)
    return fetchDocument(path, cookie, triesLeft - 1)
  }
  return readDocument(answer, await answer.text())
}

/** Does the same for each, several at a time. */
export async function forEach<T>(items: readonly T[], run: (item: T) => Promise<unknown>, together = atOnce): Promise<void> {
  const left = [...items]
  await Promise.all(
    Array.from({ length: together }, async () => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await run(item)
    }),
  )
}

const pattern = ({ key, inShop }: Screen, language: Language) => `/${language}${inShop}${pathOf(key, language)}`
const isFixed = ({ key, given, carries, takes }: Screen) =>
  given !== undefined || !(carries || takes || pathOf(key, 'es').includes(':'))

/** How many links to one kind of screen are followed, round by round, before it is given up that another kind lies behind them. */
const ahead = [1, 1, 4, 12, 30, 60] as const
const mostOfAKind = 60
const mostOfAPage = 6

/** Walks from the screens whose address is known along their links until each screen is reached, as a visitor would. */
export async function findWay(cookies: Record<Walker, string>): Promise<Stop[]> {
  const found = new Map<ScreenId, string[]>()
  for (const screen of screens) if (screen.leads) found.set(screen.id, [fillPath(pattern(screen, 'es'), screen.leads)])
  /** Of each page the first links to each kind of screen; what one customer's pages link to is nothing to another. */
  const notice = (links: readonly string[], by: Walker) => {
    const here = new Map<ScreenId, number>()
    for (const href of links) {
      const address = URL.parse(href, shop())
      const match = address?.origin === new URL(shop()).origin ? matchPath(address.pathname) : null
      if (!address || match?.language !== 'es') continue
      const own = idOf(match.key, match.shop)
      if ((here.get(own) ?? 0) >= mostOfAPage) continue
      const screen = screens.find(({ id }) => id === own)
      if (by !== 'nobody' && screen?.as !== 'nobody' && screen?.as !== by) continue
      if (screen?.carries && !address.searchParams.has(screen.carries)) continue
      const path = screen?.carries ? address.pathname + address.search : address.pathname
      const known = found.get(own) ?? []
      if (known.length >= mostOfAKind || known.includes(path)) continue
      found.set(own, [...known, path])
      here.set(own, (here.get(own) ?? 0) + 1)
    }
  }
  const seen = new Set<string>()
  /** Pages are looked at together and their links followed in the order of the table, so that no way depends on which answers first. */
  const visit = async (places: readonly { screen: Screen; path: string }[]) => {
    const fresh = places.filter(({ screen, path }) => screen.kind === 'page' && !seen.has(path))
    await forEach(fresh, ({ screen, path }) => look(path, cookies[screen.as]))
    for (const { screen, path } of fresh) {
      if (seen.has(path)) continue
      seen.add(path)
      notice((await look(path, cookies[screen.as])).links, screen.as)
    }
  }
  const fixed = screens.filter(isFixed)
  await visit(fixed.map((screen) => ({ screen, path: fillPath(pattern(screen, 'es'), screen.given ?? {}) })))
  for (const many of ahead) {
    if (screens.every((screen) => isFixed(screen) || screen.takes || found.has(screen.id))) break
    // The first of each kind, and only then others: what a shelf shows differs from product to product.
    const next = screens
      .filter((screen) => !isFixed(screen))
      .flatMap((screen) => (found.get(screen.id) ?? []).slice(0, many).map((path) => ({ screen, path })))
    await visit(next)
  }
  const queryOf = ({ query, asks, carries, id }: Screen): string => {
    if (carries) return URL.parse(found.get(id)?.[0] ?? '', shop())?.search ?? ''
    if (!asks) return query ? `?${query}` : ''
    return `?${asks.name}=${matchPath(found.get(asks.of)?.[0] ?? '')?.parameters[asks.parameter] ?? ''}`
  }
  const stops: Stop[] = []
  await forEach(screens, async (screen) => {
    const best = await telling(found.get(screen.takes ?? screen.id) ?? [], cookies[screen.as])
    stops.push({ screen, paths: await addresses(screen, best, cookies, queryOf(screen)) })
  })
  return stops.toSorted((a, b) => screens.indexOf(a.screen) - screens.indexOf(b.screen))
}

/** Of the first few the one whose page has most to say: a paid order rather than a cancelled one, a shelf rather than a gap. */
async function telling(found: readonly string[], cookie: string): Promise<string | undefined> {
  if (found.length < 2) return found[0]
  const pages = await Promise.all(found.slice(0, mostOfAPage).map(async (path) => ({ path, page: await look(path, cookie) })))
  return pages.toSorted((a, b) => b.page.text.length - a.page.text.length)[0]?.path
}

/** The address in each language: by the table of screens, and where slugs differ by what the page names as its translations. */
async function addresses(
  screen: Screen,
  found: string | undefined,
  cookies: Record<Walker, string>,
  query: string,
): Promise<Record<Language, string> | null> {
  const all = (of: (language: Language) => string) =>
    Object.fromEntries(languages.map((language) => [language, of(language) + query])) as Record<Language, string>
  if (isFixed(screen)) return all((language) => fillPath(pattern(screen, language), screen.given ?? {}))
  if (!found) return null
  if (screen.takes) return all((language) => fillPath(pattern(screen, language), matchPath(found)?.parameters ?? {}))
  const parameters = matchPath(URL.parse(found, shop())?.pathname ?? '')?.parameters ?? {}
  const { alternates } = screen.kind === 'page' ? await look(found, cookies[screen.as]) : { alternates: null }
  return all((language) =>
    alternates?.[language] ? encodeURI(alternates[language]) : fillPath(pattern(screen, language), parameters),
  )
}
