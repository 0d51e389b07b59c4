import { accounts, demoPassword } from '#importers/demo/year/accounts.ts'
import { type Language, languages } from '#kernel/language.ts'
import { fillPath, matchPath, paths, pathTo, type RouteKey } from '#kernel/route-table.ts'
import { type Document, readDocument } from './document.ts'
import { type Screen, screens, type Walker } from './screens.ts'

/** A screen with its address in each language; null where no link of the shop leads to it. */
export interface Stop {
  screen: Screen
  paths: Record<Language, string> | null
}

const shop = () => process.env.SHOP_URL ?? ''
const atOnce = 8

/** Cookies of whoever signs in without scripts. */
export async function signIn(walker: Walker): Promise<string> {
  if (walker === 'nobody') return ''
  const answer = await fetch(`${shop()}${pathTo('login', 'es')}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: shop() },
    body: new URLSearchParams({ email: accounts[walker].email, password: demoPassword }),
  })
  const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
  if (!cookies.some((one) => one.startsWith('session='))) throw new Error(`${walker} could not sign in: ${answer.status}`)
  return cookies.join('; ')
}

export async function look(path: string, cookie: string): Promise<Document> {
  const answer = await fetch(`${shop()}${path}`, {
    redirect: 'manual',
    headers: { ...(cookie && { cookie }), accept: 'text/html' },
  })
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

const pattern = (key: RouteKey, language: Language) => `/${language}${paths[key][language]}`
const isFixed = ({ key, given }: Screen) => given !== undefined || !paths[key].es.includes(':')

/** How many links to one kind of screen are followed before it is given up that another kind lies behind them. */
const mostOfAKind = 30
const rounds = 5

/** Walks from the screens whose address is known along their links until each screen is reached, as a visitor would. */
export async function findWay(cookies: Record<Walker, string>): Promise<Stop[]> {
  const found = new Map<RouteKey, string[]>()
  /** Of each page the first link to each kind of screen. */
  const notice = (links: readonly string[]) => {
    const here = new Set<RouteKey>()
    for (const href of links) {
      const address = URL.parse(href, shop())
      const match = address?.origin === new URL(shop()).origin ? matchPath(address.pathname) : null
      if (!address || match?.language !== 'es' || here.has(match.key)) continue
      here.add(match.key)
      const known = found.get(match.key) ?? []
      if (known.length < mostOfAKind && !known.includes(address.pathname)) found.set(match.key, [...known, address.pathname])
    }
  }
  const seen = new Set<string>()
  const visit = async ({ kind, as }: Screen, path: string) => {
    if (seen.has(path)) return
    seen.add(path)
    if (kind === 'page') notice((await look(path, cookies[as])).links)
  }
  await forEach(screens.filter(isFixed), (screen) => visit(screen, fillPath(pattern(screen.key, 'es'), screen.given ?? {})))
  for (let round = 0; round < rounds; round += 1) {
    if (screens.every((screen) => isFixed(screen) || found.has(screen.key))) break
    // The first of each kind, and only then others: what a shelf shows differs from piece to piece.
    const ahead = screens
      .filter((screen) => !isFixed(screen))
      .flatMap((screen) => (found.get(screen.key) ?? []).slice(0, round < 2 ? 1 : mostOfAKind).map((path) => ({ screen, path })))
    await forEach(ahead, ({ screen, path }) => visit(screen, path))
  }
  const queryOf = ({ query, asks }: Screen): string => {
    if (!asks) return query ? `?${query}` : ''
    return `?${asks.name}=${matchPath(found.get(asks.of)?.[0] ?? '')?.parameters[asks.parameter] ?? ''}`
  }
  const stops: Stop[] = []
  await forEach(screens, async (screen) => {
    stops.push({ screen, paths: await addresses(screen, found.get(screen.key)?.[0], cookies, queryOf(screen)) })
  })
  return stops.toSorted((a, b) => screens.indexOf(a.screen) - screens.indexOf(b.screen))
}

/** The address in each language: by the route table, and where slugs differ by what the page names as its translations. */
async function addresses(
  screen: Screen,
  found: string | undefined,
  cookies: Record<Walker, string>,
  query: string,
): Promise<Record<Language, string> | null> {
  const all = (of: (language: Language) => string) =>
    Object.fromEntries(languages.map((one) => [one, of(one) + query])) as Record<Language, string>
  if (isFixed(screen)) return all((one) => fillPath(pattern(screen.key, one), screen.given ?? {}))
  if (!found) return null
  const parameters = matchPath(found)?.parameters ?? {}
  const { alternates } = screen.kind === 'page' ? await look(found, cookies[screen.as]) : { alternates: null }
  return all((one) => (alternates?.[one] ? encodeURI(alternates[one]) : fillPath(pattern(screen.key, one), parameters)))
}
