import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { languages } from '#kernel/language.ts'
import { isLarge, type Right } from '#modules/people/access/large-bodies.ts'
import { pathTo } from '#screens/addresses.ts'
import type { ScreenKey } from '#screens/table.ts'
import { formLimit, PageError } from './page-requests.ts'
import { takeSession } from './session-cookie.ts'

/** Screens whose form takes a file of 5 MB, with some room for a file that is a little larger to be answered in words. */
const takingFiles = ['private-paste', 'private-order-by-email'] as const satisfies readonly ScreenKey[]
type TakingFiles = (typeof takingFiles)[number]
const fileFormLimit = 12 * 1024 * 1024

export interface PageBounds {
  /** Who may send a file to a screen that takes one. */
  mayTakeFile: Record<TakingFiles, Right>
  /** Pages made for one address in a minute; those kept for everybody cost next to nothing and are not counted. */
  perMinute: number
}

/** Reads a form as large as a file for those alone who may send one, by the session in their cookie. */
const fileForm = (right: Right) => async (request: FastifyRequest) => {
  if (!isLarge(request, formLimit)) return
  const { id, token } = takeSession(request.headers.cookie) ?? { id: '', token: '' }
  await right({ id, token }, new Date()).catch(() => {
    throw new PageError(403)
  })
}

export const pageLimit = (perMinute: number) => ({
  max: perMinute,
  timeWindow: 60_000,
  errorResponseBuilder: () => new PageError(429),
})

/** The addresses of pages, and how much one visitor may ask of them and send to them. */
export function takePages(app: FastifyInstance, answer: RouteHandlerMethod, { perMinute, mayTakeFile }: PageBounds) {
  const config = { rateLimit: pageLimit(perMinute) }
  app.all('/*', { bodyLimit: formLimit, config }, answer)
  for (const key of takingFiles)
    for (const language of languages)
      app.post(pathTo(key, language), { bodyLimit: fileFormLimit, config, preParsing: fileForm(mayTakeFile[key]) }, answer)
}
