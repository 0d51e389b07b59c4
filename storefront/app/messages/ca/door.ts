import type { door as es } from '../es/door.ts'

export const door: typeof es = {
  doorTitle: 'Com voleu comprar?',
  doorLogin: 'Tinc compte',
  doorRegister: 'Vull crear un compte',
  doorRegisterText: 'Deseu adreces, seguiu les comandes i aprofiteu els descomptes.',
  doorGuest: 'Compra sense compte',
  doorGuestText: 'Només ens cal un correu per enviar-vos la confirmació. Si després obriu un compte, hi trobareu la comanda.',
  guestReminder: 'Si deixo alguna cosa a la cistella, aviseu-me una vegada per correu (ho podeu aturar amb un clic).',
  guestContinue: 'Continua amb aquest correu',
  privacy: 'He llegit i accepto la política de privacitat',
}
