/**
 * Questions as visitors put them to the shop with the demonstration catalogue, and what a bookseller would put on the counter: written
 * from what the catalogue holds, before any engine was asked.
 */
import type { Language } from '#kernel/language.ts'

/** What an answer must be: all that is said of it holds. */
export interface ExpectedProduct {
  /** Some title of it, in any language. */
  title?: RegExp
  by?: RegExp
  /** A section in which it stands, or one below. */
  in?: readonly number[]
  tag?: readonly string[]
  edition?: 'I08' | 'I06' | 'I01'
  kind?: 'book' | 'object'
  ean?: readonly string[]
}

export const kinds = [
  'name',
  'misspelt name',
  'name that is right',
  'title',
  'partial title',
  'code',
  'section',
  'subject',
  'synonym',
  'object',
  'mixed',
  'sentence',
  'plural and accent',
] as const

export interface Judged {
  language: Language
  kind: (typeof kinds)[number]
  q: string
  /** One of these; none where the shop has nothing and should say so. */
  wanted: readonly ExpectedProduct[] | 'nothing'
}

const children = { in: [59, 1400] } as const
const potter = { title: /harry potter/i } as const

export type Row = readonly [Judged['kind'], string, ...(readonly ExpectedProduct[] | readonly ['nothing'])]

const es: readonly Row[] = [
  ['name', 'garcía lorca', { by: /García Lorca/ }],
  ['name', 'cervantes', { by: /Cervantes/ }],
  ['name', 'Emilia Pardo Bazán', { by: /Pardo Bazán/ }],
  ['name', 'washington irving', { by: /Washington Irving/ }],
  ['name', 'tolkien', { by: /Tolkien/ }, { title: /Tolkien/ }],
  ['misspelt name', 'garcia lorka', { by: /García Lorca/ }],
  ['misspelt name', 'bequer', { by: /Bécquer/ }],
  ['misspelt name', 'murakani', { by: /Murakami/ }],
  ['misspelt name', 'harri poter', potter],
  ['misspelt name', 'washinton irvin', { by: /Washington Irving/ }],
  ['name that is right', 'gaudi', 'nothing'],
  ['name that is right', 'orwell', 'nothing'],
  ['name that is right', 'jabón', 'nothing'],
  ['name that is right', 'Sant Jordi', 'nothing'],
  ['title', 'cuentos de la alhambra', { title: /^Cuentos de la Alhambra$/, edition: 'I08' }],
  ['title', 'romancero gitano', { title: /^Romancero gitano$/ }],
  ['title', 'la vida es sueño', { title: /^La vida es sueño$/ }],
  ['title', 'niebla', { title: /^Niebla$/ }],
  ['title', 'carmen', { title: /^Carmen$/ }],
  ['partial title', 'pazos ulloa', { title: /pazos de Ulloa/ }],
  ['partial title', 'coplas muerte padre', { title: /Coplas a la muerte/ }],
  ['partial title', 'tenorio', { title: /Tenorio/ }],
  ['partial title', 'techos estrellas', { title: /Techos de estrellas/ }],
  ['code', 'ISBN 9780439700412', { ean: ['9780439700412'] }],
  ['code', 'ISBN: 978-0-439-70041-2', { ean: ['9780439700412'] }],
  ['code', 'isbn13 9780393928099, 9780425198919', { ean: ['9780393928099', '9780425198919'] }],
  ['section', 'arquitectura', { in: [1110] }, { title: /arquitect/i }],
  ['section', 'poesía', { in: [1340] }],
  ['section', 'novela histórica', { in: [1370] }],
  ['section', 'fotografía', { in: [1040] }],
  ['section', 'guías de viaje', { in: [1610] }],
  ['subject', 'la alhambra', { title: /alhambra/i, edition: 'I08' }],
  ['subject', 'museo', { tag: ['museum'], edition: 'I08' }, { title: /museo/i, edition: 'I08' }],
  ['subject', 'jardines', { in: [1130] }, { tag: ['gardens'] }],
  ['subject', 'al-ándalus', { tag: ['al-andalus'] }, { in: [1210, 1010] }],
  ['synonym', 'marcapáginas', { title: /marcapáginas/i }],
  ['synonym', 'juguetes', { in: [59] }],
  ['synonym', 'recetas', { in: [1910] }],
  ['synonym', 'novela negra', { in: [1380] }],
  ['synonym', 'puzle', { title: /puzle|rompecabezas/i }],
  ['synonym', 'recuerdos', { tag: ['few-euros', 'gift-idea'] }, { kind: 'object' }],
  ['object', 'pañuelo de seda', { title: /pañuelo de seda/i }, { in: [9501] }],
  ['object', 'taza leones', { title: /Taza de los doce leones/ }],
  ['mixed', 'lorca romancero', { title: /Romancero gitano/ }],
  ['mixed', 'cuaderno granada', { title: /Cuaderno «Granada»/ }],
  ['sentence', 'regalo para un niño de 8 años', children],
  ['sentence', 'libros para niños', { in: [1400], kind: 'book' }],
  ['sentence', 'un libro de cocina', { in: [1910], kind: 'book' }],
  ['plural and accent', 'abanico', { in: [9503] }],
  ['plural and accent', 'LAMINAS', { in: [5105, 4604] }],
]

