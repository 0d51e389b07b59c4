import { globSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { type Language, languages } from '#kernel/language.ts'

const root = path.join(import.meta.dirname, '../../..')

interface Route {
  index?: boolean
  path?: string
  children?: readonly Route[]
}

/** The paths of a desk's routes, those of what is opened beside a list after the list's. */
const pathsOf = (routes: readonly Route[], above = ''): string[] =>
  routes.flatMap(({ index, path: own = '', children = [] }) => {
    const here = index ? above || '/' : `${above}/${own}`
    return [here, ...pathsOf(children, here)]
  })

/** Every screen of the back office as its desks list them: /orders/:number. */
export async function staffPaths(): Promise<string[]> {
  // The words of a desk ask the browser for its language as they are read.
  globalThis.localStorage ??= { getItem: () => null } as Partial<Storage> as Storage
  const files = globSync('backoffice/app/**/routes.ts', { cwd: root }).toSorted()
  const desks = await Promise.all(files.map((file) => import(path.join(root, file)) as Promise<Record<string, Route[]>>))
  return desks.flatMap((desk) => Object.values(desk).flatMap((routes) => pathsOf(routes)))
}

type Item = Record<string, unknown>
type Ask = (path: string) => Promise<{ items?: Item[] }>

/** The screen of the first thing that a call lists; null where the demo has none. */
const firstOf =
  (list: string, shown: (item: Item) => string) =>
  async (ask: Ask): Promise<string | null> => {
    const { items: [item] = [] } = await ask(list)
    return item ? shown(item) : null
  }

/** Screens that are not the first row of the list above them, and what is seen at a path only once something is asked for. */
const asked: Record<string, (ask: Ask) => Promise<string | null>> = {
  '/account-order/:customer': firstOf('/accounts/?state=open', ({ customer }) => `/account-order/${customer}`),
  '/account-year/:customer': firstOf('/accounts/?state=open', ({ customer }) => `/account-year/${customer}`),
  '/customers': async () => '/customers?q=biblioteca',
  '/customers/:customer': firstOf('/customers/?q=biblioteca', ({ customer }) => `/customers/${customer}`),
  '/doors/:activity/registrations': async (ask) => {
    const { items = [] } = await ask('/agenda/?limit=200')
    const full = items.find(({ taken }) => Number(taken) > 0)
    return full ? `/doors/${full['id']}/registrations` : null
  },
  '/exchange/:number': firstOf('/orders/?parcel=delivered', ({ number }) => `/exchange/${number}`),
  '/find': async () => '/find?q=granada',
  '/imports/file/:file': firstOf('/imports/files/', ({ id }) => `/imports/file/${id}`),
  '/names/:kind': async () => '/names/author',
  '/names/:kind/:name': firstOf('/names/author/', ({ id }) => `/names/author/${id}`),
  '/names/category/:name': firstOf('/sections/', ({ id }) => `/names/category/${id}`),
  '/new-order/:number': async () => null,
  '/picks': async () => '/picks?store=T013',
  '/pickup-points/:carrier/:point': firstOf(
    '/shipping/pickup-points/',
    ({ carrier, point }) => `/pickup-points/${carrier}/${point}`,
  ),
  '/pickups': async () => '/pickups?store=T013',
  '/pickups/:code': firstOf('/orders/?parcel=ready', ({ number }) => `/pickups/${number}`),
  '/shipping/store/:store': async () => '/shipping/store/T013',
  '/take-back/:number': firstOf('/orders/?parcel=delivered', ({ number }) => `/take-back/${number}`),
  '/translate/:kind/:record/:language': firstOf(
    '/texts/',
    ({ kind, record, language }) => `/translate/${kind}/${record}/${language}`,
  ),
  'counter with an order': firstOf('/orders/', ({ number }) => `/counter?code=${number}`),
  'counter with a book': firstOf('/titles/?kind=book&active=true', ({ ean }) => `/counter?code=${ean}`),
}

/** What is not a path of its own, and looks like another screen. */
export const alsoSeen = Object.keys(asked).filter((name) => !name.startsWith('/'))

/** Where a screen is seen: at its path, or at that of the first row of the list above it; null where the demo has none. */
export async function placeOf(page: Page, pattern: string, reached: ReadonlyMap<string, string | null>): Promise<string | null> {
  const { origin } = new URL(process.env.SHOP_URL ?? '')
  if (asked[pattern])
    return asked[pattern](async (call) =>
      (await page.context().request.get(`${origin}/api/staff${call}`, { headers: { 'x-staff': '1' } })).json(),
    )
  if (!pattern.includes(':')) return pattern
  const above = reached.get(pattern.replace(/\/:\w+$/, ''))
  if (!above) return null
  await page.goto(`/staff${above}`)
  await page.waitForLoadState('networkidle')
  const rows = [`main a[data-to]`, `main a[href^="/staff${above}/"]:not([href$="/new"])`]
  const row = page.locator(rows.join(', ')).first()
  const shown = await row.waitFor({ timeout: 5_000 }).then(
    () => true,
    () => false,
  )
  return shown ? ((await row.getAttribute('href'))?.replace(/^\/staff/, '') ?? null) : null
}

const flat = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : typeof words === 'object' && words !== null ? Object.values(words).flatMap(flat) : []

/** What another language's words say and this one's do not: none of it is shown in this one. */
export async function foreignWords(): Promise<Record<Language, string[]>> {
  const said = await Promise.all(
    languages.map(async (language) => {
      const files = globSync(`backoffice/app/**/{words,*-words}/${language}.ts`, { cwd: root })
      const parts = await Promise.all(files.map((file) => import(path.join(root, file))))
      return [language, new Set(parts.flatMap(flat).map((text) => text.trim().toLowerCase()))] as const
    }),
  )
  const foreign = said.map(([language, own]) => {
    const others = said.flatMap(([other, words]) => (other === language ? [] : [...words]))
    return [language, others.filter((text) => text.length > 3 && /\p{L}{3}/u.test(text) && !own.has(text))]
  })
  return Object.fromEntries(foreign)
}
