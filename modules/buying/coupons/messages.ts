import type { Language } from '#kernel/language.ts'

const es = {
  'coupon.unknown': 'El cupón no es válido.',
  'coupon.used_up': 'Este cupón ya se ha usado.',
  'coupon.used_by_you': 'Ya ha usado este cupón.',
  'coupon.other_email': 'Este cupón es personal y pertenece a otro correo electrónico.',
  'coupon.unproved_email':
    'Este cupón es personal. Para usarlo, confirme primero su correo electrónico con el enlace que le enviamos al abrir la cuenta; puede pedir otro en su área privada.',
  'coupon.first_purchase': 'Este cupón solo vale para la primera compra.',
  'coupon.login': 'Para usar un cupón, entre en su cuenta.',
  'coupon.code_taken': 'Ya hay un cupón con este código.',
  'coupon.value_missing': 'Indique un porcentaje o un importe, según el tipo de cupón.',
  'coupon.days_reversed': 'El último día no puede ser anterior al primero.',
  'coupon.no_such': 'Este cupón no existe.',
  'coupon.uses_below': 'Ya se ha usado {used} veces: el máximo no puede ser menor.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'coupon.unknown': 'El cupó no és vàlid.',
  'coupon.used_up': 'Aquest cupó ja s’ha fet servir.',
  'coupon.used_by_you': 'Ja heu fet servir aquest cupó.',
  'coupon.other_email': 'Aquest cupó és personal i pertany a un altre correu electrònic.',
  'coupon.unproved_email':
    'Aquest cupó és personal. Per fer-lo servir, confirmeu primer el vostre correu electrònic amb l’enllaç que us vam enviar en obrir el compte; en podeu demanar un altre a l’àrea privada.',
  'coupon.first_purchase': 'Aquest cupó només val per a la primera compra.',
  'coupon.login': 'Per fer servir un cupó, entreu al vostre compte.',
  'coupon.code_taken': 'Ja hi ha un cupó amb aquest codi.',
  'coupon.value_missing': 'Indiqueu un percentatge o un import, segons el tipus de cupó.',
  'coupon.days_reversed': 'L’últim dia no pot ser anterior al primer.',
  'coupon.no_such': 'Aquest cupó no existeix.',
  'coupon.uses_below': 'Ja s’ha fet servir {used} vegades: el màxim no pot ser més baix.',
}
const en: Messages = {
  'coupon.unknown': 'The coupon is not valid.',
  'coupon.used_up': 'This coupon has already been used.',
  'coupon.used_by_you': 'You have already used this coupon.',
  'coupon.other_email': 'This coupon is personal and belongs to another e-mail address.',
  'coupon.unproved_email':
    'This coupon is personal. To use it, please first confirm your e-mail address with the link we sent when you opened your account. You can request another link in your account.',
  'coupon.first_purchase': 'This coupon is for a first purchase only.',
  'coupon.login': 'Please sign in to use a coupon.',
  'coupon.code_taken': 'There is already a coupon with this code.',
  'coupon.value_missing': 'Give either a percentage or an amount, depending on the kind of coupon.',
  'coupon.days_reversed': 'The last day cannot come before the first.',
  'coupon.no_such': 'There is no such coupon.',
  'coupon.uses_below': 'It has been used {used} times: the limit cannot be lower.',
}

/** "The coupon is not valid." is given (K-27). What a coupon applies to is refused with the prices: pricing/messages.ts. */
export const couponMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
