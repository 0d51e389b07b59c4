import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
} from 'react-router'
import { LoginFailed } from '../api/transport.ts'
import type { Desk } from './desk.ts'

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
    const [{ browserDesk }, { ready }] = await Promise.all([import('./browser-desk.ts'), import('./visitor.tsx')])
    await ready()
    return work(browserDesk(), args).catch((error: unknown) => {
      if (error instanceof LoginFailed) return work(browserDesk(), args)
      throw error
    })
  }
