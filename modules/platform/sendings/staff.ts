import { NotFound } from '#kernel/errors.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import type { Say } from '#modules/platform/file-exchange/told-fault.ts'
import type { SendingDeps } from './deps.ts'
import { addSending, changeSending, findSendings, keptSending, removeSending, sendNow, trySending } from './sendings.ts'
import { findSent, leaveOut, sendAgain } from './sent-files.ts'
import { sendingCalls } from './staff-contract.ts'

const done = { done: true } as const
const subject = ({ params }: { params: { sending: number } }) => `sending ${params.sending}`
const ofFile = ({ params }: { params: { file: number } }) => `sent file ${params.file}`

/** Files that the shop sends on its own to other servers, and what became of each (docs/feeds.md). */
export function sendingStaffRoutes(call: StaffCalls, { sentence, ...deps }: SendingDeps & { sentence: Say }) {
  call(sendingCalls, 'GET /sendings/', {
    action: 'sending.read',
    summary: 'What is sent on its own to other servers, and how that goes',
    run: ({ db, query }) => findSendings(db, query),
  })
  call(sendingCalls, 'GET /sendings/:sending/', {
    action: 'sending.read',
    summary: 'One of them: what, where to, at which hours',
    subject,
    run: async ({ db, params }) => {
      const found = await keptSending(db, params.sending)
      if (!found) throw new NotFound('sendings.unknown')
      return found
    },
  })
  call(sendingCalls, 'POST /sendings/', {
    action: 'sending.change',
    summary: 'One more; the password or key is a file on the server, named here. Needs a login of the last ten minutes',
    subject: ({ body }) => `sending ${body.name}`,
    run: async ({ db, staff, body, now }) => ({ id: await addSending(db, body, { staffId: staff.id, now }) }),
  })
  call(sendingCalls, 'PUT /sendings/:sending/', {
    action: 'sending.change',
    summary: 'What is sent, where to and when; needs a login of the last ten minutes',
    subject,
    current: ({ db, params }) => keptSending(db, params.sending),
    run: async ({ db, staff, params, body, now }) => {
      await changeSending(db, params.sending, body, { staffId: staff.id, now })
      return (await keptSending(db, params.sending))!
    },
  })
  call(sendingCalls, 'DELETE /sendings/:sending/', {
    action: 'sending.change',
    summary: 'Takes it away with the list of its files; what lies there stays. Needs a login of the last ten minutes',
    subject,
    run: async ({ db, params }) => {
      await removeSending(db, params.sending)
      return done
    },
  })
  call(sendingCalls, 'POST /sendings/:sending/try/', {
    action: 'sending.run',
    summary: 'Goes there and looks, and sends nothing; of a server that is not known it says the fingerprint',
    subject,
    ask: ({ db, params, language }) => trySending(db, params.sending, deps, language, sentence),
  })
  call(sendingCalls, 'POST /sendings/:sending/send/', {
    action: 'sending.run',
    summary: 'Has what is due now sent, whatever its hours',
    subject,
    run: async ({ db, params, now }) => {
      await sendNow(db, deps.sentContents, params.sending, now)
      return done
    },
  })
  call(sendingCalls, 'GET /sent-files/', {
    action: 'sending.read',
    summary: 'What was sent and is to be sent, and what went wrong',
    run: ({ db, query, language }) => findSent(db, query, language, sentence),
  })
  call(sendingCalls, 'POST /sent-files/:file/again/', {
    action: 'sending.run',
    summary: 'Sends a file at once and once more, in the place of the one that lies there',
    subject: ofFile,
    run: async ({ db, params, now }) => {
      await sendAgain(db, params.file, now)
      return done
    },
  })
  call(sendingCalls, 'POST /sent-files/:file/leave/', {
    action: 'sending.run',
    summary: 'A file that could not be sent is tried no more',
    subject: ofFile,
    run: async ({ db, params }) => {
      await leaveOut(db, params.file)
      return done
    },
  })
}
