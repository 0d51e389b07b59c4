import { pick } from '../seed.ts'
import { isShape, type Shape } from './shapes.ts'

/** The words by which records ask for a silhouette, where they are not its own name. */
const aliases: Readonly<Record<string, Shape>> = {
  print: 'framedPrint',
  card: 'postcards',
  bookmark: 'bookmarks',
  plush: 'lion',
  puppet: 'lion',
  magnet: 'magnets',
  bow: 'bowTie',
  box: 'inlaidBox',
  sculpture: 'stoneLion',
  necklace: 'pendant',
  toy: 'blocks',
  postcard: 'postcards',
}

/** Families within which a word of the title may say it more closely than the record does. */
const kin: readonly (readonly Shape[])[] = [
  ['stoneLion', 'capital', 'paperweight', 'relief'],
  ['framedPrint', 'poster', 'portfolio'],
]

/** What an object's picture is chosen from: its titles in any language, its families and its category. */
interface ObjectWords {
  id: number
  artwork: Record<string, unknown> | null
  title: string
  titles: Readonly<Partial<Record<string, string>>>
  category_id: number | null
  families: readonly string[]
}

/** Words of Spanish, Catalan and English, without accents, the telling ones first: a "puzzle of tiles" is a puzzle. */
const words: readonly (readonly [Shape, RegExp])[] = [
  ['puzzle', /puzzle|rompecabezas|trencaclosques|jigsaw/],
  ['memory', /memory|memoria|parejas|parelles|matching/],
  ['colouring', /color(ear|ing)|colouring|per pintar|acolorir|pegatinas|adhesius|stickers|recorta|cut.?out/],
  ['blocks', /construc|bloques|blocs de fusta|blocks|building|maqueta|model kit/],
  ['lion', /peluche|peluix|plush|soft toy|titere|titella|puppet|muneco|ninot/],
  ['game', /\b(juego|joc|game|domino|oca|cartas|baraja|cartes|playing cards|ajedrez|escacs|chess)\b/],
  ['calendar', /calendari|calendar/],
  ['planner', /planificador|planner|semanal|setmanal|weekly/],
  ['diary', /agenda|diary|diario|dietari/],
  ['bookmarks', /marcapaginas|punto?s? de (libro|llibre)|bookmark/],
  ['wrap', /papel de regalo|paper de regal|gift wrap|wrapping/],
  ['pencils', /lapi[zc]|llapis|pencil|boligrafo|boligraf|pluma|\bpen\b|rotulador|retolador/],
  ['postcards', /postal|postcard|tarjeta|targeta|greeting card|sobres|notecard/],
  ['portfolio', /carpeta|portfolio/],
  ['notebook', /cuaderno|libreta|quadern|llibreta|notebook|sketchbook|bloc\b/],
  ['magnets', /imanes|iman\b|imants?\b|magnet/],
  ['keyring', /llavero|clauer|key ?(ring|chain)/],
  ['hat', /sombrero|barret|\bgorr[ao]\b|\bhat\b|\bcap\b/],
  ['umbrella', /paraguas|paraigu|umbrella|sombrilla|para-sol/],
  ['bowTie', /pajarita|corbati|bow ?tie/],
  ['tie', /corbata|\b(neck)?tie\b/],
  ['shirt', /camiseta|samarreta|t-?shirt|sudadera|dessuadora/],
  ['pouch', /neceser|necesser|estuche|estoig|pouch|monedero|moneder|cartera|wallet|purse|funda/],
  ['tote', /\bbols[ao]|\bbossa|tote|\bbag\b|mochila|motxilla/],
  ['fan', /abanico|ventall|\bfan\b/],
  ['shawl', /fular|chal\b|\bxal\b|shawl|manton|mantó|estola|stole|pashmina|bufanda/],
  ['scarf', /panuelo|mocador|scarf|foulard|bandana/],
  ['earrings', /pendientes|arracad|earring|aros\b/],
  ['bracelet', /pulsera|bracalet|polsera|bracelet|bangle|brazalete/],
  ['brooch', /broche|fermall|brooch|\bpins?\b|alfiler/],
  ['pendant', /colgante|penjoll|pendant|collar|necklace|gargantilla|medalla/],
  ['ring', /anillo|\banell|\brings?\b|sortija|gemelos|cufflink/],
  ['lantern', /farol|fanal|lantern|portavelas|porta.?espelmes|tealight/],
  ['lamp', /lampara|llum|llantia|\blamp/],
  ['candle', /vela\b|velas\b|espelm|candle|ambientador|difusor|incienso/],
  ['coasters', /posavasos|posagots|coaster/],
  ['trivet', /salvamanteles|estalvis|trivet/],
  ['cushion', /cojin|coixi|cushion|pillow/],
  ['blanket', /manta\b|flassada|blanket|throw\b|plaid|alfombra|catifa|rug\b/],
  [
    'towel',
    /pano de cocina|drap|toalla|tovallol|towel|delantal|davantal|apron|mantel|estovalles|camino de mesa|runner|servilleta|napkin/,
  ],
  ['bookends', /sujetalibros|subjectallibres|aguantallibres|bookend/],
  ['paperweight', /pisapapeles|petjapapers|paperweight/],
  ['inlaidBox', /\bcaja\b|\bcapsa\b|joyero|joier\b|\bbox\b|taracea|marquetry/],
  ['stoneLion', /\bleon de|lleo de|lion of|fountain lion/],
  ['capital', /capitel|capitell|capital|columna|escultura|sculpture|busto|figura|statue/],
  ['relief', /relieve|relleu|relief|yeseria|guixeria|plasterwork panel|placa|plaque/],
  ['framedPrint', /cuadro|quadre|framed|marco|emmarca|lienzo|canvas|painting/],
  ['poster', /poster|cartel|cartell|lamina|estampa|print\b|grabado|gravat|engraving|etching|lithograph|mapa|\bmap\b/],
  ['tray', /bandeja|safata|tray/],
  ['cup', /taza de (cafe|te)\b|tassa|cup\b|tetera|teapot|espresso/],
  ['mug', /taza|mug\b|jarrita|vaso|\bgot\b|tumbler/],
  ['jar', /tarro|albarelo|tibor|\bpot\b|bote\b|lata\b|\btin\b|\bjar\b|azucarero|especiero/],
  ['vase', /jarron|gerro|gerra|jarra|vase\b|anfora|jug\b|florero|bottle|botella/],
  ['bowl', /cuenco|\bbol\b|bowl|ensaladera|fuente de|lebrillo|ribella/],
  ['plate', /plato|plat\b|plats\b|plate\b|dish\b|centro de mesa/],
  ['tile', /azulejo|rajola|rajoles|tile|alicatado|mosaico|mosaic/],
]

