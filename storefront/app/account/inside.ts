import type { Session } from '#modules/people/customers/contract.ts'
import { type Failure, isFailure } from '../api/failure.ts'
import type { Desk } from '../visit/desk.ts'
import { refusedInside, toLogin } from '../visit/refused.ts'
import type { Work } from '../visit/work.ts'
import { type Insider, insiderOf } from './account-frame.tsx'

/** What a page of the private area shows. */
export interface Inside<T> {
  /** Rendered for a browser whose storage only its scripts can read. */
  blind: boolean
  insider: Insider | null
  /** Null when it could not be had. */
  content: T | null
}

type Load<T> = (desk: Desk, args: Parameters<Work<unknown>>[1], user: Session) => Promise<T | Failure | Response>

/**
 * Loads a page of the private area for a customer (U-17): visitors and guests go to the login page and come back; whoever may not
 * see it gets the page that says so (U-34).
 */
export const inside =
  <T>(load: Load<T>): Work<Inside<T> | Response> =>
  async (desk, args) => {
    if (desk.blind && !desk.scripted) return { blind: true, insider: null, content: null }
    const user = desk.user()
    if (!user || user.kind === 'guest') return toLogin(desk, args.request)
    const content = await load(desk, args, user)
    if (content instanceof Response) return content
    if (!isFailure(content)) return { blind: false, insider: insiderOf(desk.user() ?? user), content }
    return refusedInside(desk, args.request, content) ?? { blind: false, insider: insiderOf(user), content: null }
  }
