import { isFailure } from '../api/failure.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { outcomeForPerson, sendAsPerson } from '../visit/person-work.ts'
import { signedBy } from '../visit/visit.ts'

/** What the shop answered, to be shown as it is. */
export type NoticeAnswer = { message: string } | FormOutcome

/** Asks to hear when a product is back. */
export const askForNotice: VisitHandler<NoticeAnswer> = async (visit, { request }) => {
  const form = await request.formData()
  const body = {
    ...signedBy(visit),
    product: String(form.get('product') ?? ''),
    awaits: form.get('awaits') === 'volume' ? 'volume' : 'stock',
    email: String(form.get('email') ?? ''),
    privacy_accepted: form.has('privacy_accepted'),
  }
  const answer = await sendAsPerson(visit, form, (captcha) =>
    visit.call<{ detail: string }>('POST', '/stock-notice/', { ...body, captcha }),
  )
  return isFailure(answer) ? outcomeForPerson(visit, answer, form) : { message: answer.detail }
}

/** Confirms a wish, or takes it back, with the key of the letter. */
export const answerNotice: VisitHandler<NoticeAnswer> = async (visit, { request, params }) => {
  const form = await request.formData()
  const what = form.get('do') === 'stop' ? 'stop' : 'confirm'
  const answer = await visit.call<{ detail: string }>('POST', `/stock-notice/${what}/`, { key: params['key'] ?? '' })
  return isFailure(answer) ? outcomeOf(answer, form) : { message: answer.detail }
}
