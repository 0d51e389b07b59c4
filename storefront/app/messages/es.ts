import { account } from './es/account.ts'
import { afterwards } from './es/afterwards.ts'
import { again } from './es/again.ts'
import { area } from './es/area.ts'
import { budgets } from './es/budgets.ts'
import { cart } from './es/cart.ts'
import { catalogue } from './es/catalogue.ts'
import { checkout } from './es/checkout.ts'
import { contact } from './es/contact.ts'
import { desk } from './es/desk.ts'
import { favourites } from './es/favourites.ts'
import { home } from './es/home.ts'
import { intake } from './es/intake.ts'
import { invoices } from './es/invoices.ts'
import { leads } from './es/leads.ts'
import { members } from './es/members.ts'
import { newsletter } from './es/newsletter.ts'
import { notes } from './es/notes.ts'
import { pages } from './es/pages.ts'
import { papers } from './es/papers.ts'
import { search } from './es/search.ts'
import { shell } from './es/shell.ts'
import { standing } from './es/standing.ts'
import { why } from './es/why.ts'

export const messages = {
  account,
  afterwards,
  again,
  area,
  budgets,
  cart,
  catalogue,
  checkout,
  contact,
  desk,
  favourites,
  home,
  intake,
  invoices,
  leads,
  members,
  newsletter,
  notes,
  pages,
  papers,
  search,
  shell,
  standing,
  why,
}
