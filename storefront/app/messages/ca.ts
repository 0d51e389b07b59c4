import { account } from './ca/account.ts'
import { affiliatedShop } from './ca/affiliated-shop.ts'
import { cart } from './ca/cart.ts'
import { catalogue } from './ca/catalogue.ts'
import { checkout } from './ca/checkout.ts'
import { contact } from './ca/contact.ts'
import { ebook } from './ca/ebook.ts'
import { favourites } from './ca/favourites.ts'
import { home } from './ca/home.ts'
import { leads } from './ca/leads.ts'
import { newsletter } from './ca/newsletter.ts'
import { pages } from './ca/pages.ts'
import { places } from './ca/places.ts'
import { reviews } from './ca/reviews.ts'
import { search } from './ca/search.ts'
import { shell } from './ca/shell.ts'
import { stores } from './ca/stores.ts'
import { why } from './ca/why.ts'

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
