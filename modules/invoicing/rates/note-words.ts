import type { Localized } from '#kernel/language.ts'

const said = (es: string, ca: string, en: string): Localized => ({ es, ca, en })

const unverified = said('sin comprobar', 'sense comprovar', 'unverified')

/** Notes that the shop brings along, by how they are stored; what colleagues write stays as they wrote it. */
export const notes: Readonly<Record<string, Localized>> = {
  'Ley del IVA, art. 91.Dos.1.2.º': said(
    'Ley del IVA, art. 91.Dos.1.2.º',
    'Llei de l’IVA, art. 91.Dos.1.2n',
    'Spanish VAT Act, art. 91.Dos.1.2',
  ),
  'Ley del IVA, art. 91.Dos.1.2.º, publicaciones electrónicas': said(
    'Ley del IVA, art. 91.Dos.1.2.º, publicaciones electrónicas',
    'Llei de l’IVA, art. 91.Dos.1.2n, publicacions electròniques',
    'Spanish VAT Act, art. 91.Dos.1.2, electronic publications',
  ),
  'Ley del IVA, art. 90': said('Ley del IVA, art. 90', 'Llei de l’IVA, art. 90', 'Spanish VAT Act, art. 90'),
  'Ley 10/2007, art. 9': said('Ley 10/2007, art. 9', 'Llei 10/2007, art. 9', 'Act 10/2007, art. 9'),
  'Ley 10/2007, art. 11: Día del Libro': said(
    'Ley 10/2007, art. 11: Día del Libro',
    'Llei 10/2007, art. 11: Dia del Llibre',
    'Act 10/2007, art. 11: Book Day',
  ),
  'Ley 10/2007, art. 11: bibliotecas, archivos, museos y centros docentes': said(
    'Ley 10/2007, art. 11: bibliotecas, archivos, museos y centros docentes',
    'Llei 10/2007, art. 11: biblioteques, arxius, museus i centres docents',
    'Act 10/2007, art. 11: libraries, archives, museums, schools',
  ),
  'Los puntos cuentan dentro del 5 % de la Ley 10/2007, art. 9': said(
    'Los puntos cuentan dentro del 5 % de la Ley 10/2007, art. 9',
    'Els punts compten dins del 5 % de la Llei 10/2007, art. 9',
    'Points count within the 5 % of Act 10/2007, art. 9',
  ),
  unverified,
  'unverified; an end of the 25 % on books was announced': said(
    'sin comprobar; se anunció el fin del 25 % para libros',
    'sense comprovar; es va anunciar la fi del 25 % per a llibres',
    'unverified; an end of the 25 % on books was announced',
  ),
  'unverified; books at 5 % since 1 January 2026': said(
    'sin comprobar; libros al 5 % desde el 1 de enero de 2026',
    'sense comprovar; llibres al 5 % des de l’1 de gener de 2026',
    'unverified; books at 5 % since 1 January 2026',
  ),
  'unverified; books at 5 % or 12 %, by their language': said(
    'sin comprobar; libros al 5 % o al 12 %, según su idioma',
    'sense comprovar; llibres al 5 % o al 12 %, segons la llengua',
    'unverified; books at 5 % or 12 %, by their language',
  ),
}
