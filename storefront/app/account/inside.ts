import type { Session } from '#modules/people/customers/contract.ts'
import { type Failure, isFailure } from '../api/failure.ts'
import type { VisitHandler } from '../visit/handlers.ts'
import { refusedInside, toLogin } from '../visit/refused.ts'
import type { Visit } from '../visit/visit.ts'
import { type Insider, insiderOf } from './account-frame.tsx'

/** What a page of the private area shows. */
export interface Inside<T> {
  /** Rendered for a browser whose storage only its scripts can read. */
  blind: boolean
  insider: Insider | null
  /** Null when it could not be had. */
  content: T | null
}

type Load<T> = (visit: Visit, args: Parameters<VisitHandler<unknown>>[1], user: Session) => Promise<T | Failure | Response>

/**
 * Loads a page of the private area for a customer (U-17): visitors and guests go to the login page and come back; whoever may not
 * see it gets the page that says so (U-34).
 */
export const inside =
  <T>(load: Load<T>): VisitHandler<Inside<T> | Response> =>
  async (visit, args) => {
    if (visit.blind && !visit.scripted) return { blind: true, insider: null, content: null }
    const user = visit.user()
    if (!user || user.kind === 'guest') return toLogin(visit, args.request)
    const content = await load(visit, args, user)
    if (content instanceof Response) return content
    if (!isFailure(content)) return { blind: false, insider: insiderOf(visit.user() ?? user), content }
    return refusedInside(visit, args.request, content) ?? { blind: false, insider: insiderOf(user), content: null }
  }
