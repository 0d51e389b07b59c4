export const pages = {
  browsersTitle: 'Navegadores compatibles',
  browsersText:
    'Su navegador es anterior a los que la tienda puede atender. Con cualquiera de estos lo verá todo como es debido:',
  orLater: ({ name }: { name: string }) => `${name} o posterior`,
  contents: 'En esta página',
  others: 'También puede consultar',
  /** General information by its number. */
  general: { 1: 'Autenticidad de los productos', 2: 'Pago seguro', 3: 'Envíos y recogida' },
}
