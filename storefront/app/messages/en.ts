import { account } from './en/account.ts'
import { afterwards } from './en/afterwards.ts'
import { again } from './en/again.ts'
import { area } from './en/area.ts'
import { budgets } from './en/budgets.ts'
import { cart } from './en/cart.ts'
import { catalogue } from './en/catalogue.ts'
import { checkout } from './en/checkout.ts'
import { contact } from './en/contact.ts'
import { desk } from './en/desk.ts'
import { favourites } from './en/favourites.ts'
import { home } from './en/home.ts'
import { intake } from './en/intake.ts'
import { invoices } from './en/invoices.ts'
import { leads } from './en/leads.ts'
import { members } from './en/members.ts'
import { newsletter } from './en/newsletter.ts'
import { notes } from './en/notes.ts'
import { pages } from './en/pages.ts'
import { papers } from './en/papers.ts'
import { search } from './en/search.ts'
import { shell } from './en/shell.ts'
import { standing } from './en/standing.ts'
import { why } from './en/why.ts'

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
