import type { RefusalCode } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { shownProducts } from '#modules/libraries/intake/view-reading.ts'
import { doingOf } from '#modules/orders/order/staff-doing.ts'
import type { Acting, StaffCalls } from '#modules/people/staff/call.ts'
import { FileAnswer } from '#modules/people/staff/file-answer.ts'
import { handleLetter, intoBasket, intoList, refuseLetter } from './decide.ts'
import { fileOfLetter, originalOf } from './files.ts'
import { addLetterLine, assignAccount, mendLine } from './mend.ts'
import { type OrderDeps, orderLetter, reckonLetter } from './order-of-letter.ts'
import { findOrderLetters, showOrderLetter } from './show-letter.ts'
import { orderLetterCalls } from './staff-contract.ts'

export interface OrderLetterStaffDeps extends OrderDeps {
  splitFeeCents: number | null
  /** Ids of titles that words find, best first. */
  finding: { idsFor: (q: string, language: Language, most: number) => readonly number[] }
  sentence: (code: RefusalCode, language: Language) => string
}

const mostFound = 20
const subject = ({ params }: { params: { letter: number } }) => `order letter ${params.letter}`
type OfLetter = Pick<Acting<{ letter: number }, unknown, unknown>, 'db' | 'params' | 'language' | 'now'>
const current = ({ db, params, language, now }: OfLetter) => showOrderLetter(db, params.letter, { language, now })
type Who = Pick<Acting<unknown, unknown, unknown>, 'staff' | 'now' | 'storefront'>
const by = ({ staff, now, storefront }: Who) => ({ staffId: staff.id, now, storefront })

/** Orders that libraries and others send by e-mail: read, mended line by line, and decided once. */
export function orderLetterStaffRoutes(call: StaffCalls, deps: OrderLetterStaffDeps) {
  call(orderLetterCalls, 'GET /order-letters/', {
    action: 'order_letter.read',
    summary: 'Orders by e-mail, by state, words and days',
    run: ({ db, query }) => findOrderLetters(db, query),
  })
  call(orderLetterCalls, 'GET /order-letters/titles/', {
    action: 'order_letter.handle',
    summary: 'Titles by words or number, for what a line means',
    run: async ({ db, query, language, now }) => ({
      items: [...(await shownProducts(db, deps.finding.idsFor(query.q, language, mostFound), language, now)).values()],
    }),
  })
  call(orderLetterCalls, 'GET /order-letters/:letter/', {
    action: 'order_letter.read',
    summary: 'One of them: who sent it, each line as it was read and as it is now, and what can be made of it',
    subject,
    run: current,
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
  call(orderLetterCalls, 'GET /order-letters/:letter/original/', {
    action: 'order_letter.read',
    summary: 'The e-mail as it came',
    subject,
    run: async ({ db, params }) => {
      const { name, content } = await originalOf(db, params.letter)
      return new FileAnswer(name, 'message/rfc822', content)
    },
  })
  mendRoutes(call)
  decideRoutes(call, deps)
}

/** What is changed of one before it is decided. */
function mendRoutes(call: StaffCalls) {
  call(orderLetterCalls, 'PUT /order-letters/:letter/account/', {
    action: 'order_letter.handle',
    summary: 'Says whose account an e-mail is for',
    subject,
    current,
    run: async (acting) => {
      await assignAccount(acting.db, acting.params.letter, acting.body.customer)
      return current(acting)
    },
  })
  call(orderLetterCalls, 'PUT /order-letters/:letter/lines/:line/', {
    action: 'order_letter.handle',
    summary: 'What a line means, how many copies, whether it is wanted, and a note',
    subject,
    current,
    run: async (acting) => {
      await mendLine(acting.db, acting.params, acting.body, by(acting))
      return current(acting)
    },
  })
  call(orderLetterCalls, 'POST /order-letters/:letter/lines/', {
    action: 'order_letter.handle',
    summary: 'A title more than was read',
    subject,
    current,
    run: async (acting) => {
      await addLetterLine(acting.db, acting.params.letter, acting.body, by(acting))
      return current(acting)
    },
  })
}

/** What becomes of one: each once. */
function decideRoutes(call: StaffCalls, deps: OrderLetterStaffDeps) {
  const settings = { splitFeeCents: deps.splitFeeCents }
  const deciding = (who: Who) => ({ ...by(who), settings })
  call(orderLetterCalls, 'POST /order-letters/:letter/reckon/', {
    action: 'order_letter.handle',
    summary: 'What an order of it would cost, and what it leaves of a budget',
    subject,
    reads: true,
    run: ({ db, params, body, language, ...who }) =>
      reckonLetter(db, params.letter, body, deciding(who), (code) => deps.sentence(code, language)),
  })
  for (const [name, into, summary] of [
    ['list', intoList, 'A list of the account, with what has no title yet; whoever sent it is told'],
    ['basket', intoBasket, 'Into the basket of the account, every copy or none; whoever sent it is told'],
  ] as const)
    call(orderLetterCalls, `POST /order-letters/:letter/${name}/`, {
      action: 'order_letter.handle',
      summary,
      subject,
      current,
      run: async (acting) => {
        await into(acting.db, deps, acting.params.letter, deciding(acting))
        return current(acting)
      },
    })
  call(orderLetterCalls, 'POST /order-letters/:letter/order/', {
    action: 'order_letter.order',
    summary: 'An order of it: on the account’s terms and from its budget, or paid by link',
    subject,
    current,
    run: async (acting) => {
      const { expected_total: expectedTotal, ...as } = acting.body
      await orderLetter(acting.db, deps, { id: acting.params.letter, as, expectedTotal }, deciding(acting), doingOf(acting))
      return current(acting)
    },
  })
  call(orderLetterCalls, 'POST /order-letters/:letter/refuse/', {
    action: 'order_letter.handle',
    summary: 'Nothing comes of it; whoever wrote is told why, in their language',
    subject,
    current,
    run: async (acting) => {
      await refuseLetter(acting.db, deps, { id: acting.params.letter, reason: acting.body.reason }, by(acting))
      return current(acting)
    },
  })
  call(orderLetterCalls, 'POST /order-letters/:letter/handle/', {
    action: 'order_letter.handle',
    summary: 'Somebody dealt with it otherwise',
    subject,
    current,
    run: async (acting) => {
      await handleLetter(acting.db, acting.params.letter, by(acting))
      return current(acting)
    },
  })
}
