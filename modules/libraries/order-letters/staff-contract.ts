import { Reading } from '#modules/libraries/intake/contract.ts'
import { IdOf, Numbered, PageOf, type StaffContract, WaitingQuery } from '#modules/people/staff/call-contract.ts'
import { StaffOrderLetter } from './contract.ts'

const OfLetter = IdOf('letter')
export const orderLetterCalls = {
  'GET /order-letters/': { query: WaitingQuery, answer: PageOf(StaffOrderLetter) },
  'GET /order-letters/:letter/': { params: OfLetter, answer: StaffOrderLetter.extend({ lines: Reading.nullable() }) },
  'GET /order-letters/:letter/file/': { params: OfLetter, file: ['application/octet-stream'] },
  'POST /order-letters/:letter/handle/': { params: OfLetter, answer: Numbered },
} satisfies StaffContract
