/** Words that no Spanish text of the house uses, and what it says instead: those of docs/glossary.md, and some more. */
export const houseWords: readonly (readonly [avoid: string, say: string])[] = [
  ['carrito', 'cesta'],
  ['dry run', 'comprobación'],
  ['ticket', 'tique regalo'],
  ['vale de descuento', 'cupón'],
  ['email', 'correo electrónico'],
  ['e-mail', 'correo electrónico'],
  ['mail', 'correo electrónico'],
  ['carta del palacio', 'boletín'],
  ['clave de acceso', 'contraseña'],
  ['desestimiento', 'desistimiento'],
  ['ebook', 'libro electrónico'],
  ['ebooks', 'libros electrónicos'],
  ['e-book', 'libro electrónico'],
  ['newsletter', 'boletín'],
  ['gastos de envío gratis', 'envío gratis'],
  ['click & collect', 'recogida en tienda'],
]
