import { type Day, dayOf } from '#kernel/days.ts'
import type { Db, Row } from '#kernel/db.ts'
import { accountOf } from '#modules/people/customers/prove.ts'
import { vouchedAddress } from '#modules/people/customers/proved-address.ts'
import { beforeErasureOf } from './before-erasure.ts'
import { erasureRequest, viewOf } from './erasure-requests.ts'
import { exportSections, keptSections, type PersonalData, type Sections } from './person-contract.ts'
import type { ErasurePreview } from './staff-contract.ts'

/** Books and the papers behind them are kept so long after their last entry (Código de Comercio, art. 30). */
const yearsOfBooks = 6

/** Under which names the sections that stay say of which day a row is. */
const dayNames = ['issued_on', 'issue_date', 'placed_at', 'date', 'used_at', 'requested_at']

/** The day on which the law lets go of the newest of these rows. */
function keptUntil(rows: readonly Row[]): Day | null {
  const days = rows.flatMap((row) => {
    const said = dayNames.map((name) => row[name]).find((value) => value instanceof Date || typeof value === 'string')
    return said === undefined ? [] : [said instanceof Date ? dayOf(said) : String(said).slice(0, 10)]
  })
  const last = days.toSorted().at(-1)
  return last ? (`${Number(last.slice(0, 4)) + yearsOfBooks}${last.slice(4)}` as Day) : null
}

/**
 * What carrying a wish out would do: what goes, what stays by which law and how long, and what holds it up.
 * @throws NotFound 'privacy.no_wish'
 */
export async function erasurePreview(db: Db, id: number, domains: readonly PersonalData[]): Promise<ErasurePreview> {
  const wish = await erasureRequest(db, id)
  const closed = wish.outcome === null ? null : 'privacy.wish_closed'
  const account = wish.outcome === 'erased' ? undefined : await accountOf(db, wish.email)
  const acts = { refuse: closed, close: closed } as const
  if (!account) {
    const nothing = { account: null, obstacles: [], points: 0, goes: [], stays: [] }
    return { ...viewOf(wish), ...nothing, acts: { ...acts, carry_out: closed ?? 'privacy.unknown' } }
  }
  const before = await beforeErasureOf(db, account.id, domains)
  const all = await sectionsOf(db, { customerId: account.id, proved: vouchedAddress(wish.email) }, domains)
  const rowsOf = (name: (typeof exportSections)[number]) => all[name] ?? []
  const some = exportSections.filter((name) => rowsOf(name).length > 0)
  return {
    ...viewOf(wish),
    account: {
      customer: account.id,
      name: account.library || account.company || [account.name, account.surnames].filter(Boolean).join(' '),
      proved: account.verified_at !== null,
    },
    ...before,
    goes: some.filter((name) => !keptSections[name]).map((section) => ({ section, rows: rowsOf(section).length })),
    stays: some.flatMap((section) => {
      const law = keptSections[section]
      if (!law) return []
      const until = law === 'accounts' || law === 'invoices' ? keptUntil(rowsOf(section)) : null
      return [{ section, rows: rowsOf(section).length, law, until }]
    }),
    acts: { ...acts, carry_out: closed ?? (before.obstacles.length > 0 ? 'privacy.under_way' : null) },
  }
}

async function sectionsOf(
  db: Db,
  person: Parameters<NonNullable<PersonalData['exportPerson']>>[1],
  domains: readonly PersonalData[],
) {
  const all: Sections = {}
  for (const { exportPerson } of domains) Object.assign(all, await exportPerson?.(db, person))
  return all
}