const ca: readonly Row[] = [
  ['name', 'jacint verdaguer', { by: /Verdaguer/ }],
  ['name', 'àngel guimerà', { by: /Guimerà/ }],
  ['name', 'ramon llull', { by: /Llull/ }],
  ['name', 'Rusiñol', { by: /Rusiñol/ }],
  ['name', 'agatha christie', { by: /Agatha Christie/ }, { title: /Agatha Christie/ }],
  ['misspelt name', 'verdager', { by: /Verdaguer/ }],
  ['misspelt name', 'salvat papaseit', { by: /Salvat-Papasseit/ }],
  ['misspelt name', 'narcis ollé', { by: /Narcís Oller/ }],
  ['misspelt name', 'agata cristie', { by: /Agatha Christie/ }, { title: /Agatha Christie/ }],
  ['name that is right', 'Gaudí', 'nothing'],
  ['name that is right', 'sant jordi', 'nothing'],
  ['name that is right', 'sabó', 'nothing'],
  ['title', 'tirant lo blanc', { title: /^Tirant lo Blanc$/ }],
  ['title', 'terra baixa', { title: /^Terra baixa$/ }],
  ['title', 'mar i cel', { title: /^Mar i cel$/ }],
  ['title', 'poesies', { title: /^Poesies$/ }],
  ['title', 'la febre d’or', { title: /^La febre d’or$/ }],
  ['title', 'contes de l’alhambra', { title: /^Contes de l’Alhambra$/, edition: 'I06' }],
  ['partial title', 'auca esteve', { title: /auca del senyor Esteve/ }],
  ['partial title', 'poema rosa llavis', { title: /rosa als llavis/ }],
  ['partial title', 'atlantida', { title: /Atlàntida/ }],
  ['partial title', 'rondalles', { title: /Rondalles/ }],
  ['code', 'EAN 2008879763536', { ean: ['2008879763536'] }],
  ['code', 'isbn 0-439-70041-8', { ean: ['9780439700412'] }],
  ['code', '9780439700412 9780061997815', { ean: ['9780439700412', '9780061997815'] }],
  ['section', 'arquitectura', { in: [1110] }, { title: /arquitect/i }],
  ['section', 'cuina', { in: [1910] }],
  ['section', 'filosofia', { in: [1510] }],
  ['section', 'novel·la gràfica', { in: [1810] }],
  ['section', 'mocadors', { in: [9501] }],
  ['subject', 'alhambra', { title: /alhambra/i }],
  ['subject', 'jardins', { in: [1130] }, { tag: ['gardens'] }],
  ['subject', 'modernisme', { tag: ['modernisme'] }],
  ['subject', 'aigua', { tag: ['water'] }, { title: /aigua/i }],
  ['synonym', 'joguines', { in: [59] }],
  ['synonym', 'receptes', { in: [1910] }],
  ['synonym', 'punt de llibre', { title: /marcapáginas/i }],
  ['synonym', 'novel·la negra', { in: [1380] }],
  ['synonym', 'trencaclosques', { title: /puzle|rompecabezas/i }],
  ['synonym', 'imants', { title: /im[aá]n/i }],
  ['object', 'arracades', { in: [201] }],
  ['object', 'samarreta lleó', { title: /Camiseta infantil «León/ }],
  ['object', 'tassa', { title: /\btaza\b/i }],
  ['mixed', 'llull bèsties', { title: /Llibre de les bèsties/ }],
  ['mixed', 'quadern magrana', { title: /Cuaderno «Granada»/ }],
  ['sentence', 'un regal per a una nena de 6 anys', children],
  ['sentence', 'llibres per a infants', { in: [1400], kind: 'book' }],
  ['sentence', 'vull un llibre sobre jardins', { in: [1130], kind: 'book' }, { tag: ['gardens'], kind: 'book' }],
  ['plural and accent', 'ventall', { in: [9503] }],
  ['plural and accent', 'viatger romantic', { title: /Viatgers romàntics/ }],
]

