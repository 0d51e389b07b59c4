import { type CodeChallenge, codePayload } from '#modules/captcha/contract.ts'
import { isFailure } from '../api/transport.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { Work } from '../visit/work.ts'

/** What came of a message: what the shop answered, else the form again, with a question in words where no script could answer. */
export type ContactAnswer = { said: string } | { outcome: FormOutcome; question: CodeChallenge | null }

/** Sends what a visitor wrote (L-18). The page itself is everybody's, so a visitor without scripts is asked the question here. */
export const sendMessage: Work<ContactAnswer> = async (desk, { request }) => {
  const form = await request.formData()
  const typed = (name: string) => String(form.get(name) ?? '')
  const asked = typed('captcha_question')
  const answer = await desk.call<{ detail: string }>('POST', '/contact/', {
    subject: typed('subject'),
    kind: typed('kind'),
    name: typed('name'),
    institution: typed('institution'),
    email: typed('email'),
    phone: typed('phone'),
    message: typed('message'),
    privacy_accepted: form.has('privacy_accepted'),
    captcha: typed('captcha') || (asked ? codePayload(asked, typed('captcha_answer')) : ''),
  })
  if (!isFailure(answer)) return { said: answer.detail }
  const question = desk.scripted ? null : ((await desk.read<CodeChallenge>('/captcha/', { kind: 'code' })) ?? null)
  return { outcome: outcomeOf(answer, form, ''), question }
}
