import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
} from 'react-router'
import { matchPath } from '#kernel/route-table.ts'
import { LoginFailed } from '../api/transport.ts'
import { isPrivateArea } from '../site/personal-screens.ts'
import { placeOf, sharedKey, stepTo } from '../site/place.ts'
import type { Desk } from './desk.ts'
import { loadPrivateArea } from './private-area.ts'

/** What a loader or action does at a desk; the same code serves both sides. */
export type Work<T> = (desk: Desk, args: { request: Request; params: Record<string, string | undefined> }) => Promise<T>

/** Runs it on the server, where the visit lives in cookies. */
export const onServer =
  <T>(work: Work<T>) =>
  async (args: LoaderFunctionArgs | ActionFunctionArgs) => {
    const { serverDesk } = await import('./server-desk.ts')
    const desk = serverDesk(args)
    const carry = (response: Response) => {
      for (const cookie of desk.cookies) response.headers.append('set-cookie', cookie)
      return response
    }
    try {
      const result = await work(desk, args)
      if (result instanceof Response) throw carry(result)
      return data(result, { headers: desk.cookies.map((cookie): [string, string] => ['set-cookie', cookie]) })
    } catch (thrown) {
      throw thrown instanceof Response && desk.cookies.length > 0 && !thrown.headers.has('set-cookie') ? carry(thrown) : thrown
    }
  }

/** Runs it in the browser, where the visit lives in storage. */
export const inBrowser =
  <T>(work: Work<T>) =>
  async (args: ClientLoaderFunctionArgs | ClientActionFunctionArgs) => {
    const here = matchPath(new URL(args.request.url).pathname)
    const [{ browserDesk }, { ready }] = await Promise.all([
      import('./browser-desk.ts'),
      import('./take-over.ts'),
      here && isPrivateArea(here.key) ? loadPrivateArea(here.language) : null,
    ])
    await ready()
    // What a form sent can be read once, and it is needed again when the session turns out to be over.
    const again = args.request.clone()
    return work(browserDesk(), args).catch((error: unknown) => {
      if (!(error instanceof LoginFailed)) throw error
      const login = stepOfLogin(again)
      if (login) throw login
      return work(browserDesk(), { ...args, request: again })
    })
  }

const stepsOfTheCart: readonly string[] = ['basket', 'basket-cart', 'basket-buy']

/** In the basket a session that is over leads to the login step, which says so; the cart waits there for its owner (K-21, E-08). */
function stepOfLogin({ url }: Request): Response | null {
  const here = matchPath(new URL(url).pathname)
  return here && stepsOfTheCart.includes(sharedKey(here.key))
    ? redirect(`${stepTo('basket-login', { place: placeOf(new URL(url).pathname), language: here.language })}?ended`, 303)
    : null
}
