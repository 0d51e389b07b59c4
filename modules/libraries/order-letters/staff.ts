import type { StaffCalls } from '#modules/people/staff/call.ts'
import { FileAnswer } from '#modules/people/staff/file-answer.ts'
import { fileOfLetter, findOrderLetters, handleOrderLetter, showOrderLetter } from './handle.ts'
import { orderLetterCalls } from './staff-contract.ts'

const subject = ({ params }: { params: { letter: number } }) => `order letter ${params.letter}`

/** Orders that libraries send by e-mail. */
export function orderLetterStaffRoutes(call: StaffCalls) {
  call(orderLetterCalls, 'GET /order-letters/', {
    action: 'order_letter.read',
    summary: 'Orders by e-mail that wait, or all of them, the newest first',
    subject: () => 'order letters',
    run: ({ db, query: { all, ...page } }) => findOrderLetters(db, { open: !all, ...page }),
  })
  call(orderLetterCalls, 'GET /order-letters/:letter/', {
    action: 'order_letter.read',
    summary: 'One of them, with what was read of its file or words',
    subject,
    run: ({ db, params, language, now }) => showOrderLetter(db, params.letter, { language, now }),
  })
  call(orderLetterCalls, 'GET /order-letters/:letter/file/', {
    action: 'order_letter.read',
    summary: 'The file that came with it',
    subject,
    run: async ({ db, params }) => {
      const { name, type, content } = await fileOfLetter(db, params.letter)
      return new FileAnswer(name, type, content)
    },
  })
  call(orderLetterCalls, 'POST /order-letters/:letter/handle/', {
    action: 'order_letter.handle',
    summary: 'It is being prepared',
    subject,
    run: async ({ db, params, staff, now }) => {
      await handleOrderLetter(db, params.letter, staff.id, now)
      return { id: params.letter }
    },
  })
}
