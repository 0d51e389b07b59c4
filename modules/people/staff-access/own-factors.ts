import type { Tx } from '#kernel/db.ts'
import { InvalidFields, NotFound, Refused } from '#kernel/errors.ts'
import { endSessionsOf, factorSetUp, type Staff } from '#modules/people/staff/sessions.ts'
import { lockColleague } from '#modules/people/staff/users.ts'
import { queueEmail } from '#modules/platform/mail/outbox.ts'
import type { AccessDeps } from './deps.ts'
import { noticeEmail } from './emails.ts'
import { confirmTotp, deleteRecoveryCodes, deleteTotp, factorsOf } from './factors.sql.ts'
import { deletePasskey, deletePasskeysOf, passkeysOf } from './passkeys.sql.ts'
import { deleteBadge, deletePin } from './pins.sql.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import type { Access } from './staff-contract.ts'

type Deps = AccessDeps & { now: Date }

const demands = ({ roles }: Pick<Staff, 'roles'>, { factorRoles }: AccessDeps) => roles.some((role) => factorRoles.includes(role))

/** What somebody has set up to sign in with. */
export async function accessOf(tx: Tx, staff: Staff, deps: AccessDeps): Promise<Access> {
  const { totp, recovery_left, pin, pin_locked: pin_closed, badge } = await factorsOf(tx, staff.id)
  const passkeys = (await passkeysOf(tx, staff.id)).map(({ id, name, made_at, used_at }) => ({
    id,
    name,
    made_at: made_at.toISOString(),
    used_at: used_at?.toISOString() ?? null,
  }))
  return { totp, recovery_left, passkeys, pin, pin_closed, badge, factor_demanded: demands(staff, deps) }
}

/** A factor was added: what waited for one goes on, codes for paper are made with the first, and its owner is told. */
async function added(tx: Tx, staff: Staff, deps: Deps): Promise<string[] | null> {
  await factorSetUp(tx, staff.id)
  const row = await lockColleague(tx, staff.id)
  if (row) await queueEmail(tx, row.email, noticeEmail(deps, row, { kind: 'factor_added', at: deps.now }))
  return (await factorsOf(tx, staff.id)).recovery_left > 0 ? null : newRecoveryCodes(tx, staff.id, deps.secret)
}
export const passkeyAdded = added

/** The first code showed that the app has the secret. @returns new codes for paper. */
export async function totpShown(tx: Tx, staff: Staff, deps: Deps): Promise<string[]> {
  if ((await confirmTotp(tx, staff.id, deps.now)).count === 0) throw new InvalidFields({ factor_code: 'staff.factor_wrong' })
  return (await added(tx, staff, deps)) ?? newRecoveryCodes(tx, staff.id, deps.secret)
}

async function removed(tx: Tx, staffId: number, deps: Deps): Promise<void> {
  const row = await lockColleague(tx, staffId)
  if (row) await queueEmail(tx, row.email, noticeEmail(deps, row, { kind: 'factor_removed', at: deps.now }))
}

/** @throws Refused 'staff.factor_demanded' when nothing were left that their roles demand. */
async function mayRemove(tx: Tx, staff: Staff, deps: Deps): Promise<void> {
  await lockColleague(tx, staff.id)
  const { totp, passkeys } = await factorsOf(tx, staff.id)
  if (demands(staff, deps) && passkeys + Number(totp) <= 1) throw new Refused('staff.factor_demanded')
}

async function afterRemoval(tx: Tx, staff: Staff, deps: Deps): Promise<void> {
  const { totp, passkeys } = await factorsOf(tx, staff.id)
  if (!totp && passkeys === 0) await deleteRecoveryCodes(tx, staff.id)
  await removed(tx, staff.id, deps)
}

export async function removeTotp(tx: Tx, staff: Staff, deps: Deps): Promise<void> {
  if (!(await factorsOf(tx, staff.id)).totp) throw new NotFound('staff.factor_unknown')
  await mayRemove(tx, staff, deps)
  await deleteTotp(tx, staff.id)
  await afterRemoval(tx, staff, deps)
}

export async function removePasskey(tx: Tx, staff: Staff, id: number, deps: Deps): Promise<void> {
  await mayRemove(tx, staff, deps)
  if (!(await deletePasskey(tx, staff.id, id))) throw new NotFound('staff.factor_unknown')
  await afterRemoval(tx, staff, deps)
}

/** New codes for paper, for who has a factor that they stand in for. @throws Refused 'staff.factor_first' */
export async function renewRecoveryCodes(tx: Tx, staff: Staff, deps: Deps): Promise<string[]> {
  const { totp, passkeys } = await factorsOf(tx, staff.id)
  if (!totp && passkeys === 0) throw new Refused('staff.factor_first')
  return newRecoveryCodes(tx, staff.id, deps.secret)
}

/** Whatever somebody proves beside the password goes, and so does whatever is open in their name. */
export async function forgetFactors(tx: Tx, staffId: number): Promise<void> {
  await deleteTotp(tx, staffId)
  await deletePasskeysOf(tx, staffId)
  await deleteRecoveryCodes(tx, staffId)
  await deletePin(tx, staffId)
  await deleteBadge(tx, staffId)
  await endSessionsOf(tx, staffId)
}

/** A colleague lost what they sign in with; they are told that it was dropped. @throws NotFound */
export async function dropFactors(tx: Tx, staffId: number, deps: Deps): Promise<void> {
  if (!(await lockColleague(tx, staffId))) throw new NotFound('staff.unknown')
  await forgetFactors(tx, staffId)
  await removed(tx, staffId, deps)
}
