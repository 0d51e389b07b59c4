import type { Language } from '#kernel/language.ts'

export const es = {
  stock_cut: 'Solo quedan {quantity}: en su cesta hay {quantity}.',
  stock_cut_one: 'Solo queda 1: ya está en su cesta.',
  stock_full: 'No quedan más: en su cesta ya están todos los disponibles ({quantity}).',
  ebook: 'De cada libro electrónico se vende un solo ejemplar por cesta: en la suya hay 1.',
  basket: 'Una cesta admite como máximo {quantity} ejemplares de cada artículo: en la suya hay {quantity}.',
}

type Sentences = Record<keyof typeof es, string>

const ca: Sentences = {
  stock_cut: 'Només en queden {quantity}: a la vostra cistella n’hi ha {quantity}.',
  stock_cut_one: 'Només en queda 1: ja és a la vostra cistella.',
  stock_full: 'No en queden més: a la vostra cistella ja hi ha tots els disponibles ({quantity}).',
  ebook: 'De cada llibre electrònic es ven un sol exemplar per cistella: a la vostra n’hi ha 1.',
  basket: 'Una cistella admet com a màxim {quantity} exemplars de cada article: a la vostra n’hi ha {quantity}.',
}

const en: Sentences = {
  stock_cut: 'Only {quantity} are left: your basket has {quantity}.',
  stock_cut_one: 'Only 1 is left: it is in your basket.',
  stock_full: 'No more are left: your basket already has all there are ({quantity}).',
  ebook: 'A basket takes one copy of an ebook: yours has 1.',
  basket: 'A basket takes at most {quantity} copies of an item: yours has {quantity}.',
}

export const sentences: Record<Language, Sentences> = { es, ca, en }
