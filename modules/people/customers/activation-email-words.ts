import { ofName } from '#kernel/catalan-names.ts'
import type { Localized } from '#kernel/language.ts'

interface Texts {
  subject: string
  opened: (account: string) => string
  library: string
  business: string
  people: string
  button: string
}

export const texts: Localized<Texts> = {
  es: {
    subject: 'Su cuenta está activada',
    opened: (account) => `Hemos comprobado los datos de ${account} y la cuenta ya está activada.`,
    library: 'Desde hoy tiene la mesa de pedidos, los presupuestos, los albaranes y el precio de biblioteca.',
    business: 'Desde hoy tiene la mesa de pedidos y las condiciones para empresas.',
    people: 'Puede invitar a quienes trabajan con usted para que cada persona entre con su correo.',
    button: 'Entrar en la cuenta',
  },
  ca: {
    subject: 'El vostre compte està activat',
    opened: (account) => `Hem comprovat les dades ${ofName(account)} i el compte ja està activat.`,
    library: 'Des d’avui teniu el servei de comandes, els pressupostos, els albarans i el preu de biblioteca.',
    business: 'Des d’avui teniu el servei de comandes i les condicions per a empreses.',
    people: 'Podeu convidar qui treballa amb vosaltres perquè cada persona entri amb el seu correu.',
    button: 'Entra al compte',
  },
  en: {
    subject: 'Your account is active',
    opened: (account) => `We have checked the details of ${account} and the account is now active.`,
    library: 'You can now use order entry, budgets, delivery notes and library prices.',
    business: 'You can now use order entry and the terms for companies.',
    people: 'You can invite the people you work with, so that each of them signs in with their own e-mail address.',
    button: 'Sign in',
  },
}
