export const pages = {
  browsersTitle: 'Navegadores compatibles',
  browsersText:
    'Su navegador es anterior a los que la tienda puede atender. Con cualquiera de estos lo verá todo como es debido:',
  orLater: ({ name }: { name: string }) => `${name} o posterior`,
}
