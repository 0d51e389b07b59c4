import { account } from './ca/account.ts'
import { afterwards } from './ca/afterwards.ts'
import { again } from './ca/again.ts'
import { area } from './ca/area.ts'
import { budgets } from './ca/budgets.ts'
import { cart } from './ca/cart.ts'
import { catalogue } from './ca/catalogue.ts'
import { checkout } from './ca/checkout.ts'
import { contact } from './ca/contact.ts'
import { desk } from './ca/desk.ts'
import { favourites } from './ca/favourites.ts'
import { home } from './ca/home.ts'
import { intake } from './ca/intake.ts'
import { invoices } from './ca/invoices.ts'
import { leads } from './ca/leads.ts'
import { members } from './ca/members.ts'
import { newsletter } from './ca/newsletter.ts'
import { notes } from './ca/notes.ts'
import { pages } from './ca/pages.ts'
import { papers } from './ca/papers.ts'
import { search } from './ca/search.ts'
import { shell } from './ca/shell.ts'
import { standing } from './ca/standing.ts'
import { why } from './ca/why.ts'

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
