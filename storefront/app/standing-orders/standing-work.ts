import { redirect } from 'react-router'
import { figureSent } from '#kernel/read-figures.ts'
import type {
  StandingDecided,
  StandingDetail,
  StandingList,
  StandingParts,
  StandingPreview,
  StandingSaved,
} from '#modules/libraries/standing-orders/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { inside } from '../account/inside.ts'
import { isFailure } from '../api/failure.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { refusedInside } from '../visit/refused.ts'
import { signedBy } from '../visit/visit.ts'

/** What was typed, so that a form refused or looked through without scripts loses nothing. */
export type Typed = StandingParts

export type StandingOutcome =
  | { kind: 'refused'; outcome: FormOutcome; typed: Typed | null }
  | { kind: 'preview'; preview: StandingPreview; typed: Typed }
  | { kind: 'saved'; sentence: string }
  | { kind: 'decided'; decided: StandingDecided }

/** What is no amount goes as it was typed, so that the answer stands beside its field. */
const amount = (text: string): number | null => (text.trim() === '' ? null : figureSent(text))

/** Parts of the sentence from a form. */
export function partsOf(form: FormData): Typed {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const all = (name: string) => form.getAll(name).map(String).filter(Boolean)
  const number = (name: string, fallback: number) => (text(name) === '' ? fallback : Number(text(name)))
  return {
    words: text('words'),
    categories: all('categories').map(Number),
    languages: all('languages'),
    formats: all('formats'),
    price_limit: amount(text('price_limit')),
    window_months: number('window_months', 6),
    copies: number('copies', 1),
    month_limit: amount(text('month_limit')),
    budget: text('budget') === '' ? null : Number(text('budget')),
    skip_editions: form.get('skip_editions') === 'true',
    active: form.get('paused') !== 'true',
  }
}

export const loadStandingOrders = inside<StandingList>((visit) =>
  visit.call<StandingList>('POST', '/standing-orders/', signedBy(visit)),
)

export const loadStandingOrder = inside<StandingDetail>((visit, { params }) =>
  visit.call<StandingDetail>('POST', '/standing-orders/show/', { ...signedBy(visit), standing: Number(params['id']) }),
)

const standingIn = (params: Record<string, string | undefined>): number | null => (params['id'] ? Number(params['id']) : null)

/** Looks a sentence through, keeps it, ends it, or decides on what was proposed. */
export const actOnStanding: VisitHandler<StandingOutcome | Response> = async (visit, { request, params }) => {
  const form = await request.formData()
  const intent = String(form.get('intent') ?? 'preview')
  const standing = standingIn(params)
  const signed = signedBy(visit)
  const refused = (answer: Parameters<typeof outcomeOf>[0], typed: Typed | null): StandingOutcome | Response =>
    refusedInside(visit, request, answer) ?? { kind: 'refused', outcome: outcomeOf(answer, form), typed }

  if (intent === 'end') {
    const answer = await visit.call<StandingList>('POST', '/standing-orders/end/', { ...signed, standing })
    return isFailure(answer) ? refused(answer, null) : redirect(pathTo('private-standing-orders', visit.language), 303)
  }
  if (intent === 'accept' || intent === 'refuse') {
    const chosen = form.getAll('product').map(Number)
    const answer = await visit.call<StandingDecided>('POST', '/standing-orders/decide/', {
      ...signed,
      standing,
      [intent]: chosen,
      note: String(form.get('note') ?? ''),
    })
    return isFailure(answer) ? refused(answer, null) : { kind: 'decided', decided: answer }
  }
  const typed = partsOf(form)
  if (intent === 'save') {
    const answer = await visit.call<StandingSaved>('POST', '/standing-orders/save/', { ...signed, standing, ...typed })
    if (isFailure(answer)) return refused(answer, typed)
    return standing === null
      ? redirect(pathTo('private-standing-order-detail', visit.language, { id: answer.standing }), 303)
      : { kind: 'saved', sentence: answer.sentence }
  }
  const preview = await visit.call<StandingPreview>('POST', '/standing-orders/preview/', { ...signed, standing, ...typed })
  return isFailure(preview) ? refused(preview, typed) : { kind: 'preview', preview, typed }
}
