import type { BoughtGiftCard, GiftCardBalance } from '#modules/buying/gift-cards/contract.ts'
import type { CodeChallenge } from '#modules/platform/captcha/contract.ts'
import { isFailure } from '../api/failure.ts'
import { type PayOutcome, startPaying } from '../payment/pay-work.ts'
import { type FormOutcome, outcomeOf } from '../ui/form.tsx'
import type { VisitHandler } from '../visit/handlers.ts'
import { captchaIn, questionInWords } from '../visit/person-work.ts'
import { signedBy, type Visit } from '../visit/visit.ts'

/** What came of one of the two forms: a refusal beside its fields, a way to pay, or what is left on a card. */
export type GiftCardAnswer =
  | { of: 'buy'; outcome: FormOutcome; question: CodeChallenge | null }
  | { of: 'pay'; pay: PayOutcome }
  | { of: 'balance'; outcome: FormOutcome }
  | { of: 'balance'; found: GiftCardBalance }

/** Buys a card and goes on to pay it, or looks at one. Both are plain forms before scripts arrive. */
export const giftCardForms: VisitHandler<GiftCardAnswer | Response> = async (visit, { request }) => {
  const form = await request.formData()
  return form.get('intent') === 'balance' ? look(visit, form) : buy(visit, form)
}

async function look(visit: Visit, form: FormData): Promise<GiftCardAnswer> {
  const found = await visit.call<GiftCardBalance>('POST', '/gift-cards/balance/', {
    gift_card: String(form.get('gift_card') ?? ''),
  })
  if (!isFailure(found)) return { of: 'balance', found }
  const { detail, errors, values } = outcomeOf(found, form)
  return { of: 'balance', outcome: { detail: null, values, errors: { gift_card: errors['gift_card'] ?? detail ?? '' } } }
}

async function buy(visit: Visit, form: FormData): Promise<GiftCardAnswer | Response> {
  const typed = (name: string) => String(form.get(name) ?? '').trim()
  const bought = await visit.call<BoughtGiftCard>('POST', '/gift-cards/buy/', {
    ...signedBy(visit),
    amount: Number(typed('amount')),
    recipient_name: typed('recipient_name'),
    recipient_email: typed('recipient_email'),
    giver_name: typed('giver_name'),
    gift_message: typed('gift_message'),
    send_on: typed('send_on'),
    email: typed('email'),
    conditions: form.has('conditions'),
    captcha: captchaIn(form),
  })
  if (isFailure(bought)) {
    const question = visit.scripted ? null : ((await questionInWords(visit)) ?? null)
    return { of: 'buy', outcome: outcomeOf(bought, form), question }
  }
  const pay = await startPaying(visit, bought.number, { key: bought.key })
  return pay instanceof Response ? pay : { of: 'pay', pay }
}
