import { dayOf } from '#kernel/days.ts'
import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import type { Language } from '#kernel/language.ts'
import { cents, toEuros } from '#kernel/money.ts'
import { allStores } from '#modules/goods/stores/stores.ts'
import { budgetsOf } from '#modules/invoicing/budgets/budgets.ts'
import { termsOf } from '#modules/invoicing/terms/terms.ts'
import type { ReadLine } from '#modules/libraries/intake/contract.ts'
import { shownProducts, shownReading } from '#modules/libraries/intake/view-reading.ts'
import { addressesOf } from '#modules/people/customers/addresses.ts'
import { accountsOfAddress, provedAddress } from '#modules/people/customers/proved-address.ts'
import { tradeKind } from '#modules/people/customers/trade-standing.ts'
import { listPage, type Unwalked, walking } from '#modules/people/staff/list.ts'
import { foundLetters, letterSorts, matchingLetters } from './found.sql.ts'
import { type LetterLineRow, letterLines } from './lines.sql.ts'
import { type OrderLetterRow, orderLetterRows } from './order-letters.sql.ts'
import type { FindOrderLetters, LetterLine, ListedLetter, StaffLetter } from './staff-contract.ts'
import { lineState, type Proof } from './states.ts'
import { whyNot } from './why-not.ts'

/** Lines that a screen shows; those beyond are taken along as they were read. */
const mostShown = 500

/** The form is for whoever is signed in; of an e-mail nobody knows who wrote it until they answered from its address. */
export const proofOf = ({ came_by, proved_at }: Pick<OrderLetterRow, 'came_by' | 'proved_at'>): Proof =>
  came_by === 'form' ? 'signed_in' : proved_at === null ? 'unproved' : 'answered'

const listed = (row: OrderLetterRow): Omit<ListedLetter, 'lines' | 'open_lines'> => ({
  letter: row.id,
  number: row.number,
  customer: row.customer_id,
  customer_name: row.customer_name,
  email: row.email,
  by: row.by,
  came_by: row.came_by,
  proof: proofOf(row),
  subject: row.subject,
  comments: row.comments,
  file: row.file_name || null,
  date: row.sent_at.toISOString(),
  state: row.state,
  handled: row.handled_at?.toISOString() ?? null,
  handled_by: row.handled_by,
})

/** Orders by e-mail for who prepares them. */
export async function findOrderLetters(db: Db, query: FindOrderLetters) {
  const rows = await foundLetters(db, query, walking(db, query, letterSorts(db), { id: db`l.id` }))
  const view = (row: Unwalked<(typeof rows)[number]>) => ({
    ...listed(row),
    comments: row.comments.replace(/\s+/g, ' ').slice(0, 200),
    lines: row.lines,
    open_lines: row.open_lines,
  })
  return listPage(db, query, { rows, matching: matchingLetters(db, query), view })
}

const shownLine = (row: LetterLineRow): LetterLine => ({
  line: row.line,
  row: row.row,
  asked: row.asked,
  ean: row.ean,
  read_quantity: row.read_quantity,
  reason: row.reason as ReadLine['reason'],
  state: lineState(row),
  product: row.product_id,
  candidates: row.candidates,
  quantity: row.quantity,
  wanted: row.wanted,
  note: row.note,
  changed_by: row.changed_by,
})

/** What the account has that an order of it can be charged and sent to. */
async function choicesOf(db: Db, customerId: string | null, now: Date): Promise<StaffLetter['choices']> {
  const stores = (await allStores(db, now)).map(({ code, name }) => ({ store_code: code, name }))
  if (customerId === null) return { on_account: false, budgets: [], addresses: [], stores }
  const terms = await termsOf(db, customerId)
  const budgets = await budgetsOf(db, customerId, Number(dayOf(now).slice(0, 4)))
  const addresses = await addressesOf(db, customerId)
  return {
    stores,
    on_account: terms.onAccount,
    budgets: budgets
      .filter(({ closed }) => !closed)
      .map(({ id, title, lot, availableCents }) => ({
        budget: id,
        title: title || lot,
        available: toEuros(cents(availableCents)),
      })),
    addresses: addresses.map(({ pk, name, street, postcode, city }) => ({
      address: pk,
      text: [name, street, `${postcode} ${city}`].filter((part) => part.trim() !== '').join(', '),
    })),
  }
}

/** One, with each of its lines as it is now and what the catalogue has of it. @throws NotFound */
export async function showOrderLetter(
  db: Db,
  id: number,
  { language, now }: { language: Language; now: Date },
): Promise<StaffLetter> {
  const [row] = await orderLetterRows(db, { id, limit: 1 })
  if (!row) throw new NotFound('order_letter.unknown')
  const { customer_id: customer } = row
  const lines = await letterLines(db, id)
  const shown = lines.slice(0, mostShown)
  const reading = row.reading_id === null ? null : await shownReading(db, row.reading_id, { language, now })
  const titles = shown.flatMap(({ product_id, candidates }) => (product_id === null ? candidates : [product_id]))
  const choices = await choicesOf(db, customer, now)
  const trade = customer === null ? null : await tradeKind(db, { kind: 'customer', id: customer }, now)
  return {
    ...listed(row),
    language: row.language,
    of_account: customer !== null && (await provedAddress(db, customer, row.email)) !== null,
    accounts: (await accountsOfAddress(db, row.email)).map(({ customer, name }) => ({ customer, name })),
    reason: row.reason,
    list: row.desk_list,
    order: row.order_number,
    lines: shown.map(shownLine),
    more_lines: lines.length - shown.length,
    unread: reading?.unread ?? [],
    products: [...(await shownProducts(db, titles, language, now)).values()],
    choices,
    acts: whyNot(row, { lines, trade: trade !== null, onAccount: choices.on_account }),
  }
}
