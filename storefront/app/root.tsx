import serif from '@fontsource/newsreader/files/newsreader-latin-400-normal.woff2?url'
import type { ReactNode } from 'react'
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  redirect,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useMatches,
  useNavigate,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { fallbackLanguage, isLanguage, type Language } from '#kernel/language.ts'
import { Menu, ShopSettings } from '#modules/editorial/content/contract.ts'
import { matchPath } from '#screens/addresses.ts'
import { isIndexed, isPersonal, isPrivateArea, showsBooks } from '#screens/audience.ts'
import { mainShop, shopAt } from '#screens/shops.ts'
import styles from './app.css?url'
import { AffiliatedFooter } from './frame/affiliated-footer.tsx'
import { BackToTop } from './frame/back-to-top.tsx'
import { ConsentBanner } from './frame/consent-banner.tsx'
import { Footer } from './frame/footer.tsx'
import { Header } from './frame/header.tsx'
import { leaveShop } from './frame/leave-shop.ts'
import { Pending } from './frame/pending.tsx'
import { Visitor } from './frame/visitor.tsx'
import { useLanguage, useMessages } from './messages/messages.tsx'
import personalStyles from './personal.css?url'
import privateStyles from './private.css?url'
import { SearchBox } from './search/search-box.tsx'
import { type Alternates, alternatesOf } from './site/alternates.ts'
import { canonicalPath } from './site/canonical-path.ts'
import { FollowContext } from './site/following.ts'
import { useNonce } from './site/nonce.tsx'
import { oldBrowserCheck } from './site/old-browser-check.ts'
import { apiContext } from './site/server-api.ts'
import { askFirst } from './tracking/ask-first.ts'
import { HeartShape } from './ui/heart.tsx'
import { MessagePage } from './ui/message-page.tsx'
import { Title } from './ui/title.tsx'

export async function loader({ context, request, url }: LoaderFunctionArgs) {
  const canonical = matchPath(url.pathname) ? null : canonicalPath(url.pathname)
  if (canonical) throw redirect(`${canonical}${url.search}`, 301)
  const api = context.get(apiContext)
  const [menu, settings] = await Promise.all([api.get(Menu, '/menu/'), api.get(ShopSettings, '/settings/')])
  if (!settings.languages.includes(languageOf(url.pathname))) throw redirect(spokenPath(url.pathname, settings) + url.search, 302)
  return shopOf(menu, settings, new URL(request.url).origin)
}

const shopsOf = new WeakMap<Menu, ReturnType<typeof toldShop>>()

/** One menu with its settings is one object for all pages that show it: what is drawn from it once (DrawnOnce) stands on all of them. */
function shopOf(menu: Menu, settings: ShopSettings, origin: string) {
  const known = shopsOf.get(menu)
  if (known?.settings === settings && known.origin === origin) return known
  const shop = toldShop(menu, settings, origin)
  shopsOf.set(menu, shop)
  return shop
}

const toldShop = (menu: Menu, settings: ShopSettings, origin: string) => ({
  menu: menu.items.filter((item) => item.active && !item.hideOnMenu),
  footer: menu.footer,
  pages: menu.pages,
  settings,
  origin,
})

/** The same screen in the first language that its shop has. */
const spokenPath = (pathname: string, { languages: [first = fallbackLanguage], path }: ShopSettings) =>
  alternatesOf(pathname)?.[first] ?? `/${first}${path}`

/** The paths of every shop but the main one, for the scripts of the page to know whose an address is. */
const affiliatedPaths = ({ path, other_shops }: ShopSettings) =>
  [path, ...other_shops.map((other) => other.path)].filter((text) => text !== mainShop)

/** Menu and settings are the same on every page of a visit to one shop. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
  shopAt(currentUrl.pathname) !== shopAt(nextUrl.pathname)

/** What the loader of a screen says of its address. */
interface AddressTold {
  alternates?: Alternates
  canonicalQuery?: string
  /** Its addresses as rows have them, where no table does. */
  hrefs?: Record<Language, string>
}

export const Layout = ({ children }: { children: ReactNode }) => (
  <FollowContext value={useNavigate()}>
    <ShopDocument>{children}</ShopDocument>
  </FollowContext>
)

