import type { z } from 'zod'
import type { Voucher } from '#modules/buying/partners/contract.ts'
import { isFailure } from '../api/failure.ts'
import { signedBy } from '../visit/desk.ts'
import { refusedInside, toLogin } from '../visit/refused.ts'
import type { Work } from '../visit/work.ts'

export type VoucherAnswer = { voucher: string } | { failed: string | null }

/** Tells the code of a promotion to whoever signed in; everybody else signs in first and comes back (M-17). */
export const showVoucher: Work<VoucherAnswer | Response> = async (desk, { request, params }) => {
  const user = desk.user()
  if (!user || user.kind === 'guest') return toLogin(desk, request)
  const address = `/promotions/${params['id']}/voucher/`
  const answer = await desk.call<z.output<typeof Voucher>>('POST', address, signedBy(desk))
  if (!isFailure(answer)) return answer
  return (answer.original_status === 404 ? null : refusedInside(desk, request, answer)) ?? { failed: answer.detail ?? null }
}
