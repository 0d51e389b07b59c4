/** Having a copy kept in a store. */
export const reserve = {
  title: 'Reservar en una tienda',
  lead: ({ title, store }: { title: string; store: string }) => `«${title}», en ${store}.`,
  how: 'Se lo guardamos 24 horas, o hasta el siguiente día en que abra la tienda. Se paga allí; no hay ningún compromiso.',
  name: 'Nombre',
  nameHint: 'Para buscarlo en el mostrador',
  email: 'Correo electrónico',
  emailHint:
    'Le mandamos el número de la reserva. Si no ha entrado en su cuenta, antes tendrá que confirmar que el correo es suyo.',
  accept: 'He leído y acepto la',
  policy: 'política de privacidad',
  send: 'Reservar',
  where: 'Lo recogerá en',
  code: 'Número de reserva',
  until: 'Se lo guardamos hasta el',
  confirmText: 'Pulse el botón y apartaremos el ejemplar a su nombre.',
  confirm: 'Sí, guárdenmelo',
  none: 'Elija primero un artículo y una tienda: en la página de cada artículo se ve en cuáles está.',
  toStore: 'Ir a la tienda',
}
