/**
 * Questions that nothing was tuned by: written from the catalogue once the search stood, and asked of it only then. They say how it does
 * with what it has never seen. Whoever mends the search by one of them takes it over into the judged questions and writes another here.
 */
import { type Judged, judged, type Row } from './judged-questions.ts'

const es: readonly Row[] = [
  ['name', 'galdós', { by: /Galdós/ }],
  ['name', 'rosalía de castro', { by: /Rosalía de Castro/ }],
  ['name', 'hokusai', { by: /Hokusai/ }],
  ['misspelt name', 'lope de bega', { by: /Lope de Vega/ }],
  ['misspelt name', 'quebedo', { by: /Quevedo/ }],
  ['misspelt name', 'vargas yosa', { by: /Vargas Llosa/ }],
  ['name that is right', 'kafka', 'nothing'],
  ['title', 'la regenta', { title: /^La Regenta$/ }],
  ['title', 'pepita jimenez', { title: /^Pepita Jiménez$/ }],
  ['partial title', 'perro hortelano', { title: /perro del hortelano/ }],
  ['partial title', 'vuelva mañana', { title: /Vuelva usted mañana/ }],
  ['partial title', 'leyendas voz alta', { title: /Leyendas para leer en voz alta/ }],
  ['section', 'teatro', { in: [1350] }, { tag: ['theatre'] }],
  ['section', 'corbatas', { in: [9502] }],
  ['subject', 'siglo de oro', { tag: ['golden-age'] }],
  ['subject', 'pájaros', { title: /pájaro/i }],
  ['object', 'llavero', { title: /llavero/i }],
  ['object', 'tablero de ajedrez', { title: /ajedrez/i }],
  ['mixed', 'bécquer leyendas', { title: /^Leyendas$/, by: /Bécquer/ }],
  ['misspelt name', 'pendeintes granada', { in: [201] }],
  ['sentence', 'cuentos para leer a los niños por la noche', { in: [1440, 1410, 1420, 1400] }, { tag: ['for-children'] }],
]

const ca: readonly Row[] = [
  ['name', 'maragall', { by: /Maragall/ }],
  ['name', 'dolors monserdà', { by: /Monserdà/ }],
  ['name', 'jaume primer', { by: /Jaume I/ }],
  ['misspelt name', 'costa i llovera', { by: /Costa i Llobera/ }],
  ['misspelt name', 'ausias marc', { by: /Ausiàs March/ }],
  ['misspelt name', 'muntané', { by: /Muntaner/ }],
  ['name that is right', 'mercè rodoreda', 'nothing'],
  ['title', 'canigo', { title: /^Canigó$/ }],
  ['title', 'els sots ferestecs', { title: /^Els sots feréstecs$/ }],
  ['partial title', 'marines boscatges', { title: /Marines i boscatges/ }],
  ['partial title', 'elogi paraula', { title: /Elogi de la paraula/ }],
  ['partial title', 'lladre gessamins', { title: /lladre de gessamins/ }],
  ['section', 'psicologia', { in: [1550] }],
  ['section', 'calendaris', { in: [6702] }],
  ['section', 'manga', { in: [1820] }],
  ['subject', 'renaixença', { tag: ['renaixenca'] }],
  ['subject', 'ceràmica', { in: [5102, 1050] }, { title: /ceràmica|cerámica/i }],
  ['object', 'clauer', { title: /clauer/i }],
  ['object', 'titelles', { in: [5903] }],
  ['sentence', 'busco un paraigua per regalar', { in: [9506] }],
  ['plural and accent', 'quadern de butxaca', { in: [4601] }],
]

const en: readonly Row[] = [
  ['name', 'emily dickinson', { by: /Emily Dickinson/ }],
  ['name', 'isabel allende', { by: /Isabel Allende/ }],
  ['name', 'conan doyle', { by: /Conan Doyle/ }],
  ['misspelt name', 'emily bronty', { by: /Emily Brontë/ }],
  ['misspelt name', 'shakespear', { by: /Shakespeare/ }, { title: /Shakespeare/ }],
  ['misspelt name', 'steig larson', { by: /Stieg Larsson/ }],
  ['misspelt name', 'brandon sandersen', { by: /Brandon Sanderson/ }],
  ['name that is right', 'hemingway', 'nothing'],
  ['title', 'the wind in the willows', { title: /^The Wind in the Willows$/ }],
  ['title', 'anna karenina', { title: /^Anna Karenina/ }],
  ['partial title', 'jekyll hyde', { title: /Jekyll/ }],
  ['partial title', 'girl dragon tatoo', { title: /Dragon Tattoo/ }],
  ['partial title', 'talented ripley', { title: /Talented Mr. Ripley/ }],
  ['section', 'maps', { in: [1640] }, { title: /\bmaps?\b/i }],
  ['section', 'poetry', { in: [1340] }, { tag: ['poetry'] }],
  ['section', 'necklaces', { in: [202] }],
  ['subject', 'slavery', { title: /slave/i }, { title: /Inhuman Bondage/ }],
  ['object', 'lion soft toy', { title: /Lion number seven|León número siete/i }],
  ['object', 'umbrela', { in: [9506] }, { title: /umbrella/i }],
  ['mixed', 'doyle memoirs sherlock', { title: /Memoirs of Sherlock Holmes/ }],
  ['sentence', 'something to read on the train to paris', { title: /paris/i }],
]

export const heldOutQuestions: readonly Judged[] = [...judged('es', es), ...judged('ca', ca), ...judged('en', en)]
