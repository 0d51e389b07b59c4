import { renderToString } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { fallbackLanguage, isLanguage, type Language } from '#kernel/language.ts'
import { messages as ca } from './messages/ca.ts'
import { privateMessages as privateCa } from './messages/ca-private.ts'
import { messages as en } from './messages/en.ts'
import { privateMessages as privateEn } from './messages/en-private.ts'
import { messages as es } from './messages/es.ts'
import { privateMessages as privateEs } from './messages/es-private.ts'
import { type Messages, MessagesProvider, type PrivateMessages } from './messages/messages.tsx'
import { Drawing, DrawingContext, Drawn } from './site/drawn-once.tsx'
import { heldWords } from './site/held-words.ts'
import { NonceProvider } from './site/nonce.tsx'
import { statePlace, withScriptsLater } from './site/scripts-later.ts'
import { keptContext, nonceContext } from './site/server-api.ts'

export { knowShops } from '#screens/shops.ts'
export { isPublicPath, leadsNowhere, readQuery, routeAt } from './public-path.ts'
export { statePlace } from './site/scripts-later.ts'
export { apiContext, keptContext, nonceContext } from './site/server-api.ts'

const spoken: Record<Language, Messages> = { es, ca, en }
const spokenInside: Record<Language, PrivateMessages> = { es: privateEs, ca: privateCa, en: privateEn }

/** What stands on all pages of a shop alike. */
const drawn = new Drawn()

/**
 * Renders a page whole and in one go: no screen waits for anything once its loaders are done, a page that is kept for everyone gains
 * nothing from arriving in pieces, and text is a third cheaper than a stream.
 */
export default async function render(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  load: RouterContextProvider,
) {
  const nonce = load.get(nonceContext)
  const [, segment] = new URL(request.url).pathname.split('/')
  const language = isLanguage(segment) ? segment : fallbackLanguage
  const { serverHandoffStream, ...page } = context
  const drawing = new Drawing(drawn)
  const html = drawing.gathered(
    renderToString(
      <NonceProvider value={nonce}>
        <MessagesProvider language={language} messages={spoken[language]} privateMessages={() => spokenInside[language]}>
          <DrawingContext value={drawing}>
            <ServerRouter context={page} url={request.url} nonce={nonce} />
          </DrawingContext>
        </MessagesProvider>
      </NonceProvider>,
    ),
  )
  const state = serverHandoffStream && page.renderMeta?.didRenderScripts ? await bytesOf(serverHandoffStream) : null
  headers.set('content-type', 'text/html; charset=utf-8')
  const kept = load.get(keptContext)
  if (kept) {
    kept.html = `<!DOCTYPE html>${state === null ? html : withScriptsLater(html, nonce, { held: heldWords[language], state: statePlace })}`
    kept.state = state
    return new Response(null, { status, headers })
  }
  return new Response(
    Buffer.from(`<!DOCTYPE html>${state === null ? html : withState(html, state.toString(), nonce, language)}`),
    {
      status,
      headers,
    },
  )
}

/** The page of one visitor: what its loaders said stands in it, as no address could tell it to that visitor alone. */
function withState(html: string, state: string, nonce: string, language: Language): string {
  const whole = html.replace('</body></html>', () => `${handoff(state, nonce)}</body></html>`)
  // A page in development is served by the tool that makes it, whose own scripts stand before it.
  return import.meta.env.DEV ? whole : withScriptsLater(whole, nonce, { held: heldWords[language] })
}

async function bytesOf(stream: ReadableStream<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  for await (const chunk of stream) chunks.push(chunk)
  return Buffer.concat(chunks)
}

const dangerous: Record<string, string> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** What the loaders said, for the browser's router, in the words that React Router itself uses. */
function handoff(state: string, nonce: string): string {
  const script = (code: string) => `<script nonce="${nonce}">window.__reactRouterContext.streamController.${code};</script>`
  const safe = JSON.stringify(state).replace(/[&><\u2028\u2029]/g, (sign) => dangerous[sign] ?? '')
  return `${script(`enqueue(${safe})`)}${script('close()')}`
}

/** Keeps the log for what went wrong here: a visitor who left or asked for what is not there is no failure. */
export function handleError(error: unknown, { request }: { request: Request }) {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
  console.error(error)
}
