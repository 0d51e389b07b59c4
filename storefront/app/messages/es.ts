import { account } from './es/account.ts'
import { affiliatedShop } from './es/affiliated-shop.ts'
import { cart } from './es/cart.ts'
import { catalogue } from './es/catalogue.ts'
import { checkout } from './es/checkout.ts'
import { contact } from './es/contact.ts'
import { ebook } from './es/ebook.ts'
import { favourites } from './es/favourites.ts'
import { home } from './es/home.ts'
import { leads } from './es/leads.ts'
import { newsletter } from './es/newsletter.ts'
import { pages } from './es/pages.ts'
import { places } from './es/places.ts'
import { reviews } from './es/reviews.ts'
import { search } from './es/search.ts'
import { shell } from './es/shell.ts'
import { stores } from './es/stores.ts'
import { why } from './es/why.ts'

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
