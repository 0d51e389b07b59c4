import type { Localized } from '#kernel/language.ts'

export const texts: Localized<{ subject: string; asked: string; gift: string; button: string; ends: string; ignore: string }> = {
  es: {
    subject: 'Confirme su suscripción',
    asked:
      'Hemos recibido una petición para enviar a esta dirección el boletín del palacio: novedades, exposiciones y lecturas, una vez al mes.',
    gift: 'Al confirmar recibirá un cupón del 5\u00a0% para su primera compra.',
    button: 'Confirmar la suscripción',
    ends: 'El enlace caduca a los siete días.',
    ignore: 'Si no lo ha pedido usted, no tiene que hacer nada: no le volveremos a escribir.',
  },
  ca: {
    subject: 'Confirmeu la vostra subscripció',
    asked: 'Algú ha demanat rebre en aquesta adreça el butlletí del palau: novetats, exposicions i lectures, un cop al mes.',
    gift: 'Quan confirmeu la subscripció rebreu un cupó del 5 % per a la primera compra.',
    button: 'Confirma la subscripció',
    ends: 'L’enllaç caduca al cap de set dies.',
    ignore: 'Si no ho heu demanat, no cal que feu res: no us tornarem a escriure.',
  },
  en: {
    subject: 'Please confirm your subscription',
    asked: 'Someone signed this address up for our newsletter: new arrivals, exhibitions and recommended reading, once a month.',
    gift: 'Once you have confirmed, we will send you a coupon for 5% off your first order.',
    button: 'Confirm subscription',
    ends: 'The link is valid for seven days.',
    ignore: 'If you did not sign up, you can ignore this e-mail: we will not e-mail you again.',
  },
}
