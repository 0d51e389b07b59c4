import type { StaffCalls } from '#modules/people/staff/call.ts'
import { Done, IdOf, ListOf, NoBody, WithReason } from '#modules/people/staff/call-contract.ts'
import { openFlags, retryMovement, settleFlag } from './flags.ts'
import { PaymentFlag } from './staff-contract.ts'

const done = { done: true } as const

/** Money that needs a person: what banks and books do not agree on, and movements that were given up. */
export function paymentStaffRoutes(call: StaffCalls) {
  call('GET', '/payments/flags/', {
    action: 'payment.read',
    summary: 'What waits for a person, oldest first',
    answer: ListOf(PaymentFlag),
    run: async ({ db }) => ({
      items: (await openFlags(db)).map((flag) => ({
        flag: flag.id,
        order: flag.number,
        attempt: flag.attempt_id,
        parcel: flag.parcel_id,
        kind: flag.kind,
        note: flag.detail,
        since: flag.created_at.toISOString(),
      })),
    }),
  })
  call('POST', '/payments/flags/:flag/settle/', {
    action: 'payment.settle',
    summary: 'It was settled, and how',
    params: IdOf('flag'),
    body: WithReason,
    answer: Done,
    subject: ({ params }) => `flag ${params.flag}`,
    run: async ({ db, params, staff, now }) => {
      await settleFlag(db, params.flag, staff.email, now)
      return done
    },
  })
  call('POST', '/payments/tasks/:task/retry/', {
    action: 'payment.settle',
    summary: 'A movement of money that was given up is tried again',
    params: IdOf('task'),
    body: NoBody,
    answer: Done,
    subject: ({ params }) => `task ${params.task}`,
    run: async ({ db, params, now }) => {
      await retryMovement(db, params.task, now)
      return done
    },
  })
}
