import type { Language, Localized } from '#kernel/language.ts'

/** Under which heading a feature stands, in the order in which they are told. */
export const accessibilityGroups = ['reading', 'navigation', 'rich', 'conformance', 'limits'] as const
export type AccessibilityGroup = (typeof accessibilityGroups)[number]

interface Feature {
  group: AccessibilityGroup
  name: Localized
  /** schema.org's accessibilityFeature, by the W3C's vocabulary; none where it has no word for it. */
  schema?: string
  /** schema.org's accessModeSufficient: one of these alone is enough to read it. */
  enough?: 'textual' | 'auditory'
}

const feature = (group: AccessibilityGroup, es: string, ca: string, en: string, schema?: string): Feature => ({
  group,
  name: { es, ca, en },
  ...(schema !== undefined && { schema }),
})

/** Codes of ONIX list 196 (issue 71) that say something of the edition itself; those that name certifiers, contacts and addresses are left out. */
const features: Readonly<Record<string, Feature>> = {
  '01': feature('conformance', 'Sello LIA de accesibilidad', 'Segell LIA d’accessibilitat', 'LIA accessibility mark'),
  '02': feature(
    'conformance',
    'EPUB Accessibility 1.0, nivel A',
    'EPUB Accessibility 1.0, nivell A',
    'EPUB Accessibility 1.0, level A',
  ),
  '03': feature(
    'conformance',
    'EPUB Accessibility 1.0, nivel AA',
    'EPUB Accessibility 1.0, nivell AA',
    'EPUB Accessibility 1.0, level AA',
  ),
  '04': feature('conformance', 'EPUB Accessibility 1.1', 'EPUB Accessibility 1.1', 'EPUB Accessibility 1.1'),
  '05': feature('conformance', 'PDF/UA-1', 'PDF/UA-1', 'PDF/UA-1'),
  '06': feature('conformance', 'PDF/UA-2', 'PDF/UA-2', 'PDF/UA-2'),
  '08': feature(
    'limits',
    'La editorial no ha comprobado su accesibilidad',
    'L’editorial no n’ha comprovat l’accessibilitat',
    'Its publisher has not assessed its accessibility',
  ),
  '09': feature(
    'limits',
    'No es accesible, o solo en parte',
    'No és accessible, o només en part',
    'Not accessible, or only in part',
    'none',
  ),
  '10': feature(
    'reading',
    'No limita las opciones de accesibilidad del lector',
    'No limita les opcions d’accessibilitat del lector',
    'Leaves the accessibility options of the reading system on',
  ),
  '11': feature('navigation', 'Índice con enlaces', 'Índex amb enllaços', 'Table of contents with links', 'tableOfContents'),
  '12': feature('navigation', 'Índice alfabético con enlaces', 'Índex alfabètic amb enllaços', 'Index with links', 'index'),
  '13': feature('navigation', 'Orden de lectura lógico', 'Ordre de lectura lògic', 'Logical reading order', 'readingOrder'),
  '14': feature(
    'rich',
    'Textos alternativos breves para las imágenes',
    'Textos alternatius breus per a les imatges',
    'Short alternative texts for images',
    'alternativeText',
  ),
  '15': feature(
    'rich',
    'Descripciones completas de las imágenes',
    'Descripcions completes de les imatges',
    'Full descriptions of images',
    'longDescription',
  ),
  '16': feature(
    'rich',
    'Datos de los gráficos también en forma de tabla o texto',
    'Dades dels gràfics també en forma de taula o text',
    'Data of charts also as a table or text',
  ),
  '17': feature('rich', 'Fórmulas matemáticas en MathML', 'Fórmules matemàtiques en MathML', 'Formulae as MathML', 'MathML'),
  '18': feature('rich', 'Fórmulas químicas en ChemML', 'Fórmules químiques en ChemML', 'Chemistry as ChemML', 'ChemML'),
  '19': feature(
    'navigation',
    'Números de página de la edición impresa',
    'Números de pàgina de l’edició impresa',
    'Page numbers of the print edition',
    'pageBreakMarkers',
  ),
  '20': feature(
    'reading',
    'Audio grabado y sincronizado con el texto',
    'Àudio gravat i sincronitzat amb el text',
    'Recorded audio in step with the text',
    'synchronizedAudioText',
  ),
  '21': feature(
    'reading',
    'Indicaciones para la lectura en voz alta',
    'Indicacions per a la lectura en veu alta',
    'Hints for reading aloud',
    'ttsMarkup',
  ),
  '22': feature('reading', 'Idioma del texto marcado', 'Llengua del text marcada', 'Language of the text marked'),
  '24': feature(
    'reading',
    'Preparado para lectores con dislexia',
    'Preparat per a lectors amb dislèxia',
    'Made for readers with dyslexia',
  ),
  '25': feature(
    'reading',
    'El color no es la única forma de dar información',
    'El color no és l’única manera de donar informació',
    'Colour is not the only way to tell something',
  ),
  '26': feature(
    'reading',
    'Contraste suficiente entre texto y fondo (4,5:1)',
    'Contrast suficient entre text i fons (4,5:1)',
    'Sufficient contrast of text and background (4.5:1)',
  ),
  '27': feature(
    'reading',
    'Voz clara, con poco ruido de fondo',
    'Veu clara, amb poc soroll de fons',
    'Clear voice with little background noise',
    'highContrastAudio',
  ),
  '28': feature('rich', 'Audiodescripciones', 'Audiodescripcions', 'Audio descriptions', 'audioDescription'),
  '29': feature(
    'navigation',
    'Se pasa de un apartado al siguiente o al anterior',
    'Es passa d’un apartat al següent o a l’anterior',
    'Moves to the next or previous section',
    'structuralNavigation',
  ),
  '30': feature('navigation', 'Funciones ARIA', 'Funcions ARIA', 'ARIA roles', 'ARIA'),
  '31': feature('navigation', 'Controles accesibles', 'Controls accessibles', 'Accessible controls'),
  '32': feature('navigation', 'Puntos de referencia para orientarse', 'Punts de referència per orientar-s’hi', 'Landmarks'),
  '34': feature('rich', 'Fórmulas químicas en MathML', 'Fórmules químiques en MathML', 'Chemistry as MathML', 'MathML-chemistry'),
  '35': feature('rich', 'Fórmulas matemáticas en LaTeX', 'Fórmules matemàtiques en LaTeX', 'Formulae as LaTeX', 'latex'),
  '36': feature(
    'reading',
    'Se puede cambiar el aspecto de todo el texto',
    'Es pot canviar l’aspecte de tot el text',
    'The look of all its text can be changed',
    'displayTransformability',
  ),
  '37': feature(
    'reading',
    'Contraste alto entre texto y fondo (7:1)',
    'Contrast alt entre text i fons (7:1)',
    'High contrast of text and background (7:1)',
    'highContrastDisplay',
  ),
  '38': feature(
    'reading',
    'Explica abreviaturas y palabras poco comunes',
    'Explica abreviatures i paraules poc comunes',
    'Explains abbreviations and unusual words',
  ),
  '39': feature(
    'rich',
    'El material que acompaña al audiolibro es accesible',
    'El material que acompanya l’audiollibre és accessible',
    'What comes with the audiobook is accessible',
  ),
  '40': feature('navigation', 'Enlaces que dicen adónde llevan', 'Enllaços que diuen on porten', 'Links say where they lead'),
  '41': feature(
    'navigation',
    'Se salta a una página por su número',
    'Se salta a una pàgina pel número',
    'Pages can be reached by their number',
    'pageNavigation',
  ),
  '51': {
    ...feature(
      'reading',
      'Todo el contenido se puede escuchar en audio grabado',
      'Tot el contingut es pot escoltar en àudio gravat',
      'All of it can be heard as recorded audio',
    ),
    enough: 'auditory',
  },
  '52': {
    ...feature(
      'reading',
      'Todo el contenido se puede leer sin ver: en voz alta o en braille',
      'Tot el contingut es pot llegir sense veure-hi: en veu alta o en braille',
      'All of it can be read without sight: aloud or in braille',
    ),
    enough: 'textual',
  },
  '53': feature(
    'rich',
    'Fórmulas descritas con palabras',
    'Fórmules descrites amb paraules',
    'Formulae described in words',
    'describedMath',
  ),
  '54': feature('rich', 'Fórmulas químicas en LaTeX', 'Fórmules químiques en LaTeX', 'Chemistry as LaTeX', 'latex-chemistry'),
  '75': feature(
    'limits',
    'Exento de la Directiva europea de accesibilidad: microempresa',
    'Exempt de la Directiva europea d’accessibilitat: microempresa',
    'Exempt from the European Accessibility Act: micro-enterprise',
  ),
  '76': feature(
    'limits',
    'Exento de la Directiva europea de accesibilidad: carga desproporcionada',
    'Exempt de la Directiva europea d’accessibilitat: càrrega desproporcionada',
    'Exempt from the European Accessibility Act: disproportionate burden',
  ),
  '77': feature(
    'limits',
    'Exento de la Directiva europea de accesibilidad: alteración sustancial',
    'Exempt de la Directiva europea d’accessibilitat: alteració substancial',
    'Exempt from the European Accessibility Act: fundamental alteration',
  ),
  '80': feature('conformance', 'WCAG 2.0', 'WCAG 2.0', 'WCAG 2.0'),
  '81': feature('conformance', 'WCAG 2.1', 'WCAG 2.1', 'WCAG 2.1'),
  '82': feature('conformance', 'WCAG 2.2', 'WCAG 2.2', 'WCAG 2.2'),
  '84': feature('conformance', 'WCAG, nivel A', 'WCAG, nivell A', 'WCAG level A'),
  '85': feature('conformance', 'WCAG, nivel AA', 'WCAG, nivell AA', 'WCAG level AA'),
  '86': feature('conformance', 'WCAG, nivel AAA', 'WCAG, nivell AAA', 'WCAG level AAA'),
}

