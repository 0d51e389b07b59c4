import { hash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { fallbackLanguage, type Language, languages } from '#kernel/language.ts'
import { matchPath } from '#screens/addresses.ts'
import { showsBooks } from '#screens/audience.ts'
import { serveBuilt } from './built-files.ts'
import { waitSeconds } from './http-errors.ts'
import { byHashes, byNonce, type InlineParts } from './inline-parts.ts'
import type { PageCache, RenderedPage } from './page-cache.ts'
import { answerAsPages, PageError, readForm } from './page-requests.ts'
import { type PageBounds, pageLimit, takePages } from './page-routes.ts'
import { languageOfPath } from './plain-page.ts'
import { Presses, pressOf } from './presses.ts'
import type { Previews } from './previews.ts'
import { RouteLists } from './route-list.ts'
import { generalHeaders, type Origins, pageHeaders } from './security-headers.ts'
import { encodingOf, sendPage } from './send-page.ts'
import type { ServerApi } from './server-api.ts'
import { withShops } from './shop-routes.ts'

/** What storefront/app/entry.server.tsx exports beside the renderer. */
interface StorefrontEntry {
  apiContext: ReturnType<typeof import('react-router').createContext<unknown>>
  nonceContext: ReturnType<typeof import('react-router').createContext<string>>
  /** Set for a page that is kept: filled with what its loaders said. */
  keptContext: ReturnType<typeof import('react-router').createContext<Drawn | null>>
  /** What a kept page has in the place of the address of that. */
  statePlace: string
  /** Whether every visitor gets the same page at this address; only such pages are kept. */
  isPublicPath: (pathname: string) => boolean
  /** Whether no screen stands at this address and none is meant by it. */
  leadsNowhere: (pathname: string) => boolean
  /** The part of a query that public pages read, each value within its bounds and always in the same order. */
  readQuery: (query: URLSearchParams) => URLSearchParams
  /** The id of the route of the screen at this address. */
  routeAt: (pathname: string) => string | null
  /** Says below which paths affiliated shops stand. */
  knowShops: (paths: readonly string[]) => void
}

/** A page for everybody as it was drawn, and what its loaders said. */
interface Drawn {
  html: string | null
  state: Uint8Array | null
}

interface Options extends PageBounds {
  root: string
  development: boolean
  /** Where visitors find the shop; what a request says of its host is never shown or followed. */
  publicUrl: string
  /** The other houses that its pages are open to. */
  others: readonly Origins[]
  api: (request: Request, address: string) => Promise<ServerApi>
  /** Below which paths affiliated shops stand just now. */
  shopPaths: () => Promise<readonly string[]>
  cache: PageCache
  previews: Previews
  /** What staff gave an address of its own, with the address that it has now. */
  standingAt: (pathname: string) => Promise<{ href: string } | null>
}

/** Who reads a page: the mark of its own parts, where they come from, and for a kept page what its loaders said. */
interface Reading {
  nonce: string
  address: string
  kept?: Drawn | null
}

interface Buffering {
  /** The page's address. */
  at: string
  mark: string
  /** What stands for the address of its state. */
  place: string
  drawn: Drawn
  headersOf: (own: InlineParts) => Record<string, string>
}

type Load = () => Promise<ServerBuild>
type Handler = ReturnType<typeof createRequestHandler>

/** Serves the storefront: its files, and its pages rendered on the server and kept while everyone gets the same. */
export async function storefront(app: FastifyInstance, options: Options) {
  const { root, development, publicUrl, others, api, shopPaths, cache, previews, standingAt, perMinute, mayTakeFile } = options
  const load = development ? await developmentBuild(app, root) : await productionBuild(app, root)

  let handlers: { of: ServerBuild; for: string; at: (pathname: string) => Handler } | undefined
  let shops: readonly string[] = []
  const presses = new Presses()
  const lists = new RouteLists(generalHeaders({ publicUrl }))
  const render = async (request: Request, { nonce, address, kept = null }: Reading): Promise<Response> => {
    const build = await load()
    if (handlers?.of !== build || handlers.for !== shops.join()) {
      const at = handlersOf(withShops(build, shops), { mode: development ? 'development' : 'production', lists })
      handlers = { of: build, for: shops.join(), at }
    }
    const entry = entryOf(build)
    const context = new RouterContextProvider()
    const asked = await api(request, address)
    context.set(entry.apiContext, asked)
    context.set(entry.nonceContext, nonce)
    context.set(entry.keptContext, kept)
    const response = await handlers.at(new URL(request.url).pathname)(request, context)
    return asked.unavailable ? notTaken(response) : response
  }

  answerAsPages(app, publicUrl)
  const headersOf = (own: InlineParts, books = false) => pageHeaders(own, { publicUrl, development, others, books })
  const keptPage = (entry: StorefrontEntry, address: URL, reading: Reading) => {
    const at = `${address.pathname}${address.search}`
    return cache.get(at, async () => {
      const kept: Drawn = { html: null, state: null }
      const response = await render(new Request(address, { headers: { accept: 'text/html' } }), { ...reading, kept })
      return buffered(response, { at, mark: reading.nonce, place: entry.statePlace, drawn: kept, headersOf })
    })
  }
  /** What the loaders of a kept page said, asked for once its scripts begin; of a page that says something else by now, that. */
  const answerState = async (request: FastifyRequest<{ Params: { hash: string } }>, reply: FastifyReply) => {
    const entry = entryOf(await load())
    const url = new URL(String((request.query as { of?: unknown }).of ?? ''), publicUrl)
    const address = url.origin === new URL(publicUrl).origin ? await cacheableAddress(entry, url, standingAt) : null
    if (!address) throw new PageError(404)
    const reading = { nonce: randomBytes(16).toString('base64url'), address: request.ip }
    const state = cache.state(request.params.hash) ?? (await keptPage(entry, address, reading)).state
    if (!state) throw new PageError(404)
    const encoding = encodingOf(request)
    const keptFor = state.etag === `"${request.params.hash}"` ? forever : 'no-store'
    return sendPage(request, reply, state, { encoding, bytes: await cache.bytes(state, encoding), keptFor })
  }
  const answerRoutes = async (request: FastifyRequest<{ Params: { file: string } }>, reply: FastifyReply) => {
    const script = lists.at(request.params.file)
    if (!script) throw new PageError(404)
    const encoding = encodingOf(request)
    return sendPage(request, reply, script, { encoding, bytes: await cache.bytes(script, encoding), keptFor: forever })
  }
  const config = { rateLimit: pageLimit(perMinute) }
  app.get('/_routes/:file', { config }, answerRoutes)
  if (!development) app.get('/_state/:hash', { config }, answerState)
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const entry = entryOf(await load())
    // While the database is away, the shops of a moment ago stand.
    shops = await shopPaths().catch(() => shops)
    entry.knowShops(shops)
    const url = new URL(request.url, publicUrl)
    const nonce = randomBytes(16).toString('base64url')
    const previewed = request.method === 'GET' ? await previews.of(url) : null
    if (previewed) {
      const asked = await toRequest(request, reply, url)
      const drawn = await previews.draw(previewed, () => render(asked, { nonce, address: request.ip }))
      return sendResponse(request, reply, drawn, previewHeaders(headersOf(byNonce(nonce))))
    }
    const kept = request.method === 'GET' || request.method === 'HEAD' ? await cacheableAddress(entry, url, standingAt) : null
    if (kept && !development) {
      const found = await keptPage(entry, kept, { nonce, address: request.ip })
      const encoding = encodingOf(request)
      return sendPage(request, reply, found, { encoding, bytes: await cache.bytes(found, encoding) })
    }
    const act = async () => ({
      response: await render(await toRequest(request, reply, url), { nonce, address: request.ip }),
      nonce,
    })
    const { response, nonce: mark } = await (request.method === 'POST' ? presses.answered(pressOf(request), act) : act())
    if (response.status >= 400 && !isForReaders(response, url)) throw new PageError(response.status)
    const screen = matchPath(url.pathname)?.key
    return sendResponse(request, reply, response, headersOf(byNonce(mark), screen !== undefined && showsBooks(screen)))
  }
  takePages(app, answer, { perMinute, mayTakeFile })
}

