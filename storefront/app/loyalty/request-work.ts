import { redirect } from 'react-router'
import type { CodeChallenge } from '#modules/platform/captcha/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { isFailure } from '../api/failure.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { captchaIn, questionInWords } from '../visit/person-work.ts'
import { signedBy } from '../visit/visit.ts'

const texts = [
  'name',
  'surnames',
  'tax_id',
  'phone',
  'email',
  'address',
  'city',
  'postcode',
  'birth_date',
  'sector',
  'observations',
  'pickup_store',
] as const

export interface RequestAnswer {
  outcome: FormOutcome
  /** In words, where no script could answer. */
  question: CodeChallenge | null
}

/** Sends a card request; one that was taken leads to the thank-you page (M-12). */
export const requestCard: VisitHandler<RequestAnswer | Response> = async (visit, { request }) => {
  const form = await request.formData()
  const typed = (name: string) => String(form.get(name) ?? '')
  const answer = await visit.call<{ detail: string }>('POST', '/loyalty/card/request/', {
    ...signedBy(visit),
    ...Object.fromEntries(texts.map((name) => [name, typed(name)])),
    info_opt_in: form.has('info_opt_in'),
    data_protection: form.has('data_protection'),
    captcha: captchaIn(form),
  })
  if (!isFailure(answer)) return redirect(pathTo('loyalty-card-thanks', visit.language), 303)
  const question = visit.scripted ? null : ((await questionInWords(visit)) ?? null)
  return { outcome: outcomeOf(answer, form), question }
}
