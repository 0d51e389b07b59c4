import type { Language } from '#kernel/language.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { findFlags, readFlag, retryMovement, settleFlag } from './flags.ts'
import { paymentCalls } from './staff-contract.ts'

const done = { done: true } as const

/** Money that needs a person: what banks and books do not agree on, and movements that were given up. */
export function paymentStaffRoutes(call: StaffCalls, saidOf: (failure: string, language: Language) => string) {
  call(paymentCalls, 'GET /payments/flags/', {
    action: 'payment.read',
    summary: 'What waits for a person, oldest first',
    run: ({ db, query, language }) => findFlags(db, query, (failure) => saidOf(failure, language)),
  })
  call(paymentCalls, 'GET /payments/flags/:flag/', {
    action: 'payment.read',
    summary: 'One of them, with the movement of money that was given up',
    subject: ({ params }) => `flag ${params.flag}`,
    run: ({ db, params, language }) => readFlag(db, params.flag, (failure) => saidOf(failure, language)),
  })
  call(paymentCalls, 'POST /payments/flags/:flag/settle/', {
    action: 'payment.settle',
    summary: 'It was settled, and how',
    subject: ({ params }) => `flag ${params.flag}`,
    run: async ({ db, params, staff, now }) => {
      await settleFlag(db, params.flag, staff.email, now)
      return done
    },
  })
  call(paymentCalls, 'POST /payments/tasks/:task/retry/', {
    action: 'payment.settle',
    summary: 'A movement of money that was given up is tried again',
    subject: ({ params }) => `task ${params.task}`,
    run: async ({ db, params, now }) => {
      await retryMovement(db, params.task, now)
      return done
    },
  })
}
