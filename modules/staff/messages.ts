import type { Language } from '#kernel/language.ts'

const es = {
  'staff.login_wrong': 'El correo y la contraseña no coinciden.',
  'staff.session_ended': 'La sesión de personal no existe o ha terminado. Vuelva a entrar.',
  'staff.forbidden': 'Sus funciones no incluyen esta operación.',
  'staff.other_store': 'Esta operación solo puede hacerse en su propia tienda.',
  'staff.login_again': 'Para esta operación tiene que escribir de nuevo la contraseña: vuelva a entrar.',
  'staff.email_exists': 'Ya hay alguien del personal con este correo.',
  'staff.email_invalid': 'Escriba una dirección de correo completa.',
  'staff.password_short': 'La contraseña necesita doce caracteres como mínimo.',
  'staff.store_missing': 'Quien vende en tienda necesita una tienda.',
  'staff.last_admin': 'Tiene que quedar alguien con la función de administración.',
  'staff.unknown': 'No hay nadie del personal con ese correo.',
  'staff.customer_unknown': 'No hay ninguna cuenta con ese identificador.',
  'staff.stock_short': 'En esa tienda no hay tantos ejemplares.',
  'staff.product_unknown': 'No hay ningún artículo con ese identificador.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'staff.login_wrong': 'El correu i la contrasenya no coincideixen.',
  'staff.session_ended': 'La sessió de personal no existeix o s’ha acabat. Torneu a entrar.',
  'staff.forbidden': 'Les vostres funcions no inclouen aquesta operació.',
  'staff.other_store': 'Aquesta operació només es pot fer a la vostra botiga.',
  'staff.login_again': 'Per a aquesta operació heu d’escriure de nou la contrasenya: torneu a entrar.',
  'staff.email_exists': 'Ja hi ha algú del personal amb aquest correu.',
  'staff.email_invalid': 'Escriviu una adreça de correu completa.',
  'staff.password_short': 'La contrasenya ha de tenir dotze caràcters com a mínim.',
  'staff.store_missing': 'Qui ven a la botiga necessita una botiga.',
  'staff.last_admin': 'Hi ha de quedar algú amb la funció d’administració.',
  'staff.unknown': 'No hi ha ningú del personal amb aquest correu.',
  'staff.customer_unknown': 'No hi ha cap compte amb aquest identificador.',
  'staff.stock_short': 'En aquesta botiga no hi ha tants exemplars.',
  'staff.product_unknown': 'No hi ha cap article amb aquest identificador.',
}
const en: Messages = {
  'staff.login_wrong': 'E-mail and password do not match.',
  'staff.session_ended': 'There is no such staff session, or it has ended. Please log in again.',
  'staff.forbidden': 'Your roles do not include this.',
  'staff.other_store': 'You can do this in your own store only.',
  'staff.login_again': 'This needs your password once more: please log in again.',
  'staff.email_exists': 'A colleague has this e-mail already.',
  'staff.email_invalid': 'Please write a complete e-mail address.',
  'staff.password_short': 'The password needs at least twelve characters.',
  'staff.store_missing': 'A bookseller needs a store.',
  'staff.last_admin': 'Somebody has to remain an admin.',
  'staff.unknown': 'Nobody of the staff has this e-mail.',
  'staff.customer_unknown': 'There is no account with this identifier.',
  'staff.stock_short': 'That store does not have so many copies.',
  'staff.product_unknown': 'There is no product with this identifier.',
}
export const staffMessages: Record<Language, Messages> = { es, ca, en }
