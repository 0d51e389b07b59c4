import { redirect, redirectDocument } from 'react-router'
import type { z } from 'zod'
import type { AcceptedQuote, OwnQuotes, ShownQuote } from '#modules/buying/quotes/contract.ts'
import { type Insider, insiderOf } from '../account/account-frame.tsx'
import { inside } from '../account/inside.ts'
import { isFailure } from '../api/failure.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { signInAgain, toLogin } from '../visit/refused.ts'
import { signedBy } from '../visit/visit.ts'

/** The quotes of an account. */
export const loadQuotes = inside<OwnQuotes>((visit) => visit.call<OwnQuotes>('POST', '/quotes/', signedBy(visit)))

export interface QuotePage {
  blind: boolean
  quote: ShownQuote | null
  insider: Insider | null
}

const keyIn = (request: Request) => new URL(request.url).searchParams.get('key') ?? ''

/** One quote, for its account or whoever holds the link of its e-mail. @throws Response 404 alike for unknown and foreign ones. */
export const loadQuote: VisitHandler<QuotePage | Response> = async (visit, { request, params }) => {
  const key = keyIn(request)
  if (visit.blind && !visit.scripted && !key) return { blind: true, quote: null, insider: null }
  const user = visit.user()
  if (!user && !key) return toLogin(visit, request)
  const quote = await visit.call<ShownQuote>('POST', '/quote/', { ...signedBy(visit), number: params['number'] ?? '', key })
  if (isFailure(quote)) {
    if (quote.code === 'login_failed') return signInAgain(visit, request)
    throw new Response(null, { status: quote.original_status ?? 503 })
  }
  return { blind: false, quote, insider: user && insiderOf(user) }
}

/** Accepted, or declined with a reason; what is accepted may go on to be paid. */
export const answerQuote: VisitHandler<FormOutcome | Response> = async (visit, { request, params }) => {
  const form = await request.formData()
  const at = { ...signedBy(visit), number: params['number'] ?? '', key: keyIn(request) }
  const here = new URL(request.url)
  const again = `${here.pathname}${here.search}`
  if (form.get('intent') === 'decline') {
    const said = await visit.call<ShownQuote>('POST', '/quote/decline/', { ...at, reason: String(form.get('reason') ?? '') })
    return isFailure(said) ? outcomeOf(said, form) : redirect(again, 303)
  }
  const expected_total = Number(form.get('expected_total'))
  const accepted = await visit.call<z.output<typeof AcceptedQuote>>('POST', '/quote/accept/', { ...at, expected_total })
  if (isFailure(accepted)) return outcomeOf(accepted, form)
  return accepted.pay ? redirectDocument(accepted.pay) : redirect(again, 303)
}