/** What is not published is for nobody's memory and no search engine, and tells no other site its address; our own screens frame it. */
const previewHeaders = (page: Record<string, string>): Record<string, string> => ({
  ...page,
  'content-security-policy': page['content-security-policy']!.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
  'x-frame-options': 'SAMEORIGIN',
  'x-robots-tag': 'noindex, nofollow, noarchive',
  'referrer-policy': 'no-referrer',
  'cache-control': 'private, no-store',
})

/** What the storefront's own entry offers beside what the framework asks of one. */
const entryOf = ({ entry }: ServerBuild) => entry.module as ServerBuild['entry']['module'] & StorefrontEntry

/** Of what stands under its hash. */
const forever = 'public, max-age=31536000, immutable'

/** The start, and what the framework's scripts ask of it. */
const frameworksOwn: ReadonlySet<string> = new Set(['/', '/_root'])

/** The page whose data its scripts ask for. */
const withoutData = (pathname: string) => pathname.replace(/(_\.data|\.data)$/, '')

/** A handler for each screen: of the shop's many routes it lays out, matches and lists its own alone, which is most of a page's time. */
function handlersOf(
  build: ServerBuild,
  { mode, lists }: { mode: 'development' | 'production'; lists: RouteLists },
): (pathname: string) => Handler {
  const routesFor = Object.fromEntries(
    languages.map((language) => [language, lists.addressOf(build.assets, language)]),
  ) as Record<Language, string>
  const whole = createRequestHandler({ ...build, assets: { ...build.assets, url: routesFor[fallbackLanguage] } }, mode)
  const own = new Map<string, Handler>()
  const { leadsNowhere, routeAt } = entryOf(build)
  const notFound = Object.values(build.routes).find((route) => route?.path === '*')?.id ?? null
  return (pathname) => {
    const path = withoutData(pathname)
    // The browser's router may take the address of a written page for a shop's: that screen answers it where it stands.
    if (frameworksOwn.has(path) || (path !== pathname && leadsNowhere(path))) return whole
    // What stands in no table is nothing, whatever else its path looks like.
    const id = routeAt(path) ?? notFound
    if (id === null || !build.routes[id]) return whole
    // Written pages have one route in every language.
    const url = routesFor[languageOfPath(path)]
    const known = own.get(`${url} ${id}`)
    if (known) return known
    const only = <T>(routes: Record<string, T>): Record<string, T> =>
      Object.fromEntries(Object.entries(routes).filter(([name]) => name === 'root' || name === id))
    const assets = { ...build.assets, routes: only(build.assets.routes), url }
    const made = createRequestHandler({ ...build, routes: only(build.routes), assets }, mode)
    own.set(`${url} ${id}`, made)
    return made
  }
}

