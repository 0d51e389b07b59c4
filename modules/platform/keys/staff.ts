import type { StaffCalls } from '#modules/people/staff/call.ts'
import { accessKey, endAccess, findKeys, makeKey } from './keys.ts'
import { keyCalls } from './staff-contract.ts'

/** Keys by which other programs ask the calls of the staff (docs/keys.md). */
export function keyStaffRoutes(call: StaffCalls) {
  call(keyCalls, 'GET /keys/', {
    action: 'program_key.read',
    summary: 'Keys of other programs: what each opens, until when, and when it was used last',
    run: ({ db, query, now }) => findKeys(db, query, now),
  })
  call(keyCalls, 'GET /keys/:access/', {
    action: 'program_key.read',
    summary: 'One of them',
    run: ({ db, params, now }) => accessKey(db, params.access, now),
  })
  call(keyCalls, 'POST /keys/', {
    action: 'program_key.make',
    summary: 'A new key; it is answered once. Needs a login of the last ten minutes',
    subject: ({ body }) => `key ${body.name}`,
    run: ({ db, body, staff, now }) => makeKey(db, body, { by: staff.id, now }),
  })
  call(keyCalls, 'POST /keys/:access/end/', {
    action: 'program_key.end',
    summary: 'Ends a key: it opens nothing from then on',
    subject: ({ params }) => `key ${params.access}`,
    run: ({ db, params, staff, now }) => endAccess(db, params.access, { by: staff.id, now }),
  })
}
