export const words = {
  collectedBy: 'Quién lo recoge',
  collectedByHint: 'Solo si es otra persona.',
  elsewhere: 'Este pedido no es de su tienda. Si su cliente está en el mostrador, su tienda puede verlo durante un día.',
  reason: 'Por qué se abre aquí',
  reasonHint: 'Por ejemplo: trae el correo del pedido. Queda anotado.',
  showHere: 'Ver el pedido',
  shownHere: 'Su tienda ve este pedido durante un día.',
  notExchanged: 'Se devuelve y se hace un pedido nuevo.',
}
export type Words = typeof words