const en: readonly Row[] = [
  ['name', 'jane austen', { by: /Jane Austen/ }],
  ['name', 'charles dickens', { by: /Dickens/ }],
  ['name', 'stephen king', { by: /Stephen King/ }],
  ['name', 'edgar allan poe', { by: /Edgar Allan Poe/ }],
  ['name', 'le guin', { by: /Le Guin/ }],
  ['misspelt name', 'jane austin', { by: /Jane Austen/ }],
  ['misspelt name', 'charles dikens', { by: /Dickens/ }],
  ['misspelt name', 'agatha cristie', { by: /Agatha Christie/ }, { title: /Agatha Christie/ }],
  ['misspelt name', 'tolkein', { by: /Tolkien/ }, { title: /Tolkien/ }],
  ['misspelt name', 'harry poter', potter],
  ['name that is right', 'gaudi', 'nothing'],
  ['name that is right', 'orwell', 'nothing'],
  ['title', 'tales of the alhambra', { title: /^Tales of the Alhambra$/, edition: 'I01' }],
  ['title', 'pride and prejudice', { title: /^Pride and Prejudice$/ }],
  ['title', 'frankenstein', { title: /^Frankenstein$/ }],
  ['title', 'moby dick', { title: /^Moby-Dick$/ }],
  ['title', 'a christmas carol', { title: /^A Christmas Carol$/ }],
  ['title', 'walden', { title: /^Walden$/ }],
  ['title', 'travel', { title: /^Travel$/ }],
  ['partial title', 'hitchhikers guide', { title: /Hitchhiker.s Guide/ }],
  ['partial title', 'clockwork', { title: /Clockwork Orange/ }],
  ['partial title', 'looking glass alice', { title: /Looking-Glass/ }],
  ['partial title', 'order of the phoenix', { title: /Order of the Phoenix/ }],
  ['code', '978-0-439-70041-2', { ean: ['9780439700412'] }],
  ['code', 'ISBN-13: 978 0 439 70041 2', { ean: ['9780439700412'] }],
  ['code', 'lustre-plate', { title: /Lustre plate|reflejo dorado/ }],
  ['section', 'architecture', { in: [1110] }, { title: /architect/i }],
  ['section', 'cookery', { in: [1910] }, { title: /cookery/i }],
  ['section', 'crime', { in: [1380] }, { title: /crim/i }],
  ['section', 'graphic novels', { in: [1810] }],
  ['section', 'scarves', { in: [9501] }],
  ['subject', 'alhambra', { title: /alhambra/i, edition: 'I01' }, { title: /alhambra/i, kind: 'object' }],
  ['subject', 'gardens', { in: [1130] }, { title: /garden/i }, { tag: ['gardens'] }],
  ['subject', 'geometry', { tag: ['geometry'] }, { in: [1730] }, { title: /geometr/i }],
  ['subject', 'women writers', { tag: ['women-writers'] }],
  ['synonym', 'bookmark', { title: /marcapáginas/i }],
  ['synonym', 'toys', { in: [59] }],
  ['synonym', 'recipes', { in: [1910] }],
  ['synonym', 'thriller', { in: [1380] }, { title: /thriller/i }],
  ['synonym', 'souvenirs', { tag: ['few-euros', 'gift-idea'] }, { kind: 'object' }],
  ['synonym', 'fridge magnet', { title: /im[aá]n/i }],
  ['object', 'earrings', { in: [201] }],
  ['object', 'lion mug', { title: /Taza de los doce leones/ }],
  ['object', 'silk scarf', { in: [9501] }],
  ['mixed', 'dickens christmas', { title: /Christmas Carol/ }],
  ['mixed', 'pomegranate notebook', { title: /Cuaderno «Granada»/ }],
  ['sentence', 'gift for an 8 year old boy', children],
  ['sentence', 'books for children', { in: [1400], kind: 'book' }],
  [
    'sentence',
    'a book about gardens',
    { in: [1130], kind: 'book' },
    { title: /garden/i, kind: 'book' },
    { tag: ['gardens'], kind: 'book' },
  ],
  ['plural and accent', 'umbrella', { in: [9506] }, { title: /paraguas/i }],
]

export const judged = (language: Language, rows: readonly Row[]): Judged[] =>
  rows.map(([kind, q, ...wanted]) => ({
    language,
    kind,
    q,
    wanted: wanted[0] === 'nothing' ? 'nothing' : (wanted as readonly ExpectedProduct[]),
  }))

export const judgedQuestions: readonly Judged[] = [...judged('es', es), ...judged('ca', ca), ...judged('en', en)]
