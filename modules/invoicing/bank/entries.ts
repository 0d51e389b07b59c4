import type { Db } from '#kernel/db.ts'
import { NotFound } from '#kernel/errors.ts'
import { eurosOf } from '#kernel/money.ts'
import { listPage, walking } from '#modules/people/staff/list.ts'
import { type BookingPartRow, bookingParts, type EntryRow, entryRow, invoicesToPay, payersOf } from './bank.sql.ts'
import { whyNotAside, whyNotBooked } from './book.ts'
import { entryRows, entrySorts, matchingEntries } from './files.sql.ts'
import { type OpenInvoice, propose } from './propose.ts'
import type { BankEntry, EntryState, FindEntries } from './staff-contract.ts'

/** What every movement of a page is held against. */
interface Ground {
  invoices: readonly OpenInvoice[]
  payers: ReadonlyMap<string, readonly string[]>
}

async function groundOf(db: Db, rows: readonly EntryRow[]): Promise<Ground> {
  if (!rows.some((row) => whyNotBooked(row) === null)) return { invoices: [], payers: new Map() }
  const accounts = [...new Set(rows.map(({ party_account }) => party_account))]
  const payers = Map.groupBy(await payersOf(db, accounts), ({ party_account }) => party_account)
  return {
    invoices: await invoicesToPay(db),
    payers: new Map([...payers].map(([account, found]) => [account, found.map(({ customer_id }) => customer_id)])),
  }
}

const stateOf = (row: EntryRow): EntryState => {
  if (row.aside_reason !== null) return 'aside'
  if (row.amount_cents < 0) return 'outgoing'
  return row.open_cents === 0 ? 'booked' : 'to_match'
}

const proposalOf = (row: EntryRow, { invoices, payers }: Ground) =>
  whyNotBooked(row) === null
    ? propose(
        {
          openCents: row.open_cents,
          party: row.party,
          said: `${row.said} ${row.reference}`,
          knownPayers: payers.get(row.party_account) ?? [],
        },
        invoices,
      )
    : null

function entryView(row: EntryRow, ground: Ground): BankEntry {
  const proposal = proposalOf(row, ground)
  return {
    entry: row.id,
    file: row.file_id,
    account: row.account,
    currency: row.currency,
    date: row.booked_on,
    value_date: row.value_on,
    amount: eurosOf(row.amount_cents),
    open: eurosOf(row.open_cents),
    party: row.party,
    party_account: row.party_account,
    text: row.said,
    reference: row.reference,
    state: stateOf(row),
    proposal: proposal && {
      parts: proposal.parts.map(({ invoice, cents }) => ({
        invoice: invoice.full_number,
        customer_name: invoice.customer_name,
        open: invoice.open_cents / 100,
        amount: cents / 100,
      })),
      because: proposal.because,
      sure: proposal.sure,
    },
  }
}

/** What came and went, each movement that waits with the invoices that it most likely pays. */
export async function findEntries(db: Db, query: FindEntries) {
  const rows = await entryRows(db, query, walking(db, query, entrySorts(db), { id: db`e.id` }))
  const ground = await groundOf(db, rows)
  return listPage(db, query, { rows, matching: matchingEntries(db, query), view: (row) => entryView(row, ground) })
}

/** How many open invoices stand beside a movement to choose from. */
const mostCandidates = 200

/** A movement with its bookings and what it could pay. @throws NotFound */
export async function wholeEntry(db: Db, id: number) {
  const row = await entryRow(db, id)
  if (!row) throw new NotFound('bank.unknown_entry')
  const ground = await groundOf(db, [row])
  const view = entryView(row, ground)
  const likely = new Set(view.proposal?.parts.map(({ customer_name }) => customer_name))
  return {
    ...view,
    aside: row.aside_reason === null ? null : asideOf(row),
    bookings: bookingsOf(await bookingParts(db, id)),
    candidates: ground.invoices
      .toSorted((a, b) => Number(likely.has(b.customer_name)) - Number(likely.has(a.customer_name)))
      .slice(0, mostCandidates)
      .map((invoice) => ({
        invoice: invoice.full_number,
        customer_name: invoice.customer_name,
        due: invoice.due_on,
        open: invoice.open_cents / 100,
      })),
    acts: { book: whyNotBooked(row), aside: whyNotAside(row) },
  }
}

/** The reason of a colleague; none where the shop found that another file told the same. */
const asideOf = ({ aside_reason, aside_by, same_as, same_in }: EntryRow) =>
  same_as === null
    ? { reason: aside_reason ?? '', by: aside_by ?? '', same_as: null }
    : { reason: '', by: '', same_as: { entry: same_as, file: same_in ?? '' } }

const bookingsOf = (rows: readonly BookingPartRow[]) =>
  [...Map.groupBy(rows, ({ booking_id }) => booking_id)].map(([booking, parts]) => {
    const [{ booked_by, booked_at, undone_by, undone_at }] = parts as [BookingPartRow]
    return {
      booking,
      by: booked_by,
      at: booked_at.toISOString(),
      undone_by,
      undone_at: undone_at?.toISOString() ?? null,
      parts: parts.map(({ full_number, customer_name, amount_cents }) => ({
        invoice: full_number,
        customer_name,
        amount: eurosOf(amount_cents),
      })),
    }
  })
