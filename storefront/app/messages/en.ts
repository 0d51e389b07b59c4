import { account } from './en/account.ts'
import { cart } from './en/cart.ts'
import { catalogue } from './en/catalogue.ts'
import { checkout } from './en/checkout.ts'
import { favourites } from './en/favourites.ts'
import { home } from './en/home.ts'
import { leads } from './en/leads.ts'
import { newsletter } from './en/newsletter.ts'
import { pages } from './en/pages.ts'
import { search } from './en/search.ts'
import { shell } from './en/shell.ts'

export const messages = { account, cart, catalogue, checkout, favourites, home, leads, newsletter, pages, search, shell }
