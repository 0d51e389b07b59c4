import { Reading } from '#modules/libraries/intake/contract.ts'
import type { StaffCalls } from '#modules/people/staff/call.ts'
import { IdOf, Numbered, PageOf, WaitingQuery } from '#modules/people/staff/call-contract.ts'
import { FileAnswer } from '#modules/people/staff/file-answer.ts'
import { StaffOrderLetter } from './contract.ts'
import { fileOfLetter, findOrderLetters, handleOrderLetter, showOrderLetter } from './handle.ts'

const Named = IdOf('letter')
const subject = ({ params }: { params: { letter: number } }) => `order letter ${params.letter}`

/** Orders that libraries send by e-mail. */
export function orderLetterStaffRoutes(call: StaffCalls) {
  call('GET', '/order-letters/', {
    action: 'order_letter.read',
    summary: 'Orders by e-mail that wait, or all of them, the newest first',
    query: WaitingQuery,
    answer: PageOf(StaffOrderLetter),
    subject: () => 'order letters',
    run: ({ db, query: { all, ...page } }) => findOrderLetters(db, { open: !all, ...page }),
  })
  call('GET', '/order-letters/:letter/', {
    action: 'order_letter.read',
    summary: 'One of them, with what was read of its file or words',
    params: Named,
    answer: StaffOrderLetter.extend({ lines: Reading.nullable() }),
    subject,
    run: ({ db, params, language, now }) => showOrderLetter(db, params.letter, { language, now }),
  })
  call('GET', '/order-letters/:letter/file/', {
    action: 'order_letter.read',
    summary: 'The file that came with it',
    file: ['application/octet-stream'],
    params: Named,
    subject,
    run: async ({ db, params }) => {
      const { name, type, content } = await fileOfLetter(db, params.letter)
      return new FileAnswer(name, type, content)
    },
  })
  call('POST', '/order-letters/:letter/handle/', {
    action: 'order_letter.handle',
    summary: 'It is being prepared',
    params: Named,
    answer: Numbered,
    subject,
    run: async ({ db, params, staff, now }) => {
      await handleOrderLetter(db, params.letter, staff.id, now)
      return { id: params.letter }
    },
  })
}
