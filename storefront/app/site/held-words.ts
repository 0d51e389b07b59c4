import type { Localized } from '#kernel/language.ts'

/** Said to whoever sends a form before the scripts of its page stand. */
export const heldWords: Localized = {
  es: 'Un momento: se enviará en cuanto la página esté lista.',
  ca: 'Un moment: s’enviarà tan bon punt la pàgina estigui a punt.',
  en: 'One moment: it will be sent as soon as the page is ready.',
}
