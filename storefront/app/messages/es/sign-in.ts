/** Registering, and choosing a password anew: of no other page. */
export const signIn = {
  noAccount: '¿Todavía no tiene cuenta?',
  haveAccount: '¿Ya tiene cuenta?',
  recoverTitle: 'Recuperar la contraseña',
  recoverText: 'Escriba el correo de su cuenta y le enviaremos un enlace para elegir una contraseña nueva.',
  recover: 'Enviar el enlace',
  recoverSent: 'Le hemos enviado un correo con el enlace. Caduca en una hora.',
  resetTitle: 'Elija una contraseña nueva',
  reset: 'Guardar la contraseña',
  kind: '¿Quién se registra?',
  kindText: {
    private: 'Para comprar en su nombre.',
    business: 'Con razón social y NIF en la factura.',
    library: 'Descuento y presupuestos; activamos la cuenta en uno o dos días.',
  },
  addressHint: 'Puede dejarla para la primera compra.',
}