/** Whether an answer is a page, or what the storefront's own scripts read. */
const isForReaders = (response: Response, { pathname }: URL): boolean =>
  (response.headers.get('content-type') ?? '').startsWith('text/html') || pathname.endsWith('.data')

/** The address under which a page is kept for everyone: what it does not read cannot fill the memory or reach another visitor. */
async function cacheableAddress(
  entry: StorefrontEntry,
  { origin, pathname, searchParams }: URL,
  standingAt: Options['standingAt'],
): Promise<URL | null> {
  const path = withoutData(pathname)
  const standing = entry.leadsNowhere(path) ? await standingAt(path) : null
  if (path === pathname && !standing && entry.leadsNowhere(path)) return new URL(`/${languageOfPath(path)}/-`, origin)
  // A former address only leads on.
  if (standing ? standing.href !== path : !entry.isPublicPath(path)) return null
  const address = new URL(pathname, origin)
  address.search = entry.readQuery(searchParams).toString()
  return address
}

async function productionBuild(app: FastifyInstance, root: string): Promise<Load> {
  const client = path.join(root, 'storefront/build/client')
  const server = path.join(root, 'storefront/build/server/index.js')
  if (!existsSync(server)) throw new Error('The storefront is not built: run "npm run build" first.')
  const build = (await import(pathToFileURL(server).href)) as ServerBuild
  await serveBuilt(app, { folder: path.join(client, 'assets'), prefix: '/assets/' })
  return async () => build
}

async function developmentBuild(app: FastifyInstance, root: string): Promise<Load> {
  const { createServer } = await import('vite')
  const { default: middie } = await import('@fastify/middie')
  const vite = await createServer({
    root: path.join(root, 'storefront'),
    configFile: path.join(root, 'storefront/vite.config.ts'),
    server: { middlewareMode: true },
    appType: 'custom',
  })
  if (!app.hasDecorator('use')) await app.register(middie)
  app.use(vite.middlewares)
  app.addHook('onClose', () => vite.close())
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>
}

/** The request as the storefront sees it; who forwarded it is this server's business alone. */
async function toRequest(request: FastifyRequest, reply: FastifyReply, url: URL): Promise<Request> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(':') || /^(x-)?forwarded/.test(name)) continue
    for (const one of [value].flat()) headers.append(name, one)
  }
  const body = await readForm(request)
  // A form is done even where nobody waits any more: who pressed twice left the first press and waits for its answer all the same.
  if (body) return new Request(url, { method: request.method, headers, body })
  const left = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort()
  })
  return new Request(url, { method: request.method, headers, signal: left.signal })
}

/** A page for everybody: all of them get the same bytes, so nothing in it may be one reader's. */
async function buffered(response: Response, { at, mark, place, drawn, headersOf }: Buffering): Promise<RenderedPage> {
  const { state } = drawn
  const beside =
    state === null
      ? null
      : { hash: hash('sha256', state, 'base64url'), bytes: Buffer.from(state.buffer, state.byteOffset, state.byteLength) }
  const { html, parts } = byHashes(drawn.html ?? (await response.text()), mark)
  const told = beside ? html.replace(place, () => `/_state/${beside.hash}?of=${encodeURIComponent(at)}`) : html
  return {
    status: response.status,
    headers: { ...Object.fromEntries(response.headers), ...headersOf(parts) },
    body: Buffer.from(told),
    state: beside,
  }
}

/** A page that says why what its form sent was not taken has the status of that: whoever reads no words learns it too. */
const notTaken = (response: Response): Response =>
  response.status === 200 ? new Response(response.body, { status: 503, headers: response.headers }) : response

function sendResponse(request: FastifyRequest, reply: FastifyReply, response: Response, ownHeaders: Record<string, string>) {
  reply.code(response.status)
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value)
  const cookies = response.headers.getSetCookie()
  if (cookies.length > 0) reply.header('set-cookie', cookies)
  reply.headers(ownHeaders)
  if (response.status === 503) reply.header('retry-after', waitSeconds)
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'no-store')
  return reply.send(response.body && request.method !== 'HEAD' ? Readable.fromWeb(response.body as never) : undefined)
}
