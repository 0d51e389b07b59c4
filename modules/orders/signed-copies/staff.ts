import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { signingRows } from '#modules/editorial/signings/signings.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { signedRows } from './signed.sql.ts'
import { type SignedCopies, signedCopyCalls } from './staff-contract.ts'

/** What is signed at an activity, for whom and how often. @throws NotFound */
export async function signedCopies(db: Db, activity: number, language: Language): Promise<SignedCopies> {
  const [[signing], rows] = await Promise.all([signingRows(db, [activity]), signedRows(db, activity)])
  if (!signing) throw new NotFound('agenda.unknown')
  const { titles, on, cancelled } = signing
  return {
    activity,
    title: titles[language] || titles.es,
    on,
    cancelled,
    copies: rows.reduce((all, { quantity }) => all + quantity, 0),
    items: rows.map((row) => ({ ...row })),
  }
}

/** Copies that authors sign to order, activity by activity. */
export function signedCopyStaffRoutes(call: StaffCalls) {
  call(signedCopyCalls, 'GET /agenda/:activity/signed-copies/', {
    action: 'agenda.registrations',
    summary: 'Copies that are signed there to order: title, dedication, for whom, how many',
    subject: ({ params }) => `activity ${params.activity}`,
    run: ({ db, params, language }) => signedCopies(db, params.activity, language),
  })
}
