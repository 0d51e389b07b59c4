import type { Language } from '#kernel/language.ts'

const es = {
  'stores.unknown': 'No tenemos ninguna tienda con ese código.',
  'stores.unavailable': 'La tienda seleccionada no está disponible. Elija otra, por favor.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'stores.unknown': 'No tenim cap botiga amb aquest codi.',
  'stores.unavailable': 'La botiga seleccionada no està disponible. Trieu-ne una altra, si us plau.',
}
const en: Messages = {
  'stores.unknown': 'We have no store with that code.',
  'stores.unavailable': 'The selected store is not available. Please, select another one.',
}
export const storesMessages: Record<Language, Messages> = { es, ca, en }
