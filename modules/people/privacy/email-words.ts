import type { Localized } from '#kernel/language.ts'

export const texts: Localized<{ subject: string; done: string; kept: string }> = {
  es: {
    subject: 'Hemos borrado su cuenta',
    done: 'Como nos ha pedido, hemos borrado su cuenta y los datos personales que guardábamos en ella.',
    kept: 'Conservamos las facturas y la contabilidad de los pedidos durante seis años, porque la ley nos obliga; sin otro uso. Este es el último correo que le enviamos.',
  },
  ca: {
    subject: 'Hem esborrat el vostre compte',
    done: 'Tal com ens heu demanat, hem esborrat el vostre compte i les dades personals que hi desàvem.',
    kept: 'Conservem les factures i la comptabilitat de les comandes durant sis anys, perquè la llei ens hi obliga; sense cap altre ús. Aquest és l’últim correu que us enviem.',
  },
  en: {
    subject: 'We have deleted your account',
    done: 'As you asked, we have deleted your account and the personal data in it.',
    kept: 'By law we must keep the invoices and accounting records of your orders for six years; we will not use them for anything else. This is the last e-mail we will send you.',
  },
}
