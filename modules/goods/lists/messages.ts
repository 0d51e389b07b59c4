import type { Language } from '#kernel/language.ts'

const es = {
  'lists.changed_meanwhile': 'Alguien ha cambiado esta lista mientras usted la editaba. Vuelva a cargarla.',
  'lists.by_rule': 'Esta lista se llena con una regla. Quite la regla para elegir los títulos a mano.',
  'lists.full': 'Una lista admite {most} títulos como máximo.',
  'lists.shown': 'Todavía se muestra en algún sitio de la tienda. Quítela antes de allí.',
}
type Messages = Record<keyof typeof es, string>

const ca: Messages = {
  'lists.changed_meanwhile': 'Algú ha canviat aquesta llista mentre l’editàveu. Torneu a carregar-la.',
  'lists.by_rule': 'Aquesta llista s’omple amb una regla. Traieu la regla per triar els títols a mà.',
  'lists.full': 'Una llista admet {most} títols com a màxim.',
  'lists.shown': 'Encara es mostra en algun lloc de la botiga. Traieu-la abans d’allà.',
}

const en: Messages = {
  'lists.changed_meanwhile': 'Someone changed this list while you were editing it. Please load it again.',
  'lists.by_rule': 'A rule fills this list. Take the rule away to choose its titles by hand.',
  'lists.full': 'A list takes {most} titles at most.',
  'lists.shown': 'It is still shown somewhere in the shop. Please take it away there first.',
}

export const listMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
