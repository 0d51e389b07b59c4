import type { Language } from '#kernel/language.ts'

const es = {
  'desk.unknown_list': 'No encontramos esa lista.',
  'desk.unknown_line': 'Esa línea ya no está en la lista.',
  'desk.unknown_ean': 'El EAN / ISBN introducido no corresponde a ningún producto disponible.',
  'desk.unknown_choice': 'Lo elegido ya no está disponible. Vuelva a elegir, por favor.',
  'desk.too_many_lines': 'Una lista admite hasta {most} líneas. Continúe en otra, por favor.',
  'desk.too_many_lists': 'Hay demasiadas listas abiertas. Archive o elimine alguna, por favor.',
  'desk.empty': 'La lista no tiene ningún título que se pueda pedir.',
  'desk.not_now': 'La lista ha cambiado entretanto y ya no admite este paso.',
  'desk.lines_unavailable':
    'Hay {count} títulos que no se pueden pedir en esa cantidad; el primero es «{title}». Cambie los ejemplares o apártelos.',
  'desk.over_budget': 'El pedido supera lo disponible en el presupuesto: envíelo a aprobación.',
  'desk.shipping_unknown': 'Los portes a esa dirección los confirma la tienda. Escríbanos, por favor, y preparamos el pedido.',
}
type Messages = Record<keyof typeof es, string>

const ca: Messages = {
  'desk.unknown_list': 'No trobem aquesta llista.',
  'desk.unknown_line': 'Aquesta línia ja no és a la llista.',
  'desk.unknown_ean': 'L’EAN / ISBN introduït no correspon a cap producte disponible.',
  'desk.unknown_choice': 'El que heu triat ja no està disponible. Torneu a triar, si us plau.',
  'desk.too_many_lines': 'Una llista admet fins a {most} línies. Continueu en una altra, si us plau.',
  'desk.too_many_lists': 'Hi ha massa llistes obertes. Arxiveu-ne o elimineu-ne alguna, si us plau.',
  'desk.empty': 'La llista no té cap títol que es pugui demanar.',
  'desk.not_now': 'La llista ha canviat mentrestant i ja no admet aquest pas.',
  'desk.lines_unavailable':
    'Hi ha {count} títols que no es poden demanar en aquesta quantitat; el primer és «{title}». Canvieu els exemplars o aparteu-los.',
  'desk.over_budget': 'La comanda supera el que queda disponible al pressupost: envieu-la a aprovar.',
  'desk.shipping_unknown': 'Els ports a aquesta adreça els confirma la botiga. Escriviu-nos, si us plau, i preparem la comanda.',
}

const en: Messages = {
  'desk.unknown_list': 'We cannot find that list.',
  'desk.unknown_line': 'That line is no longer in the list.',
  'desk.unknown_ean': 'The EAN / ISBN entered does not correspond to any available product.',
  'desk.unknown_choice': 'What was chosen is no longer available. Please choose again.',
  'desk.too_many_lines': 'A list can have up to {most} lines. Please continue in another list.',
  'desk.too_many_lists': 'Too many lists are open. Please archive or delete some.',
  'desk.empty': 'There is nothing in the list that can be ordered.',
  'desk.not_now': 'The list has changed in the meantime and no longer allows this step.',
  'desk.lines_unavailable':
    '{count} titles are not available in that quantity; the first is “{title}”. Change the number of copies or set them aside.',
  'desk.over_budget': 'This order exceeds the remaining budget: please send it for approval.',
  'desk.shipping_unknown':
    'We need to confirm the delivery cost to that address. Please contact us and we will prepare the order.',
}

export const deskMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
