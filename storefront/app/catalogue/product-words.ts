import { productPage as ca } from '../messages/ca/product-page.ts'
import { productPage as en } from '../messages/en/product-page.ts'
import { productPage as es } from '../messages/es/product-page.ts'

/** Said on the page of a product alone, and fetched with it: a list has no need of them. */
export const productWords = { es, ca, en }
