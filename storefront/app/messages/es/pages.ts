export const pages = {
  browsersTitle: 'Navegadores compatibles',
  browsersText: 'Su navegador es anterior a los que admite la tienda. Con cualquiera de estos funcionará todo:',
  orLater: ({ name }: { name: string }) => `${name} o posterior`,
  contents: 'En esta página',
  others: 'También puede consultar',
  /** General information by its number. */
}
