import type { Language } from '#kernel/language.ts'

const es = {
  'contact.sent': 'Hemos recibido su mensaje. Le contestará una persona, casi siempre el mismo día laborable.',
  'contact.message_short': 'El mensaje necesita al menos veinte caracteres.',
  'contact.message_long': 'El mensaje no puede pasar de 4.000 caracteres.',
  'contact.too_long': 'Este dato es demasiado largo: el nombre admite 120 caracteres y la institución, 160.',
  'contact.answer_long': 'Esta respuesta no puede pasar de 2.000 caracteres.',
  'contact.invalid_topic': 'Elija un asunto de la lista.',
  'contact.invalid_name': 'Escriba su nombre.',
  'contact.invalid_email': 'Escriba un correo electrónico completo, como nombre@ejemplo.es.',
  'contact.invalid_message': 'Escriba un mensaje de al menos veinte caracteres.',
  'contact.privacy_required': 'Acepte la política de privacidad para continuar.',
  'contact.failed': 'Se ha producido un error al enviar el correo electrónico. Inténtelo más tarde.',
  'contact.unknown': 'No hay ningún mensaje con este número.',
  'contact.is_closed': 'El mensaje ya está cerrado.',
  'contact.is_open': 'El mensaje no está cerrado.',
  'contact.no_colleague': 'Esta persona no trabaja ya aquí o no responde mensajes.',
  'contact.no_conversation': 'Este correo no responde a ninguna conversación.',
  'contact.answer_unknown': 'Esta respuesta de la casa ya no existe.',
  'contact.answer_named': 'Ya hay otra respuesta de la casa con este nombre.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'contact.sent': 'Hem rebut el vostre missatge. Us contestarà una persona, gairebé sempre el mateix dia feiner.',
  'contact.message_short': 'Expliqueu-nos-ho una mica més: com a mínim vint caràcters.',
  'contact.message_long': 'El missatge no pot passar de 4.000 caràcters.',
  'contact.too_long': 'Aquest text és massa llarg: escurceu-lo.',
  'contact.answer_long': 'Aquesta resposta no pot passar de 2.000 caràcters.',
  'contact.invalid_topic': 'Trieu un assumpte de la llista.',
  'contact.invalid_name': 'Escriviu el vostre nom i cognoms.',
  'contact.invalid_email': 'Escriviu una adreça de correu completa, com ara nom@exemple.cat.',
  'contact.invalid_message': 'Escriviu un missatge de vint caràcters com a mínim.',
  'contact.privacy_required': 'Accepteu la política de privacitat per continuar.',
  'contact.failed': 'S’ha produït un error en enviar el correu electrònic',
  'contact.unknown': 'No hi ha cap missatge amb aquest número.',
  'contact.is_closed': 'El missatge ja està tancat.',
  'contact.is_open': 'El missatge no està tancat.',
  'contact.no_colleague': 'Aquesta persona ja no treballa aquí o no respon missatges.',
  'contact.no_conversation': 'Aquest correu no respon cap conversa.',
  'contact.answer_unknown': 'Aquesta resposta de la casa ja no existeix.',
  'contact.answer_named': 'Ja hi ha una altra resposta de la casa amb aquest nom.',
}
const en: Messages = {
  'contact.sent': 'We have received your message. You’ll hear from a real person, usually the same working day.',
  'contact.message_short': 'Please tell us a little more: at least 20 characters.',
  'contact.message_long': 'The message can be 4,000 characters long at most.',
  'contact.too_long': 'This is too long.',
  'contact.answer_long': 'This answer can be 2,000 characters long at most.',
  'contact.invalid_topic': 'Invalid topic.',
  'contact.invalid_name': 'Invalid name.',
  'contact.invalid_email': 'Invalid email.',
  'contact.invalid_message': 'Invalid message.',
  'contact.privacy_required': 'You must accept the privacy policy.',
  'contact.failed': 'An error occurred while sending the email',
  'contact.unknown': 'There is no message with this number.',
  'contact.is_closed': 'The message is closed already.',
  'contact.is_open': 'The message is not closed.',
  'contact.no_colleague': 'This person no longer works here or does not answer messages.',
  'contact.no_conversation': 'This e-mail does not reply to any conversation.',
  'contact.answer_unknown': 'This house answer no longer exists.',
  'contact.answer_named': 'Another house answer has this name already.',
}

export const contactMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
