/** The step between basket and checkout: who buys. */
export const door = {
  doorTitle: '¿Cómo quiere comprar?',
  doorLogin: 'Tengo cuenta',
  doorRegister: 'Quiero crear una cuenta',
  doorRegisterText: 'Guarde sus direcciones, siga sus pedidos y use sus cupones.',
  doorGuest: 'Comprar sin cuenta',
  doorGuestText:
    'Solo necesitamos un correo para enviarle la confirmación. Si después crea una cuenta con ese correo, el pedido pasará a ella.',
  guestReminder: 'Si dejo algo en la cesta, avísenme una vez por correo (puede pararlo con un clic).',
  guestContinue: 'Continuar con este correo',
  privacy: 'He leído y acepto la política de privacidad',
}
