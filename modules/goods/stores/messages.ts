import type { Language } from '#kernel/language.ts'

const es = {
  'stores.day_full':
    'La tienda ya no puede preparar más recogidas para ese día. Vuelva a cargar la página: verá el primero que queda.',
  'stores.unknown': 'No tenemos ninguna tienda con ese código.',
  'stores.unknown_province': 'No conocemos ninguna provincia con ese nombre.',
  'stores.unavailable': 'La tienda seleccionada no está disponible. Elija otra, por favor.',
  'stores.same_day_twice': 'Cada día puede tener un solo horario.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'stores.day_full':
    'La botiga ja no pot preparar més recollides per a aquell dia. Torneu a carregar la pàgina: hi veureu el primer que queda.',
  'stores.unknown': 'No tenim cap botiga amb aquest codi.',
  'stores.unknown_province': 'No coneixem cap província amb aquest nom.',
  'stores.unavailable': 'La botiga seleccionada no està disponible. Trieu-ne una altra, si us plau.',
  'stores.same_day_twice': 'Cada dia pot tenir un sol horari.',
}
const en: Messages = {
  'stores.day_full': 'The store can prepare no more collections for that day. Load the page again to see the first that is left.',
  'stores.unknown': 'There is no shop with that code.',
  'stores.unknown_province': 'There is no province with that name.',
  'stores.unavailable': 'The selected store is not available. Please, select another one.',
  'stores.same_day_twice': 'Each day can only have one set of hours.',
}
export const storesMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
