import type { Localized } from '#kernel/language.ts'
import type { AccessibilityGroup } from './accessibility.ts'

/** What codes of ONIX list 196 say of an edition. */
export const featureNames = {
  '01': { es: 'Sello LIA de accesibilidad', ca: 'Segell LIA d’accessibilitat', en: 'LIA accessibility mark' },
  '02': { es: 'EPUB Accessibility 1.0, nivel A', ca: 'EPUB Accessibility 1.0, nivell A', en: 'EPUB Accessibility 1.0, level A' },
  '03': {
    es: 'EPUB Accessibility 1.0, nivel AA',
    ca: 'EPUB Accessibility 1.0, nivell AA',
    en: 'EPUB Accessibility 1.0, level AA',
  },
  '04': { es: 'EPUB Accessibility 1.1', ca: 'EPUB Accessibility 1.1', en: 'EPUB Accessibility 1.1' },
  '05': { es: 'PDF/UA-1', ca: 'PDF/UA-1', en: 'PDF/UA-1' },
  '06': { es: 'PDF/UA-2', ca: 'PDF/UA-2', en: 'PDF/UA-2' },
  '08': {
    es: 'La editorial no ha comprobado su accesibilidad',
    ca: 'L’editorial no n’ha comprovat l’accessibilitat',
    en: 'Its publisher has not assessed its accessibility',
  },
  '09': {
    es: 'No es accesible, o solo en parte',
    ca: 'No és accessible, o només en part',
    en: 'Not accessible, or only in part',
  },
  '10': {
    es: 'No limita las opciones de accesibilidad del lector',
    ca: 'No limita les opcions d’accessibilitat del lector',
    en: 'Leaves the accessibility options of the reading system on',
  },
  '11': { es: 'Índice con enlaces', ca: 'Índex amb enllaços', en: 'Table of contents with links' },
  '12': { es: 'Índice alfabético con enlaces', ca: 'Índex alfabètic amb enllaços', en: 'Index with links' },
  '13': { es: 'Orden de lectura lógico', ca: 'Ordre de lectura lògic', en: 'Logical reading order' },
  '14': {
    es: 'Textos alternativos breves para las imágenes',
    ca: 'Textos alternatius breus per a les imatges',
    en: 'Short alternative texts for images',
  },
  '15': {
    es: 'Descripciones completas de las imágenes',
    ca: 'Descripcions completes de les imatges',
    en: 'Full descriptions of images',
  },
  '16': {
    es: 'Datos de los gráficos también en forma de tabla o texto',
    ca: 'Dades dels gràfics també en forma de taula o text',
    en: 'Data of charts also as a table or text',
  },
  '17': { es: 'Fórmulas matemáticas en MathML', ca: 'Fórmules matemàtiques en MathML', en: 'Formulae as MathML' },
  '18': { es: 'Fórmulas químicas en ChemML', ca: 'Fórmules químiques en ChemML', en: 'Chemistry as ChemML' },
  '19': {
    es: 'Números de página de la edición impresa',
    ca: 'Números de pàgina de l’edició impresa',
    en: 'Page numbers of the print edition',
  },
  '20': {
    es: 'Audio grabado y sincronizado con el texto',
    ca: 'Àudio gravat i sincronitzat amb el text',
    en: 'Recorded audio in step with the text',
  },
  '21': {
    es: 'Indicaciones para la lectura en voz alta',
    ca: 'Indicacions per a la lectura en veu alta',
    en: 'Hints for reading aloud',
  },
  '22': { es: 'Idioma del texto marcado', ca: 'Llengua del text marcada', en: 'Language of the text marked' },
  '24': {
    es: 'Preparado para lectores con dislexia',
    ca: 'Preparat per a lectors amb dislèxia',
    en: 'Made for readers with dyslexia',
  },
  '25': {
    es: 'El color no es la única forma de dar información',
    ca: 'El color no és l’única manera de donar informació',
    en: 'Colour is not the only way to tell something',
  },
  '26': {
    es: 'Contraste suficiente entre texto y fondo (4,5:1)',
    ca: 'Contrast suficient entre text i fons (4,5:1)',
    en: 'Sufficient contrast of text and background (4.5:1)',
  },
  '27': {
    es: 'Voz clara, con poco ruido de fondo',
    ca: 'Veu clara, amb poc soroll de fons',
    en: 'Clear voice with little background noise',
  },
  '28': { es: 'Audiodescripciones', ca: 'Audiodescripcions', en: 'Audio descriptions' },
  '29': {
    es: 'Se pasa de un apartado al siguiente o al anterior',
    ca: 'Es passa d’un apartat al següent o a l’anterior',
    en: 'Moves to the next or previous section',
  },
  '30': { es: 'Funciones ARIA', ca: 'Funcions ARIA', en: 'ARIA roles' },
  '31': { es: 'Controles accesibles', ca: 'Controls accessibles', en: 'Accessible controls' },
  '32': { es: 'Puntos de referencia para orientarse', ca: 'Punts de referència per orientar-s’hi', en: 'Landmarks' },
  '34': { es: 'Fórmulas químicas en MathML', ca: 'Fórmules químiques en MathML', en: 'Chemistry as MathML' },
  '35': { es: 'Fórmulas matemáticas en LaTeX', ca: 'Fórmules matemàtiques en LaTeX', en: 'Formulae as LaTeX' },
  '36': {
    es: 'Se puede cambiar el aspecto de todo el texto',
    ca: 'Es pot canviar l’aspecte de tot el text',
    en: 'The look of all its text can be changed',
  },
  '37': {
    es: 'Contraste alto entre texto y fondo (7:1)',
    ca: 'Contrast alt entre text i fons (7:1)',
    en: 'High contrast of text and background (7:1)',
  },
  '38': {
    es: 'Explica abreviaturas y palabras poco comunes',
    ca: 'Explica abreviatures i paraules poc comunes',
    en: 'Explains abbreviations and unusual words',
  },
  '39': {
    es: 'El material que acompaña al audiolibro es accesible',
    ca: 'El material que acompanya l’audiollibre és accessible',
    en: 'What comes with the audiobook is accessible',
  },
  '40': { es: 'Enlaces que dicen adónde llevan', ca: 'Enllaços que diuen on porten', en: 'Links say where they lead' },
  '41': {
    es: 'Se salta a una página por su número',
    ca: 'Se salta a una pàgina pel número',
    en: 'Pages can be reached by their number',
  },
  '51': {
    es: 'Todo el contenido se puede escuchar en audio grabado',
    ca: 'Tot el contingut es pot escoltar en àudio gravat',
    en: 'All of it can be heard as recorded audio',
  },
  '52': {
    es: 'Todo el contenido se puede leer sin ver: en voz alta o en braille',
    ca: 'Tot el contingut es pot llegir sense veure-hi: en veu alta o en braille',
    en: 'All of it can be read without sight: aloud or in braille',
  },
  '53': { es: 'Fórmulas descritas con palabras', ca: 'Fórmules descrites amb paraules', en: 'Formulae described in words' },
  '54': { es: 'Fórmulas químicas en LaTeX', ca: 'Fórmules químiques en LaTeX', en: 'Chemistry as LaTeX' },
  '75': {
    es: 'Exento de la Directiva europea de accesibilidad: microempresa',
    ca: 'Exempt de la Directiva europea d’accessibilitat: microempresa',
    en: 'Exempt from the European Accessibility Act: micro-enterprise',
  },
  '76': {
    es: 'Exento de la Directiva europea de accesibilidad: carga desproporcionada',
    ca: 'Exempt de la Directiva europea d’accessibilitat: càrrega desproporcionada',
    en: 'Exempt from the European Accessibility Act: disproportionate burden',
  },
  '77': {
    es: 'Exento de la Directiva europea de accesibilidad: alteración sustancial',
    ca: 'Exempt de la Directiva europea d’accessibilitat: alteració substancial',
    en: 'Exempt from the European Accessibility Act: fundamental alteration',
  },
  '80': { es: 'WCAG 2.0', ca: 'WCAG 2.0', en: 'WCAG 2.0' },
  '81': { es: 'WCAG 2.1', ca: 'WCAG 2.1', en: 'WCAG 2.1' },
  '82': { es: 'WCAG 2.2', ca: 'WCAG 2.2', en: 'WCAG 2.2' },
  '84': { es: 'WCAG, nivel A', ca: 'WCAG, nivell A', en: 'WCAG level A' },
  '85': { es: 'WCAG, nivel AA', ca: 'WCAG, nivell AA', en: 'WCAG level AA' },
  '86': { es: 'WCAG, nivel AAA', ca: 'WCAG, nivell AAA', en: 'WCAG level AAA' },
} as const satisfies Readonly<Record<string, Localized>>

export const groupNames: Readonly<Record<AccessibilityGroup, Localized>> = {
  reading: { es: 'Formas de leer', ca: 'Maneres de llegir', en: 'Ways of reading' },
  navigation: { es: 'Navegación', ca: 'Navegació', en: 'Navigation' },
  rich: { es: 'Imágenes, fórmulas y gráficos', ca: 'Imatges, fórmules i gràfics', en: 'Images, formulae and charts' },
  conformance: { es: 'Normas que cumple', ca: 'Normes que compleix', en: 'Standards it meets' },
  limits: { es: 'Límites', ca: 'Límits', en: 'Limits' },
}
