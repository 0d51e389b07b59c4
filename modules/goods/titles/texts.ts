import type { TextKind } from '#modules/people/staff/texts-contract.ts'
import { writeTitleTexts } from './change.ts'
import { titlesAtDesk, titlesReadYet } from './texts.sql.ts'
import { titlePage } from './title.ts'

/** What is said of titles, from the first word that a colleague writes of one. */
export const texts: readonly TextKind[] = [
  {
    kind: 'title',
    change: 'title.change',
    table: 'product_translation',
    keys: ['product_id'],
    shape: 'rows',
    fields: {
      title: { form: 'line', most: 500, fits: 80 },
      subtitle: { form: 'line', most: 500, fits: 120 },
      summary: { form: 'lines', most: 2_000, fits: 300 },
      description: { form: 'lines', most: 20_000 },
      details: { form: 'lines', most: 20_000 },
      contents: { form: 'lines', most: 20_000 },
      press: { form: 'lines', most: 10_000 },
      awards: { form: 'lines', most: 4_000 },
      recommendation: { form: 'lines', most: 600, fits: 300 },
    },
    called: titlesAtDesk,
    worth: titlesReadYet,
    write: (tx, record, language, said) => writeTitleTexts(tx, Number(record), language, said),
    seenAt: (db, { record, language }) => titlePage(db, Number(record), language),
  },
]
