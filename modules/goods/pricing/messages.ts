import type { Language } from '#kernel/language.ts'

/** The rule they belong to: coupon-scope.ts. The sentences of books-only and objects-only coupons are given (K-27). */
const es = {
  'coupon.books_only': 'Este cupón solo vale para libros. Haga una segunda cesta con los demás productos, por favor.',
  'coupon.objects_only': 'Este cupón solo vale para objetos. Haga una segunda cesta con los demás productos, por favor.',
  'coupon.minimum': 'Le faltan {missing_cents} de compra para poder usar este cupón.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'coupon.books_only': 'Aquest cupó només val per a llibres. Feu una segona cistella amb els altres productes, si us plau.',
  'coupon.objects_only': 'Aquest cupó només val per a objectes. Feu una segona cistella amb els altres productes, si us plau.',
  'coupon.minimum': 'Us falten {missing_cents} de compra per poder fer servir aquest cupó.',
}
const en: Messages = {
  'coupon.books_only': 'This coupon is valid for books only. Please make a second basket with the other products.',
  'coupon.objects_only': 'This coupon is valid for objects only. Please make a second basket with the other products.',
  'coupon.minimum': 'Add {missing_cents} to your basket to use this coupon.',
}
export const pricingMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
