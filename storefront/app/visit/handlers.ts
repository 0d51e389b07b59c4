import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from 'react-router'
import { matchPath } from '#screens/addresses.ts'
import { isPrivateArea } from '#screens/audience.ts'
import { LoginFailed } from '../api/transport.ts'
import { stepTo } from '../site/shop-here.ts'
import { loadPrivateArea } from './private-area.ts'
import { isRead } from './reads.ts'
import { CartUnread, type Visit } from './visit.ts'

/** What a loader or an action does for a visit; the same code runs on the server and in the browser. */
export type VisitHandler<T> = (visit: Visit, args: { request: Request; params: Record<string, string | undefined> }) => Promise<T>

/** The visit as a request may use it: whoever only looks at a page changes nothing, so its loader makes no call that writes. */
export function changingBy<V extends Visit>({ method, url }: Request, visit: V): V {
  if (method !== 'GET') return visit
  return {
    ...visit,
    call: (by, path, body) => {
      if (by === 'POST' && isRead(path)) return visit.call(by, path, body)
      throw new Error(`The loader of ${new URL(url).pathname} asks for a change: ${by} ${path}`)
    },
  }
}

/** Runs it on the server, where the visit lives in cookies. */
export const serverHandler =
  <T>(handle: VisitHandler<T>) =>
  async (args: LoaderFunctionArgs | ActionFunctionArgs) => {
    const { serverVisit } = await import('./server-visit.ts')
    const visit = serverVisit(args)
    const carry = (response: Response) => {
      for (const cookie of visit.cookies) response.headers.append('set-cookie', cookie)
      return response
    }
    try {
      const result = await handle(changingBy(args.request, visit), args)
      if (result instanceof Response) throw carry(result)
      return data(result, { headers: visit.cookies.map((cookie): [string, string] => ['set-cookie', cookie]) })
    } catch (error) {
      const thrown = error instanceof CartUnread ? new Response(null, { status: 503 }) : error
      throw thrown instanceof Response && visit.cookies.length > 0 && !thrown.headers.has('set-cookie') ? carry(thrown) : thrown
    }
  }

/** Runs it in the browser, where the visit lives in storage. */
export const browserHandler =
  <T>(handle: VisitHandler<T>) =>
  async (args: ClientLoaderFunctionArgs | ClientActionFunctionArgs) => {
    const here = matchPath(new URL(args.request.url).pathname)
    const [{ browserVisit }] = await Promise.all([
      import('./browser-visit.ts'),
      here && isPrivateArea(here.key) ? loadPrivateArea(here.language) : null,
    ])
    const stored = await browserVisit()
    // What a form sent can be read once, and it is needed again when the session turns out to be over.
    const again = args.request.clone()
    const visit = changingBy(args.request, stored)
    const answered = handle(visit, args).catch((error: unknown) => {
      if (!(error instanceof LoginFailed)) throw error
      const login = stepOfLogin(again)
      if (login) throw login
      return handle(visit, { ...args, request: again })
    })
    const result = await answered
    // A page that is read anew while the line is cut gives way to one that failed, and what was typed is gone.
    return args.request.method !== 'GET' && stored.unanswered && !(result instanceof Response)
      ? data(result, { status: 503 })
      : result
  }

const stepsOfTheCart: readonly string[] = ['basket', 'basket-cart', 'basket-buy']

/** In the basket a session that is over leads to the login step, which says so; the cart waits there for its owner (K-21, E-08). */
function stepOfLogin({ url }: Request): Response | null {
  const here = matchPath(new URL(url).pathname)
  return here && stepsOfTheCart.includes(here.key)
    ? redirect(`${stepTo('basket-login', { inShop: here.shop, language: here.language })}?ended`, 303)
    : null
}
