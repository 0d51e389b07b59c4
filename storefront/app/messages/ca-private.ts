import { again } from './ca/again.ts'
import { area } from './ca/area.ts'
import { budgets } from './ca/budgets.ts'
import { card } from './ca/card.ts'
import { desk } from './ca/desk.ts'
import { intake } from './ca/intake.ts'
import { invoices } from './ca/invoices.ts'
import { members } from './ca/members.ts'
import { notes } from './ca/notes.ts'
import { ordering } from './ca/ordering.ts'
import { papers } from './ca/papers.ts'
import { purchases } from './ca/purchases.ts'
import { quotes } from './ca/quotes.ts'
import { standing } from './ca/standing.ts'

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
