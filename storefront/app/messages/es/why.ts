/** How a total came about, step by step. Amounts and percentages arrive written as the language writes them. */
interface Step {
  amount: string
  from: string
  quantity: number
  percent: string
  name: string
}

export const why = {
  title: '¿De dónde sale este total?',
  whole: 'Para todo el pedido',
  price: ({ quantity, from }: Step) => (quantity === 1 ? 'Precio' : `Precio: ${quantity} × ${from}`),
  net: () => 'Se descuenta el IVA español, porque el envío sale de su territorio',
  reduction: () => 'Rebaja de la tienda',
  terms: ({ percent }: Step) => `Condiciones acordadas, ${percent}`,
  promotion: ({ name, percent }: Step) => `Promoción «${name}», ${percent}`,
  promotionWhole: ({ name }: Step) => `Promoción «${name}»`,
  coupon: ({ name }: Step) => `Su parte del cupón ${name}`,
  couponPercent: ({ name, percent }: Step) => `Cupón ${name}, ${percent}`,
  bonus: () => 'Pagado con puntos',
  shipping: () => 'Envío',
  surcharge: ({ percent, from }: Step) => `Recargo de equivalencia, ${percent} de ${from}`,
  lost: ({ name, amount }: Step) =>
    `«${name}» habría descontado ${amount}. Los descuentos no se suman: se aplica el que más le conviene.`,
  cap: ({ percent, from, amount }: Step) =>
    `Le correspondían ${from} de descuento, pero la ley del libro permite como mucho un ${percent}: quedan fuera ${amount}.`,
  free_shipping: ({ name, amount }: Step) => `«${name}»: envío gratis, en vez de ${amount}.`,
  shipping_share: ({ percent, amount }: Step) => `${amount} del envío tributan al ${percent}, como los artículos de ese tipo.`,
  vat: ({ percent, from, amount }: Step) =>
    `De ${from} con un IVA del ${percent}, ${amount} son impuesto. Se redondea una sola vez, por tipo.`,
  vatNone: ({ from }: Step) => `${from} sin IVA.`,
  couponField: 'Cupón',
  couponUse: 'Usar cupón',
  couponRemove: 'Quitar el cupón',
  couponUsed: ({ coupon, title }: { coupon: string; title: string }) => `${title} (${coupon})`,
  couponIdle: 'Con este cupón no ahorra más: el precio ya es el mejor posible.',
  bonusField: 'Pagar con puntos, en euros',
  bonusHint: ({ available }: { available: string }) => `Tiene ${available} en puntos. No sirven para libros ni para el envío.`,
  bonusUse: 'Usar puntos',
  bonusRemove: 'No usar puntos',
  promotions: 'Promociones',
  surchargeTotal: 'Recargo de equivalencia',
  untaxed: 'sin IVA',
  giftCardField: 'Tarjeta regalo',
  giftCardUse: 'Usar tarjeta',
  giftCardRemove: 'Quitar',
  giftCardHint: 'Escriba el código de su correo. Lo que no se gaste queda en la tarjeta.',
  giftCardUsed: ({ last4, balance }: { last4: string; balance: string }) => `Tarjeta regalo ${last4}, con ${balance}`,
  giftCards: 'Tarjeta regalo',
  toPay: 'Queda por pagar',
  nothingToPay: 'La tarjeta regalo paga el pedido entero: no hace falta otro medio de pago.',
  confirmOrder: 'Confirmar el pedido',
  couponHave: '¿Tiene un cupón?',
  couponSignIn: 'Los cupones son para clientes con cuenta.',
  giftCardHave: '¿Tiene una tarjeta regalo?',
}
