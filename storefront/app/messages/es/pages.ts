export const pages = {
  browsersTitle: 'Navegadores compatibles',
  browsersText: 'Su navegador es anterior a los que admite la tienda. Con cualquiera de estos funcionará todo:',
  orLater: ({ name }: { name: string }) => `${name} o posterior`,
  bundlesTitle: 'Entradas conjuntas',
  bundlesNote: 'Las vende la taquilla, no la tienda. El precio es el que da la taquilla y puede cambiar allí.',
  bundlePrice: ({ price }: { price: string }) => `${price} en la taquilla del palacio`,
  bundleUntil: ({ day }: { day: string }) => `Hasta el ${day}`,
  bundleVoucher: ({ coupon }: { coupon: string }) => `Con ella, en la tienda: ${coupon}. El código lo da la taquilla.`,
  bundleBuy: 'Ver en la taquilla',
  contents: 'En esta página',
  others: 'También puede consultar',
  /** General information by its number. */
}