const groupNames: Readonly<Record<AccessibilityGroup, Localized>> = {
  reading: { es: 'Formas de leer', ca: 'Maneres de llegir', en: 'Ways of reading' },
  navigation: { es: 'Navegación', ca: 'Navegació', en: 'Navigation' },
  rich: { es: 'Imágenes, fórmulas y gráficos', ca: 'Imatges, fórmules i gràfics', en: 'Images, formulae and charts' },
  conformance: { es: 'Normas que cumple', ca: 'Normes que compleix', en: 'Standards it meets' },
  limits: { es: 'Límites', ca: 'Límits', en: 'Limits' },
}

export const isAccessibilityCode = (code: string): boolean => Object.hasOwn(features, code)

/** Codes as a product keeps them: known ones, each once, ascending, with a space between; null of none. */
export const accessibilityKept = (codes: readonly string[]): string | null =>
  [...new Set(codes)].filter(isAccessibilityCode).toSorted().join(' ') || null

const codesOf = (kept: string): string[] => kept.split(' ').filter(isAccessibilityCode)

export interface Accessibility {
  groups: { name: string; items: string[] }[]
  /** In the publisher's own words, in a language that is not known. */
  note: string | null
  features: string[]
  modes: ('textual' | 'auditory')[]
}

/** What a visitor reads of an edition's accessibility, and what machines do; null where its publisher says nothing. */
export function accessibilityOf(kept: string | null, note: string | null, language: Language): Accessibility | null {
  const told = codesOf(kept ?? '').map((code) => features[code]!)
  if (told.length === 0 && !note) return null
  return {
    groups: accessibilityGroups.flatMap((group) => {
      const items = told.filter((one) => one.group === group).map(({ name }) => name[language])
      return items.length > 0 ? [{ name: groupNames[group][language], items }] : []
    }),
    note,
    features: told.flatMap(({ schema }) => schema ?? []),
    modes: told.flatMap(({ enough }) => enough ?? []),
  }
}

/** Codes in words, for who compares them. */
export const accessibilityInWords = (kept: string | null, language: Language): string | null =>
  kept &&
  codesOf(kept)
    .map((code) => features[code]!.name[language])
    .join(' · ')

/** What may be ticked of an edition, by its heading. */
export const accessibilityOptions = (language: Language) =>
  Object.entries(features)
    .map(([code, { group, name }]) => ({
      code,
      name: name[language],
      group: groupNames[group][language],
      order: accessibilityGroups.indexOf(group),
    }))
    .toSorted((a, b) => a.order - b.order || a.code.localeCompare(b.code))
    .map(({ order: _order, ...option }) => option)
