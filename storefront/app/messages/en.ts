import { account } from './en/account.ts'
import { affiliatedShop } from './en/affiliated-shop.ts'
import { cart } from './en/cart.ts'
import { catalogue } from './en/catalogue.ts'
import { checkout } from './en/checkout.ts'
import { contact } from './en/contact.ts'
import { ebook } from './en/ebook.ts'
import { favourites } from './en/favourites.ts'
import { home } from './en/home.ts'
import { leads } from './en/leads.ts'
import { newsletter } from './en/newsletter.ts'
import { pages } from './en/pages.ts'
import { places } from './en/places.ts'
import { reviews } from './en/reviews.ts'
import { search } from './en/search.ts'
import { shell } from './en/shell.ts'
import { stores } from './en/stores.ts'
import { why } from './en/why.ts'

export const messages = {
  account,
  cart,
  catalogue,
  checkout,
  contact,
  ebook,
  favourites,
  affiliatedShop,
  home,
  leads,
  newsletter,
  pages,
  places,
  reviews,
  search,
  shell,
  stores,
  why,
}
