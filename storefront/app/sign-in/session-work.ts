import { redirect } from 'react-router'
import type { ReminderOffer } from '#modules/buying/cart-reminders/contract.ts'
import type { ShippingOptions } from '#modules/buying/shipping/contract.ts'
import type { Session } from '#modules/people/customers/contract.ts'
import type { CodeChallenge } from '#modules/platform/captcha/contract.ts'
import { matchPath, pathTo } from '#screens/addresses.ts'
import type { Area } from '#screens/screen.ts'
import { screens } from '#screens/table.ts'
import { isFailure } from '../api/failure.ts'
import { stepTo } from '../site/shop-here.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { outcomeForPerson, questionInWords, sendAsPerson, sendWhereAsked } from '../visit/person-work.ts'
import { cartForForm, signedBy, type Visit } from '../visit/visit.ts'

export type SessionOutcome = FormOutcome | Response

/** Only a page of this shop may be returned to (U-04). */
export function innerTarget(to: string | null): string | null {
  const here = 'http://shop.invalid'
  if (!to?.startsWith('/') || !URL.canParse(to, here)) return null
  // Read as a browser reads it: line breaks fall away, backslashes are slashes.
  const { origin, pathname, search, hash } = new URL(to, here)
  return origin === here && matchPath(pathname) ? pathname + search + hash : null
}

/** Where a visitor goes after signing in: on with the purchase, back to where they came from, else to their orders. */
function afterSignIn(visit: Visit, request: Request): string {
  const url = new URL(request.url)
  const step = matchPath(url.pathname)
  if (step && screens[step.key].area === 'purchase') return stepTo('basket-buy', visit)
  return innerTarget(url.searchParams.get('to')) ?? pathTo('private-orders', visit.language)
}

/** Keeps the user and clears the stored cart id: the server has joined the carts, the user's own is recovered (K-18, K-19, U-03). */
async function enter(visit: Visit, session: Session, request: Request): Promise<Response> {
  visit.keepUser(session)
  visit.forgetCart()
  await cartForForm(visit)
  return redirect(afterSignIn(visit, request), 303)
}

const texts = (form: FormData) => Object.fromEntries([...form].map(([name, value]) => [name, String(value)]))

export const signIn: VisitHandler<SessionOutcome> = async (visit, { request }) => {
  const form = await request.formData()
  const { email = '', password = '' } = texts(form)
  const answer = await sendWhereAsked(visit, form, (captcha) =>
    visit.call<Session>('POST', '/customer/login/', { email, password, cart_id: visit.cartId() ?? '', captcha }),
  )
  if (!isFailure(answer)) return enter(visit, answer, request)
  return 'captcha' in answer.fields ? outcomeForPerson(visit, answer, form) : outcomeOf(answer, form)
}

export const register: VisitHandler<SessionOutcome> = async (visit, { request }) => {
  const form = await request.formData()
  const fields = texts(form)
  const answer = await sendAsPerson(visit, form, (captcha) =>
    visit.call<Session>('POST', '/customer/register/', {
      ...fields,
      opener: visit.opener(),
      privacy: form.has('privacy'),
      newsletter: form.has('newsletter'),
      cart_id: visit.cartId() ?? '',
      captcha,
    }),
  )
  return isFailure(answer) ? outcomeForPerson(visit, answer, form) : enter(visit, answer, request)
}

/** What the form of registering needs. */
export interface RegisterPage {
  /** Countries to choose from; Spain alone while the list cannot be had. */
  countries: string[]
  /** Asked at once where no scripts run: a form that came back would have lost its passwords. */
  question: CodeChallenge | null
}

export async function registerPage(visit: Visit): Promise<RegisterPage> {
  const [options, question] = await Promise.all([
    visit.read<ShippingOptions>('/shipping/options/'),
    visit.scripted ? null : questionInWords(visit),
  ])
  return { countries: options?.countries ?? ['ES'], question: question ?? null }
}

export const continueAsGuest: VisitHandler<SessionOutcome> = async (visit, { request }) => {
  const form = await request.formData()
  const { email = '' } = texts(form)
  const body = { email, privacy: form.has('privacy'), cart_id: visit.cartId() ?? '' }
  const answer = await visit.call<Session>('POST', '/customer/guest/', body)
  if (isFailure(answer)) return outcomeOf(answer, form)
  const entered = await enter(visit, answer, request)
  // A wish beside the purchase: where it cannot be kept, the purchase goes on.
  if (form.has('reminder')) await visit.call('PUT', '/cart-reminder/wish/', { ...signedBy(visit), wanted: true })
  return entered
}

/** The login step of the basket has three doors; which one is said by the button pressed. */
export const enterByDoor: VisitHandler<SessionOutcome & { door?: string }> = async (visit, args) => {
  const form = await args.request.clone().formData()
  const door = String(form.get('intent'))
  const outcome = await (door === 'guest' ? continueAsGuest(visit, args) : signIn(visit, args))
  return outcome instanceof Response ? outcome : { ...outcome, door }
}

/** Signing out clears token and cart id (K-20, N-40). */
export const signOut: VisitHandler<Response> = async (visit) => {
  const user = visit.user()
  if (user) await visit.call('POST', '/customer/logout/', { id: user.id, token: user.token })
  visit.forgetUser()
  visit.forgetCart()
  return redirect(pathTo('home', visit.language), 303)
}

const customersOwn: readonly Area[] = ['account', 'desk']
/** What is a customer's alone, of the private area all but the orders: a guest on the way there signs in first. */
const forCustomers = (target: string) => {
  const screen = matchPath(target.replace(/[?#].*/, ''))
  return screen !== null && customersOwn.includes(screens[screen.key].area)
}

/** The step with the three doors; `reminds`: whether the shop reminds of baskets, for whoever wants it. */
export const atDoor: VisitHandler<{ reminds: boolean } | Response> = async (visit, args) => {
  const [signedIn, offer] = await Promise.all([whenAnonymous(visit, args), visit.read<ReminderOffer>('/cart-reminder/')])
  return signedIn ?? { reminds: offer?.offered ?? false }
}

/** Sends whoever is signed in on to where they wanted to go; the others see the form, and a guest who asks for an account. */
export const whenAnonymous: VisitHandler<null | Response> = async (visit, { request }) => {
  const user = visit.user()
  if (user?.kind === 'guest' && new URL(request.url).searchParams.has('account')) return null
  const target = afterSignIn(visit, request)
  return user && !(user.kind === 'guest' && forCustomers(target)) ? redirect(target) : null
}
