import { InvalidFields } from '#kernel/errors.ts'
import { giveAttemptBack, takeAttempt } from '#modules/people/access/attempts.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { handled } from '#modules/people/staff/users.ts'
import type { AccessDeps } from './deps.ts'
import { limitFactors } from './limits.ts'
import { accessOf, dropFactors, passkeyAdded, removePasskey, removeTotp, renewRecoveryCodes, totpShown } from './own-factors.ts'
import { keepPasskey, offerPasskey } from './passkeys.ts'
import { accessCalls } from './staff-contract.ts'
import { offerTotp, takeTotpCode } from './totp.ts'

const done = { done: true } as const

/** Second factors: set up and given up by their owner, dropped by who looks after the staff. */
export function factorStaffRoutes(call: StaffCalls, deps: AccessDeps) {
  const { secret: key } = deps
  call(accessCalls, 'GET /me/access/', {
    action: 'account.read',
    summary: 'What I sign in with',
    run: ({ db, staff }) => accessOf(db, staff, deps),
  })
  call(accessCalls, 'POST /me/totp/', {
    action: 'account.secure',
    summary: 'A secret for an app that shows codes; a first code confirms it. Needs a login of the last ten minutes',
    run: ({ db, staff }) => offerTotp(db, staff, deps),
  })
  call(accessCalls, 'POST /me/totp/confirm/', {
    action: 'account.secure',
    summary: 'The first code of the app; answers codes for paper',
    first: async ({ db, staff, body, now }) => {
      await takeAttempt(db, limitFactors, String(staff.id), now)
      if (!(await takeTotpCode(db, staff.id, body.factor_code.replaceAll(' ', ''), { now, key, confirmed: false })))
        throw new InvalidFields({ factor_code: 'staff.factor_wrong' })
      await giveAttemptBack(db, limitFactors, String(staff.id))
    },
    run: async ({ db, staff, now }) => ({ recovery_codes: await totpShown(db, staff, { ...deps, now }) }),
  })
  call(accessCalls, 'DELETE /me/totp/', {
    action: 'account.secure',
    summary: 'Do without the app',
    run: async ({ db, staff, now }) => {
      await removeTotp(db, staff, { ...deps, now })
      return done
    },
  })
  call(accessCalls, 'POST /me/recovery-codes/', {
    action: 'account.secure',
    summary: 'Ten new codes for paper; those before are worth nothing',
    run: async ({ db, staff, now }) => ({ recovery_codes: await renewRecoveryCodes(db, staff, { ...deps, now }) }),
  })
  call(accessCalls, 'POST /me/passkeys/options/', {
    action: 'account.secure',
    summary: 'What a browser needs to make a passkey',
    run: ({ db, staff, now }) => offerPasskey(db, staff, { ...deps, now }),
  })
  call(accessCalls, 'POST /me/passkeys/', {
    action: 'account.secure',
    summary: 'Keep a passkey; answers codes for paper with the first factor',
    run: async ({ db, staff, body, now }) => {
      await keepPasskey(db, staff, body, { ...deps, now })
      return { recovery_codes: await passkeyAdded(db, staff, { ...deps, now }) }
    },
  })
  call(accessCalls, 'DELETE /me/passkeys/:passkey/', {
    action: 'account.secure',
    summary: 'Give a passkey up',
    run: async ({ db, staff, params, now }) => {
      await removePasskey(db, staff, params.passkey, { ...deps, now })
      return done
    },
  })
  call(accessCalls, 'DELETE /users/:id/factors/', {
    action: 'staff.secure',
    summary: 'A colleague lost their telephone: factors, PIN, badge and sessions go. Needs a login of the last ten minutes',
    subject: ({ params }) => `staff ${params.id}`,
    run: async ({ db, staff, params, now }) => {
      await dropFactors(db, params.id, { ...deps, now })
      await handled(db, params.id, staff, now)
      return done
    },
  })
}
