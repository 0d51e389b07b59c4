import type { Language } from '#kernel/language.ts'

const es = {
  'agenda.unknown': 'Esta actividad no está en la agenda.',
  'agenda.type_unknown': 'Este tipo de actividad no existe.',
  'agenda.confirmed': 'Tiene plaza. Le hemos enviado la confirmación por correo, con la cita para su calendario.',
  'agenda.waiting': 'Está en la lista de espera. Si queda sitio, la plaza es suya y le escribimos enseguida.',
  'agenda.given_back': 'Hemos anulado su inscripción. Gracias por avisar.',
  'agenda.full': 'No quedan plazas suficientes. Marque la lista de espera si quiere que le avisemos.',
  'agenda.few_left': 'Plazas que quedan: {left}. Pida menos o marque la lista de espera.',
  'agenda.over': 'El plazo de inscripción se ha cerrado: la actividad ya ha empezado.',
  'agenda.called_off': 'Esta actividad se ha suspendido.',
  'agenda.no_registration': 'Para esta actividad no hace falta inscribirse.',
  'agenda.already': 'Este correo ya está inscrito. El enlace para anular la inscripción está en el correo que le enviamos.',
  'agenda.places_wrong': 'Indique entre una y seis plazas.',
  'agenda.too_long': 'El nombre no puede pasar de 120 caracteres.',
  'agenda.link_unknown': 'Este enlace no es válido. Compruebe que lo ha copiado entero.',
  'agenda.fewer_than_taken': 'Ya hay más plazas ocupadas que estas.',
  'agenda.ends_before': 'La actividad tiene que acabar después de empezar.',
  'agenda.theme_unknown': 'No hay ninguna imagen con este nombre.',
  'agenda.product_unknown': 'Alguno de estos productos no existe.',
  'agenda.already_called_off': 'Esta actividad ya está suspendida.',
  'agenda.room_full': 'La sala está llena: ya ha entrado tanta gente como plazas hay.',
}
type Messages = Record<keyof typeof es, string>
const ca: Messages = {
  'agenda.unknown': 'Aquesta activitat no és a l’agenda.',
  'agenda.type_unknown': 'Aquest tipus d’activitat no existeix.',
  'agenda.confirmed': 'Teniu plaça. Us hem enviat la confirmació per correu, amb la cita per al calendari.',
  'agenda.waiting': 'Sou a la llista d’espera. Si queda lloc, la plaça és vostra i us escrivim de seguida.',
  'agenda.given_back': 'Hem anul·lat la vostra inscripció. Gràcies per avisar-nos.',
  'agenda.full': 'No queden prou places. Marqueu la llista d’espera si voleu que us avisem.',
  'agenda.few_left': 'Places que queden: {left}. Demaneu-ne menys o marqueu la llista d’espera.',
  'agenda.over': 'El termini d’inscripció s’ha tancat: l’activitat ja ha començat.',
  'agenda.called_off': 'Aquesta activitat s’ha suspès.',
  'agenda.no_registration': 'Per a aquesta activitat no cal inscriure’s.',
  'agenda.already': 'Aquest correu ja està inscrit. L’enllaç per anul·lar la inscripció és al correu que us vam enviar.',
  'agenda.places_wrong': 'Indiqueu entre una i sis places.',
  'agenda.too_long': 'Aquest text és massa llarg: escurceu-lo.',
  'agenda.link_unknown': 'Aquest enllaç no és vàlid. Comproveu que l’heu copiat sencer.',
  'agenda.fewer_than_taken': 'Ja hi ha més places ocupades que aquestes.',
  'agenda.ends_before': 'L’activitat ha d’acabar després de començar.',
  'agenda.theme_unknown': 'No hi ha cap imatge amb aquest nom.',
  'agenda.product_unknown': 'Algun d’aquests productes no existeix.',
  'agenda.already_called_off': 'Aquesta activitat ja està suspesa.',
  'agenda.room_full': 'La sala és plena: ja ha entrat tanta gent com places hi ha.',
}
const en: Messages = {
  'agenda.unknown': 'We cannot find this event.',
  'agenda.type_unknown': 'There is no such type of event.',
  'agenda.confirmed': 'You have a place. We have e-mailed you a confirmation with a calendar invitation.',
  'agenda.waiting': 'You are on the waiting list. If a place becomes free, it is yours and we will e-mail you straight away.',
  'agenda.given_back': 'We have cancelled your registration. Thank you for letting us know.',
  'agenda.full': 'There are not enough places left. Tick the box if you would like to join the waiting list.',
  'agenda.few_left': 'Places left: {left}. Choose fewer places or tick the box to join the waiting list.',
  'agenda.over': 'Registration is closed: the event has already started.',
  'agenda.called_off': 'This event has been cancelled.',
  'agenda.no_registration': 'No registration is needed for this event.',
  'agenda.already': 'This e-mail address is already registered. The link to cancel is in the confirmation e-mail.',
  'agenda.places_wrong': 'Please choose between one and six places.',
  'agenda.too_long': 'This is too long.',
  'agenda.link_unknown': 'This link is not valid. Please check that you copied the whole link.',
  'agenda.fewer_than_taken': 'More places than that are already taken.',
  'agenda.ends_before': 'The event must end after it starts.',
  'agenda.theme_unknown': 'There is no picture with this name.',
  'agenda.product_unknown': 'One of these products does not exist.',
  'agenda.already_called_off': 'This event has already been cancelled.',
  'agenda.room_full': 'The room is full: as many people are in as there are places.',
}

export const agendaMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
