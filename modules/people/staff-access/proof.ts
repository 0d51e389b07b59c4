import type { Pool } from '#kernel/db.ts'
import { InvalidFields, Refused } from '#kernel/errors.ts'
import { giveAttemptBack, takeAttempt } from '#modules/people/access/attempts.ts'
import type { Proof } from './contract.ts'
import { limitFactors } from './limits.ts'
import { takePasskey } from './passkeys.ts'
import { spendRecoveryCode } from './recovery-codes.ts'
import { takeTotpCode } from './totp.ts'

interface Where {
  now: Date
  secret: string
  publicUrl: string
}

/**
 * Somebody shows a factor beside their password: counted before it is looked at, and used up by it.
 * @throws InvalidFields for what was typed; Refused for a passkey; ShopError too_many after ten wrong ones in an hour.
 */
export async function showFactor(db: Pool, staffId: number, proof: Proof, { now, secret: key, publicUrl }: Where): Promise<void> {
  if (proof.passkey !== undefined) {
    if ((await takePasskey(db, proof.passkey, { now, publicUrl })) !== staffId) throw new Refused('staff.passkey_wrong')
    return
  }
  await takeAttempt(db, limitFactors, String(staffId), now)
  const { factor_code: code, recovery_code: paper } = proof
  if (paper !== undefined) {
    if (!(await spendRecoveryCode(db, staffId, paper, { key, now })))
      throw new InvalidFields({ recovery_code: 'staff.recovery_wrong' })
  } else if (!(await takeTotpCode(db, staffId, (code ?? '').replaceAll(' ', ''), { now, key, confirmed: true })))
    throw new InvalidFields({ factor_code: 'staff.factor_wrong' })
  await giveAttemptBack(db, limitFactors, String(staffId))
}
