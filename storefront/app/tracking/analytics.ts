import { consent } from './consent.ts'
import { harmlessAddress } from './harmless-address.ts'

/** The tag that counts for this visitor, once it was let in and as long as it is. */
let counting: string | null = null
/** The page that is shown: consent may come while it is read. */
let shown: Record<string, unknown> | null = null
/** What happened with consent, before the tag of this document was begun. */
let early: { event: string; fields: Record<string, unknown> }[] = []
const mostEarly = 20

/** Calls the tag: it reads what is laid on the data layer as the arguments of a call, and nothing else. */
function gtag(..._call: unknown[]) {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: the tag knows its calls by this object, an array is none to it
  window.dataLayer.push(arguments as unknown as Record<string, unknown>)
}

const switchOff = (id: string, off: boolean) => {
  window[`ga-disable-${id}`] = off
}

const without = (address: string): string => {
  const { origin, pathname, search } = new URL(address)
  return origin === location.origin ? origin + harmlessAddress(pathname, search).uri : address
}

/** Lets the tag of the analytics service in, after consent only (D-07, D-08); the policy of the page is open to it where an id is set. */
export function startCounting(id: string) {
  if (counting === id) return
  counting = id
  switchOff(id, false)
  if (!document.querySelector('script[data-analytics]')) {
    const script = document.createElement('script')
    script.async = true
    script.dataset['analytics'] = id
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`
    document.head.append(script)
    gtag('js', new Date())
    // The address as it is may hold what was typed or the secret of a link.
    gtag('set', { page_location: without(location.href), page_referrer: document.referrer && without(document.referrer) })
    // Cookies of this host alone, so that they can be taken away again.
    gtag('config', id, { send_page_view: false, cookie_domain: 'none' })
  }
  if (shown) count('page_view', shown)
  for (const { event, fields } of early.splice(0)) count(event, fields)
}

/** Ends the counting for who takes the consent back, and takes away what the tag kept in this browser. */
export function stopCounting(id: string) {
  if (counting !== id) return
  counting = null
  switchOff(id, true)
  for (const pair of document.cookie.split('; ')) {
    const [name = ''] = pair.split('=')
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every supported browser
    if (/^_g(a|id)/.test(name)) document.cookie = `${name}=; Path=/; Max-Age=0`
  }
}

/** Tells the tag of an event where it counts; a page is remembered, for consent may come while it is read. */
export function count(event: string, fields: Record<string, unknown>) {
  if (event === 'page_view') shown = fields
  else if (!counting && consent() === 'accepted') early = [...early, { event, fields }].slice(-mostEarly)
  if (!counting) return
  if (event === 'page_view') gtag('set', { page_location: without(location.href) })
  gtag('event', event, fields)
}
