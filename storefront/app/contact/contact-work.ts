import { redirect } from 'react-router'
import type { CodeChallenge } from '#modules/platform/captcha/contract.ts'
import { pathTo } from '#screens/addresses.ts'
import { isFailure } from '../api/failure.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { captchaIn, questionInWords } from '../visit/person-work.ts'

/** What came of a message: what the shop answered, else the form again, with a question in words where no script could answer. */
export type ContactAnswer = { message: string } | { outcome: FormOutcome; question: CodeChallenge | null }

/** Where a message that arrived leads; libraries and companies stay on their page (T-18, T-19, T-21). */
const thanks = { general: 'contact-thanks', service: 'customer-service-thanks', job: 'job-thanks' } as const
const leadsOn = (subject: string): subject is keyof typeof thanks => Object.hasOwn(thanks, subject)

/** Sends what a visitor wrote (L-18, T-14 to T-21). The page itself is everybody's, so a visitor without scripts is asked the question here. */
export const sendMessage: VisitHandler<ContactAnswer | Response> = async (visit, { request }) => {
  const form = await request.formData()
  const typed = (name: string) => String(form.get(name) ?? '')
  const subject = typed('subject')
  const answer = await visit.call<{ detail: string }>('POST', '/contact/', {
    subject,
    kind: typed('kind'),
    name: typed('name'),
    institution: typed('institution'),
    email: typed('email'),
    phone: typed('phone'),
    message: typed('message'),
    training: typed('training'),
    experience: typed('experience'),
    knowledge: typed('knowledge'),
    website: typed('website'),
    privacy_accepted: form.has('privacy_accepted'),
    captcha: captchaIn(form),
    key: typed('key') || undefined,
  })
  if (!isFailure(answer))
    return leadsOn(subject) ? redirect(pathTo(thanks[subject], visit.language), 303) : { message: answer.detail }
  if (!form.get('key')) form.set('key', crypto.randomUUID())
  const question = visit.scripted ? null : ((await questionInWords(visit)) ?? null)
  return { outcome: outcomeOf(answer, form), question }
}