/** The shapes of a category whose words said nothing; more than one, so that a shelf is not all alike. */
const categories: Readonly<Record<number, readonly Shape[]>> = {
  51: ['tile', 'bowl', 'vase', 'cushion', 'framedPrint'],
  5101: ['tile', 'trivet', 'coasters'],
  5102: ['plate', 'bowl', 'vase', 'mug', 'jar', 'cup'],
  5103: ['cushion', 'blanket', 'towel'],
  5104: ['candle', 'lantern', 'lamp'],
  5105: ['framedPrint', 'poster'],
  5106: ['relief', 'capital'],
  95: ['scarf', 'tote', 'shirt', 'fan'],
  9501: ['scarf', 'shawl'],
  9502: ['tie', 'bowTie'],
  9503: ['fan'],
  9504: ['tote', 'pouch'],
  9505: ['shirt'],
  9506: ['umbrella', 'keyring'],
  2: ['pendant', 'earrings', 'brooch', 'ring', 'bracelet'],
  201: ['earrings'],
  202: ['pendant'],
  203: ['brooch'],
  204: ['ring'],
  205: ['bracelet'],
  46: ['notebook', 'postcards', 'pencils', 'portfolio'],
  4601: ['notebook'],
  4602: ['pencils'],
  4603: ['postcards'],
  4604: ['portfolio', 'poster'],
  4605: ['magnets', 'planner', 'pencils'],
  4606: ['wrap', 'bookmarks'],
  59: ['puzzle', 'blocks', 'lion', 'memory'],
  5901: ['puzzle', 'memory', 'game'],
  5902: ['colouring'],
  5903: ['lion'],
  5904: ['blocks'],
  67: ['diary', 'calendar', 'planner'],
  6701: ['diary'],
  6702: ['calendar'],
  6703: ['planner'],
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|·/gu, '')
    .toLowerCase()

/** A word of the title that stands first names the thing; the rest say what is painted on it. */
function named(texts: readonly string[]): Shape | undefined {
  for (const text of texts) {
    const found = words
      .map(([shape, pattern], rank) => ({ shape, rank, at: plain(text).search(pattern) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at || a.rank - b.rank)
    if (found[0]) return found[0].shape
  }
  return undefined
}

/** The silhouette of an object: the one its record asks for, else by its words, its family, its category; a gift box at last. */
export function shapeOf({ id, artwork, title, titles, category_id, families }: ObjectWords): Shape {
  const asked = artwork?.['shape']
  if (isShape(asked)) return asked
  const spoken = named([titles['es'] ?? title, title, ...families, titles['en'] ?? ''])
  const meant = typeof asked === 'string' && Object.hasOwn(aliases, asked) ? aliases[asked] : undefined
  const close = spoken && kin.some((family) => meant && family.includes(meant) && family.includes(spoken))
  if (meant) return close ? spoken : meant
  if (spoken) return spoken
  const usual = category_id === null ? undefined : (categories[category_id] ?? categories[Math.floor(category_id / 100)])
  return usual ? pick(usual, id, 'shape') : 'giftBox'
}