function ShopDocument({ children }: { children: ReactNode }) {
  const language = useLanguage()
  const { home, shell } = useMessages()
  const nonce = useNonce()
  const shop = useRouteLoaderData<typeof loader>('root')
  const { pathname, search } = useLocation()
  const told = useMatches().map((match) => match.loaderData as AddressTold | undefined)
  const query = told.map((item) => item?.canonicalQuery).findLast(Boolean)
  const alternates =
    told.map((item) => item?.hrefs).findLast(Boolean) ??
    alternatesOf(pathname, told.map((item) => item?.alternates).findLast(Boolean))
  const own = canonicalSearch(search, query)
  const key = matchPath(pathname)?.key
  const framed = shop && key !== 'supported-browsers' && !(key && showsBooks(key))
  // A basket or an account says what its own shop is: the second one by its row.
  const about = shop?.settings.path ? `${shop.settings.name}. ${shop.settings.tagline}` : home.description
  // Null outside every route, which is where the whole document is drawn.
  const error = useRouteError() ?? null
  const failed = error !== null
  // What is not there, or for nobody here, is nothing to find; a fault of a moment says nothing about its page.
  const unfindable = isRouteErrorResponse(error) && (error.status === 403 || error.status === 404)
  return (
    // The mark of the question about cookies is set before React comes.
    <html
      suppressHydrationWarning
      lang={language}
      data-store={shop?.settings.store}
      data-theme={shop?.settings.theme ?? undefined}
      data-shops={shop && affiliatedPaths(shop.settings).join(' ')}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* What every page draws with; what a screen has besides is linked below by its route. */}
        <link rel="stylesheet" href={styles} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own script */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: oldBrowserCheck }} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the project's own script */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: askFirst }} />
        {/* Titles; all other letters come with the styles, after the first picture has been asked for. A phone's line is the styles' alone at first. */}
        <link rel="preload" as="font" type="font/woff2" href={serif} crossOrigin="anonymous" media="(min-width: 768px)" />
        <meta name="theme-color" content="#fbf8f2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#14130f" media="(prefers-color-scheme: dark)" />
        <link rel="icon" href={`/media/art/${shop?.settings.mark ?? 'star'}-favicon.svg`} type="image/svg+xml" />
        {/* A page that is gone to waits for them before it is shown. */}
        {key && isPersonal(key) && <link rel="stylesheet" href={personalStyles} precedence="personal" />}
        {key && isPrivateArea(key) && <link rel="stylesheet" href={privateStyles} />}
        {key && isPersonal(key) && <meta name="description" content={about} />}
        {(unfindable || (key && !isIndexed(key))) && <meta name="robots" content="noindex" />}
        {shop && alternates && !failed && (
          <>
            <link rel="canonical" href={`${shop.origin}${pathname}${own}`} />
            {shop.settings.languages.map((item) => (
              <link key={item} rel="alternate" hrefLang={item} href={`${shop.origin}${alternates[item]}${own}`} />
            ))}
            <link rel="alternate" hrefLang="x-default" href={`${shop.origin}${alternates[fallbackLanguage]}${own}`} />
          </>
        )}
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body onClickCapture={leaveShop}>
        <a className="skip" href="#content">
          {shell.skip}
        </a>
        <HeartShape />
        <Pending />
        {framed && <ConsentBanner />}
        {framed && <Header menu={shop.menu} settings={shop.settings} alternates={alternates} />}
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        {framed &&
          (shop.settings.path === mainShop ? (
            <Footer settings={shop.settings} columns={shop.footer} alternates={alternates} />
          ) : (
            <AffiliatedFooter settings={shop.settings} alternates={alternates} />
          ))}
        {framed && <BackToTop />}
        {framed && <Visitor analyticsId={shop.settings.analytics_id} />}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

/** Pages of a list are addresses of their own, and so is a section that the loader names; how they are sorted and filtered is not. */
function canonicalSearch(search: string, section?: string): string {
  const page = new URLSearchParams(search).get('page')
  const parts = [section, page && page !== '1' ? `page=${encodeURIComponent(page)}` : null].filter(Boolean)
  return parts.length > 0 ? `?${parts.join('&')}` : ''
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const { shell } = useMessages()
  const { pathname, search } = useLocation()
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status === 404)
    return (
      <>
        <Title text={shell.notFoundTitle} />
        <MessagePage title={shell.notFoundTitle}>
          <p>{shell.notFoundText}</p>
          <div className="notice-search">
            <SearchBox id="lost" />
          </div>
        </MessagePage>
      </>
    )
  if (status === 403)
    return (
      <MessagePage title={shell.forbiddenTitle}>
        <Title text={shell.forbiddenTitle} />
        <p>{shell.forbiddenText}</p>
      </MessagePage>
    )
  return (
    <MessagePage title={shell.failed}>
      <Title text={shell.failed} />
      <p>
        <a className="button button-quiet" href={`${pathname}${search}`}>
          {shell.retry}
        </a>
      </p>
    </MessagePage>
  )
}

export const languageOf = (pathname: string) => {
  const [, segment] = pathname.split('/')
  return isLanguage(segment) ? segment : fallbackLanguage
}
