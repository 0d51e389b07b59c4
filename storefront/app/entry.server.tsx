import { renderToReadableStream } from 'react-dom/server.edge'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { fallbackLanguage, isLanguage, type Language } from '#kernel/language.ts'
import { messages as ca } from './messages/ca.ts'
import { messages as en } from './messages/en.ts'
import { messages as es } from './messages/es.ts'
import { type Messages, MessagesProvider } from './messages/messages.tsx'
import { nonceContext } from './server-api.ts'
import { NonceProvider } from './shell/nonce.tsx'

export { isPublicPath, leadsNowhere, readQuery } from './public-path.ts'
export { apiContext, nonceContext } from './server-api.ts'

const spoken: Record<Language, Messages> = { es, ca, en }

/** Renders a page whole: a page that is kept for everyone gains nothing from arriving in pieces, and its status stays right. */
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
  let failed = status
  const stream = await renderToReadableStream(
    <NonceProvider value={nonce}>
      <MessagesProvider language={language} messages={spoken[language]}>
        <ServerRouter context={context} url={request.url} nonce={nonce} />
      </MessagesProvider>
    </NonceProvider>,
    {
      nonce,
      signal: request.signal,
      onError(error) {
        failed = 500
        console.error(error)
      },
    },
  )
  await stream.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(stream, { status: failed, headers })
}
