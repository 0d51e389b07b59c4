import type { z } from 'zod'
import type { Voucher } from '#modules/buying/partners/contract.ts'
import { isFailure } from '../api/failure.ts'
import type { VisitHandler } from '../visit/handlers.ts'
import { refusedInside, toLogin } from '../visit/refused.ts'
import { signedBy } from '../visit/visit.ts'

export type VoucherAnswer = { voucher: string } | { failed: string | null }

/** Tells the code of a promotion to whoever signed in; everybody else signs in first and comes back (M-17). */
export const showVoucher: VisitHandler<VoucherAnswer | Response> = async (visit, { request, params }) => {
  const user = visit.user()
  if (!user || user.kind === 'guest') return toLogin(visit, request)
  const address = `/promotions/${params['id']}/voucher/`
  const answer = await visit.call<z.output<typeof Voucher>>('POST', address, signedBy(visit))
  if (!isFailure(answer)) return answer
  return (answer.original_status === 404 ? null : refusedInside(visit, request, answer)) ?? { failed: answer.detail ?? null }
}
