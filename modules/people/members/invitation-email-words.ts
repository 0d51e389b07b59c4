import { ofName } from '#kernel/catalan-names.ts'
import type { Localized } from '#kernel/language.ts'
import type { MemberRole } from '#modules/people/access/contract.ts'

interface Texts {
  subject: (account: string) => string
  invited: (account: string) => string
  roles: Record<MemberRole, string>
  button: string
  ends: string
  ignore: string
}

export const texts: Localized<Texts> = {
  es: {
    subject: (account) => `Le invitan a la cuenta de ${account}`,
    invited: (account) => `${account} le ha invitado a entrar en su cuenta de la tienda con usuario propio.`,
    roles: {
      requester: 'Podrá preparar listas de pedido y enviarlas a aprobación.',
      approver: 'Podrá preparar pedidos, aprobar los que preparen los demás y confirmarlos.',
      accounts: 'Podrá consultar pedidos, albaranes y facturas, y solicitar facturas.',
    },
    button: 'Aceptar la invitación',
    ends: 'El enlace caduca a los siete días y solo se puede usar una vez. Al abrirlo elegirá su contraseña.',
    ignore: 'Si no esperaba esta invitación, no tiene que hacer nada.',
  },
  ca: {
    subject: (account) => `Us conviden al compte ${ofName(account)}`,
    invited: (account) => `${account} us ha convidat a entrar al seu compte de la botiga amb usuari propi.`,
    roles: {
      requester: 'Podreu preparar llistes de comanda i enviar-les a aprovació.',
      approver: 'Podreu preparar comandes, aprovar les que preparin els altres i fer-les fermes.',
      accounts: 'Podreu consultar comandes, albarans i factures, i sol·licitar factures.',
    },
    button: 'Accepta la invitació',
    ends: 'L’enllaç caduca al cap de set dies i només es pot fer servir una vegada. En obrir-lo triareu la contrasenya.',
    ignore: 'Si no esperàveu aquesta invitació, no cal que feu res.',
  },
  en: {
    subject: (account) => `You have been invited to join the account of ${account}`,
    invited: (account) => `${account} has invited you to its account at the shop, with your own login.`,
    roles: {
      requester: 'You will be able to prepare order lists and send them for approval.',
      approver: 'You will be able to prepare and place orders and approve other people’s.',
      accounts: 'You will be able to see orders, delivery notes and invoices, and request invoices.',
    },
    button: 'Accept the invitation',
    ends: 'The link works once and is valid for seven days. You choose your password when you open it.',
    ignore: 'If you were not expecting this invitation, you can ignore this e-mail.',
  },
}
