import type { Localized } from '#kernel/language.ts'

export const texts: Localized<{ title: (name: string) => string; since: (day: string) => string; duty: string }> = {
  es: {
    title: (name) => `Aviso a otro programa desconectado: ${name}`,
    since: (day) => `Desde el ${day} no responde a lo que la tienda le envía.`,
    duty: 'La tienda ha dejado de enviarle avisos. Cuando funcione, vuelva a activarlo en Casa, Avisos a otros programas, y repita allí los envíos que falten.',
  },
  ca: {
    title: (name) => `Avís a un altre programa desconnectat: ${name}`,
    since: (day) => `Des del ${day} no respon al que la botiga li envia.`,
    duty: 'La botiga ha deixat d’enviar-li avisos. Quan funcioni, torneu a activar-lo a Casa, Avisos a altres programes, i repetiu allà els enviaments que faltin.',
  },
  en: {
    title: (name) => `Webhook switched off: ${name}`,
    since: (day) => `Since ${day} it has not accepted anything the shop sent.`,
    duty: 'The shop has stopped sending to it. Once it works, switch it on again under House, Webhooks, and send again what it missed.',
  },
}
