/** Ebooks for somebody else: the form, the page of whoever gets one, and how the basket and the order name them. */
export const ebookGifts = {
  giveText:
    'Lo paga con el resto de la cesta. El día que elija, quien lo recibe tiene un correo con un enlace que abre el libro; no hace falta que tenga cuenta.',
  recipientEmail: 'Correo electrónico de quien lo recibe',
  giverName: 'De parte de',
  giverNameHint: 'Su nombre, tal como quiera que lo lea.',
  message: 'Mensaje (opcional)',
  messageHint: 'Hasta 400 caracteres.',
  sendOn: 'Día de envío',
  sendOnHint: 'Desde hoy hasta dentro de un año. En blanco, sale en cuanto se pague.',
  toBasket: 'Añadir el regalo a la cesta',
  keeps:
    'Mientras no lo abra, puede cambiar la dirección, enviarlo otra vez o desistir de la compra desde la página de su pedido.',
  back: 'Volver al libro',
  title: 'Un regalo para usted',
  from: ({ giver }: { giver: string }) => `${giver} le regala este libro electrónico:`,
  fromNobody: 'Le han regalado este libro electrónico:',
  open: 'Abrir el regalo',
  openText: 'Al abrirlo podrá leerlo en el navegador o descargarlo durante un año. Le enviaremos un correo con el enlace.',
  openTextLcp:
    'Se lee con Thorium Reader u otra aplicación compatible con LCP, no en el navegador. Al abrirlo podrá descargar su licencia durante un año y verá la frase de paso que la abre. Le enviaremos un correo con el enlace.',
  intoAccount: ({ email }: { email: string }) => `Se guardará en «Mis libros electrónicos» de ${email}.`,
  withoutAccount: 'No necesita cuenta. Si la tiene,',
  login: 'entre antes y lo guardaremos en ella',
  opened: 'Este regalo ya se abrió. El enlace para leerlo está en el correo que enviamos entonces.',
  over: 'Este regalo se canceló y ya no se puede abrir.',
  openedTitle: 'Su regalo',
  ofOrder: 'Regalos',
  states: {
    waiting: ({ day }: { day: string }) => `Espera su día: se envía el ${day}`,
    sent: ({ day }: { day: string }) => `Enviado el ${day}, sin abrir`,
    opened: ({ day }: { day: string }) => `Abierto el ${day}`,
    over: 'Cancelado: su enlace ya no abre nada',
  },
  forWhom: ({ email }: { email: string }) => `Para ${email}`,
  newAddress: 'Otra dirección (si quiere cambiarla)',
  sendAgain: 'Enviar otra vez',
  changeAddress: 'Cambiar la dirección',
  again: 'El enlace del correo anterior deja de valer.',
  /** `day`: where it still waits for its day. */
  done: ({ email, day }: { email: string; day: string | null }) =>
    day ? `Lo enviaremos a ${email} el ${day}.` : `Lo hemos enviado otra vez a ${email}.`,
}
