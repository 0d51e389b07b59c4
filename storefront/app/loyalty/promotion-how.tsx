import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { PromotionDetail } from '#modules/buying/partners/contract.ts'
import { Submit } from '../ui/form.tsx'
import { useAnswer } from '../visit/use-answer.ts'
import { useLoyalty } from './loyalty-words.ts'
import type { VoucherAnswer } from './voucher-work.ts'

/** How a promotion is used: the shop's own applies by itself, a partner's with the card or with a code (M-17). */
export function How({ promotion }: { promotion: PromotionDetail }) {
  const loyalty = useLoyalty()
  const steps = promotion.partner ? (promotion.has_voucher ? loyalty.howCode : loyalty.howDoor) : loyalty.howOurs
  return (
    <>
      <h2>{loyalty.how}</h2>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {promotion.partner && promotion.has_voucher && <Code />}
    </>
  )
}

/** The code, told to who signed in. */
function Code() {
  const loyalty = useLoyalty()
  const answer = useAnswer<VoucherAnswer>()
  let body: ReactNode
  if (answer && 'voucher' in answer)
    body = (
      <p className="message message-good" role="status">
        {loyalty.voucherShown({ voucher: answer.voucher })}
      </p>
    )
  else
    body = (
      <Form method="post" preventScrollReset className="promotion-code">
        {answer?.failed && (
          <p className="message message-error" role="alert">
            {answer.failed}
          </p>
        )}
        <p>{loyalty.voucherText}</p>
        <Submit>{loyalty.showVoucher}</Submit>
      </Form>
    )
  return (
    <section id="voucher">
      <h2>{loyalty.voucher}</h2>
      {body}
    </section>
  )
}
