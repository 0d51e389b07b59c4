import { dayOf } from '#kernel/days.ts'
import { centsOf } from '#kernel/money.ts'
import { texts as cafe } from '#modules/editorial/cafe/texts.ts'
import { saveDraft } from '#modules/editorial/texts/drafts.ts'
import { publishDraft } from '#modules/editorial/texts/publish.ts'
import { takeIn } from '#modules/invoicing/bank/take-in.ts'
import { findReceivables } from '#modules/invoicing/terms/find-receivables.ts'
import { receivableCalls } from '#modules/invoicing/terms/staff-contract.ts'
import { camt053, iban, type Movement, norma43 } from './bank-files.ts'
import type { Happening } from './calendar.ts'
import type { YearShop } from './shop.ts'
import { cafeCaptions, colleagues } from './year.sql.ts'

/** What the bank told of the last days, with invoices it pays and money of nobody; and words that were changed in Spanish alone. */
export function ledgersWeek({ db }: YearShop): Happening[] {
  const openInvoices = async (now: Date) => {
    const query = receivableCalls['GET /receivables/'].query.parse({ limit: 200 })
    return (await findReceivables(db, query, dayOf(now))).items.filter(({ open }) => open > 0)
  }
  const file = async (name: string, bytes: Buffer, now: Date) => {
    const { finance } = await colleagues(db)
    if (finance) await takeIn(db, { name, bytes, ours: [iban] }, { by: finance.name, now })
  }
  return [
    {
      ago: 2,
      hour: 7,
      run: async (now) => {
        const paid = (await openInvoices(now)).slice(0, 2).map(
          ({ invoice, open, customer_name }): Movement => ({
            cents: centsOf(open),
            party: customer_name,
            text: `FACTURA ${invoice}`,
          }),
        )
        const other = [
          { cents: 3_750, party: 'A. Navas', text: 'Encargo, gracias' },
          { cents: -48_290, party: 'Distribuciones El Aljibe', text: 'Recibo 2041' },
        ]
        await file(`norma43-${dayOf(now)}.txt`, norma43(now, [...paid, ...other]), now)
      },
    },
    {
      ago: 1,
      hour: 7,
      run: async (now) => {
        // Paid without a word of which invoice: the name and the amount say it.
        const paid = (await openInvoices(now))
          .slice(2, 4)
          .map(({ open, customer_name }): Movement => ({ cents: centsOf(open), party: customer_name, text: 'Transferencia' }))
        const other = [{ cents: 12_000, party: 'Asociación de Vecinos del Realejo', text: 'Libros del certamen' }]
        await file(`camt053-${dayOf(now)}.xml`, camt053(now, [...paid, ...other]), now)
      },
    },
    {
      ago: 2,
      hour: 10,
      run: async (now) => {
        const { marketing } = await colleagues(db)
        const kind = cafe.find((one) => one.kind === 'cafe-picture')
        if (!marketing || !kind) return
        for (const { record, caption } of await cafeCaptions(db, 2)) {
          const at = { kind, record, language: 'es' as const }
          await saveDraft(db, at, { texts: { captions: `${caption}, a la hora del desayuno` }, staffId: marketing.id, now })
          await publishDraft(db, at, now)
        }
      },
    },
  ]
}
