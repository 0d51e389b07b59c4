import { toTheDay } from '#kernel/catalan-day.ts'
import type { Localized } from '#kernel/language.ts'

interface Texts {
  subject: string
  welcome: string
  gift: string
  until: (day: string) => string
  law: string
  button: string
  end: string
}

export const texts: Localized<Texts> = {
  es: {
    subject: 'Le damos la bienvenida al boletín del palacio',
    welcome:
      'Su suscripción está confirmada. Una vez al mes le contaremos qué hay de nuevo en la tienda, qué se expone y qué leemos.',
    gift: 'Este cupón le da un 5\u00a0% de descuento en su primera compra. Es personal: escríbalo en la cesta después de entrar en su cuenta con este correo.',
    until: (day) => `Se puede usar una vez, hasta el ${day}.`,
    law: 'Los libros tienen precio fijo: la ley no permite rebajarlos más de un 5\u00a0%, así que el cupón no se suma a otros descuentos.',
    button: 'Visitar la tienda',
    end: 'Darse de baja del boletín',
  },
  ca: {
    subject: 'Us donem la benvinguda al butlletí del palau',
    welcome:
      'La vostra subscripció està confirmada. Un cop al mes us explicarem què hi ha de nou a la botiga, què s’exposa al palau i què llegim.',
    gift: 'Aquest cupó és un 5 % de descompte en la primera compra. És personal: escriviu-lo a la cistella després d’entrar al vostre compte amb aquest correu.',
    until: (day) => `Val una sola vegada, fins ${toTheDay(day)}.`,
    law: 'Els llibres tenen preu fix: la llei no permet rebaixar-los més d’un 5 %, de manera que el cupó no se suma a altres descomptes.',
    button: 'Visita la botiga',
    end: 'No vull rebre més butlletins',
  },
  en: {
    subject: 'Welcome to our newsletter',
    welcome:
      'Your subscription is confirmed. Once a month we will tell you what is new in the shop, what’s on and what we are reading.',
    gift: 'This coupon gives you 5% off your first order. It is personal: sign in with this e-mail address and enter it in your basket.',
    until: (day) => `It can be used once and is valid until ${day}.`,
    law: 'Book prices in Spain are fixed by law and cannot be reduced by more than 5%, so the coupon cannot be combined with other discounts on books.',
    button: 'Visit the shop',
    end: 'Unsubscribe',
  },
}
