import { again } from './en/again.ts'
import { area } from './en/area.ts'
import { budgets } from './en/budgets.ts'
import { card } from './en/card.ts'
import { desk } from './en/desk.ts'
import { intake } from './en/intake.ts'
import { invoices } from './en/invoices.ts'
import { members } from './en/members.ts'
import { notes } from './en/notes.ts'
import { ordering } from './en/ordering.ts'
import { papers } from './en/papers.ts'
import { purchases } from './en/purchases.ts'
import { quotes } from './en/quotes.ts'
import { standing } from './en/standing.ts'

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
