import type { Localized } from '#kernel/language.ts'

/** What a reading app shows beside the field of the passphrase. */
export const hints: Localized<string> = {
  es: 'Su frase de paso está junto al libro, en «Mis libros electrónicos» o en su pedido.',
  ca: 'La frase de pas és al costat del llibre, a «Els meus llibres electrònics» o a la comanda.',
  en: 'Your passphrase stands beside the book, in “My ebooks” or in your order.',
}
