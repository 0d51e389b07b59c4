import { again } from './es/again.ts'
import { area } from './es/area.ts'
import { budgets } from './es/budgets.ts'
import { card } from './es/card.ts'
import { desk } from './es/desk.ts'
import { intake } from './es/intake.ts'
import { invoices } from './es/invoices.ts'
import { members } from './es/members.ts'
import { notes } from './es/notes.ts'
import { ordering } from './es/ordering.ts'
import { papers } from './es/papers.ts'
import { purchases } from './es/purchases.ts'
import { quotes } from './es/quotes.ts'
import { standing } from './es/standing.ts'

/** What only the private area says; public pages do not carry it. */
export const privateMessages = {
  again,
  area,
  budgets,
  card,
  desk,
  intake,
  invoices,
  members,
  notes,
  ordering,
  papers,
  purchases,
  quotes,
  standing,
}
