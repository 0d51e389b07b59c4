import type { Language } from '#kernel/language.ts'

const es = {
  'staff.factor_wrong': 'El código no es correcto, o ya se ha usado. Espere al siguiente.',
  'staff.recovery_wrong': 'Este código de recuperación no es correcto, o ya se ha usado.',
  'staff.passkey_wrong': 'La llave de acceso no se ha podido comprobar. Pruebe otra vez o entre de otra manera.',
  'staff.passkey_known': 'Esta llave de acceso ya está guardada.',
  'staff.totp_exists': 'Ya tiene una aplicación de códigos. Quítela antes de configurar otra.',
  'staff.step_ended': 'Ha pasado demasiado tiempo. Escriba de nuevo el correo y la contraseña.',
  'staff.factor_demanded': 'Sus funciones piden un segundo factor: configure otro antes de quitar este.',
  'staff.factor_unknown': 'No tiene ese segundo factor.',
  'staff.factor_first': 'Configure antes una aplicación de códigos o una llave de acceso.',
  'staff.pin_form': 'El PIN tiene entre cuatro y seis cifras.',
  'staff.pin_easy': 'Este PIN es fácil de adivinar. Elija otro.',
  'staff.pin_wrong': 'El PIN no es correcto.',
  'staff.pin_closed': 'No hay PIN, o se ha escrito mal cinco veces: entre con la contraseña.',
  'staff.till_password': 'En esta caja tiene que entrar hoy una vez con su contraseña.',
  'staff.no_till': 'Este navegador no es una caja compartida.',
  'staff.password_wrong': 'Esta no es su contraseña.',
  'staff.link_ended': 'Este enlace ya se ha usado o ha caducado. Pida otro.',
  'staff.not_invited': 'Esta persona ya eligió su contraseña, o ya no trabaja aquí.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'staff.factor_wrong': 'El codi no és correcte, o ja s’ha fet servir. Espereu el següent.',
  'staff.recovery_wrong': 'Aquest codi de recuperació no és correcte, o ja s’ha fet servir.',
  'staff.passkey_wrong': 'La clau de pas no s’ha pogut comprovar. Torneu-ho a provar o entreu d’una altra manera.',
  'staff.passkey_known': 'Aquesta clau de pas ja està desada.',
  'staff.totp_exists': 'Ja teniu una aplicació de codis. Traieu-la abans de configurar-ne una altra.',
  'staff.step_ended': 'Ha passat massa temps. Torneu a escriure el correu i la contrasenya.',
  'staff.factor_demanded': 'Les vostres funcions demanen un segon factor: configureu-ne un altre abans de treure aquest.',
  'staff.factor_unknown': 'No teniu aquest segon factor.',
  'staff.factor_first': 'Configureu abans una aplicació de codis o una clau de pas.',
  'staff.pin_form': 'El PIN té entre quatre i sis xifres.',
  'staff.pin_easy': 'Aquest PIN és fàcil d’endevinar. Trieu-ne un altre.',
  'staff.pin_wrong': 'El PIN no és correcte.',
  'staff.pin_closed': 'No hi ha PIN, o s’ha escrit malament cinc vegades: entreu amb la contrasenya.',
  'staff.till_password': 'En aquesta caixa heu d’entrar avui una vegada amb la contrasenya.',
  'staff.no_till': 'Aquest navegador no és una caixa compartida.',
  'staff.password_wrong': 'Aquesta no és la vostra contrasenya.',
  'staff.link_ended': 'Aquest enllaç ja s’ha fet servir o ha caducat. Demaneu-ne un altre.',
  'staff.not_invited': 'Aquesta persona ja va triar la contrasenya, o ja no treballa aquí.',
}
const en: Messages = {
  'staff.factor_wrong': 'The code is not right, or has been used. Please wait for the next one.',
  'staff.recovery_wrong': 'This recovery code is not right, or has been used.',
  'staff.passkey_wrong': 'The passkey could not be checked. Please try again or sign in another way.',
  'staff.passkey_known': 'This passkey is already kept.',
  'staff.totp_exists': 'You already have an authenticator app. Remove it before setting up another.',
  'staff.step_ended': 'Too much time has passed. Please enter your e-mail address and password again.',
  'staff.factor_demanded': 'Your roles need a second factor: set up another before removing this one.',
  'staff.factor_unknown': 'You do not have this second factor.',
  'staff.factor_first': 'Set up an authenticator app or a passkey first.',
  'staff.pin_form': 'A PIN has four to six figures.',
  'staff.pin_easy': 'This PIN is easy to guess. Please choose another.',
  'staff.pin_wrong': 'The PIN is not right.',
  'staff.pin_closed': 'There is no PIN, or it was wrong five times: sign in with your password.',
  'staff.till_password': 'At this till you need to sign in once today with your password.',
  'staff.no_till': 'This browser is not a shared till.',
  'staff.password_wrong': 'This is not your password.',
  'staff.link_ended': 'This link has been used or has expired. Please ask for another.',
  'staff.not_invited': 'This person has already chosen a password, or no longer works here.',
}

/** Why somebody could not sign in, or change how they do. */
export const staffAccessMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
