/** What editions of one work share, read from a title and its first author. Pure; its precision is measured by `npm run bench -- works`. */
import { slugOf } from '#kernel/slug.ts'

/** Grows with every change of the rule: what is stored by an older one is read again (work-keys.ts). */
export const workRule = 2

/** The shop's section of comics, and what imports put there. */
export const comics = 1800

export interface Titled {
  title: string
  subtitle?: string | null | undefined
  /** Who wrote it, first name first; only the first of them counts. */
  author?: string | null | undefined
  /** The series and the number in it, where they stand apart from the title. */
  series?: { name: string; number?: string | null | undefined } | null | undefined
  /** A comic or a course: of its titles many lack the number of the part, so that one without a number joins nothing. */
  inParts?: boolean | undefined
}

const bracketed = /[([]([^()[\]]*)[)\]]?/g
/** What stands between a title and its subtitle. */
const subtitleMark = /[:;]| [-–—/] |--/
const article = /^(?:the|a|an|el|la|lo|los|las|un|una|els|les|le|der|die|das|il|o|os|as)-/

/** Titles that many books of one author bear: they join nothing. */
const general = new Set(
  (
    'selected collected complete poems poetry poesia poesias poemes stories short plays essays works writings letters novels tales obras ' +
    'completas cuentos relatos cartas ensayos teatro antologia anthology diary diaries journal journals omnibus collection collections ' +
    'three four five two six great best major early later new and of the y de i autobiography memoirs sonnets biography bible portable ' +
    'reader box boxed set other prose untitled trilogy trilogia saga series volume works uncollected first last'
  ).split(' '),
)

/** Words of something made from a work, or of several works together: whatever has one is another entry. */
const made =
  /\b(?:box|boxed|boxset|sets?|bundle|omnibus|trilogy|trilogia|quartet|duology|companion|workbook|notes|cliffsnotes|cliffs|sparknotes|study|guides?|guia|manual|teachers?|graphic|comics?|manga|screenplay|script|play|musical|adaptation|adapted|retold|retelling|journal|calendar|diary|stickers?|colou?ring|activity|cookbook|game|kit|poster|postcards|pop|junior|jr|kids|children|childrens|young|readers?|illustrated classics?|classics illustrated|making|encyclopedia|dozen|sampler|excerpt|preview|prequel|sequel|continued|abridged|volumes|books)\b/
/** Words that number a part. */
const numbering =
  /\b(?:vol|volume|volumen|band|tome|tomo|part|parts|parte|teil|book|bk|libro|level|season|episode|issue|number|no|chapter|ii|iii|iv|v|vi|vii|viii|ix|x|xi|xii|two|three|four|five|six|seven|eight|nine|ten|first|second|third|fourth|1st|2nd|3rd|one|of|the|and|y|de|\d+[a-z]?)\b/g
const numbered =
  /\d|\b(?:vol|volume|volumen|band|tome|tomo|part|parts|parte|teil|bk|libro|level|season|episode|issue|chapter|ii|iii|iv|v|vi|vii|viii|ix|x|xi|xii|two|three|four|five|six|seven|eight|nine|ten|second|third|fourth)\b|\bbook one\b/

/** One of several collections of an author's works. */
const several =
  /\b(?:selected|complete|collected|major|best|all|short|early|late|new|other|more|further) (?:\w+ ){0,2}(?:stories|story|novels|tales|poems|poetry|plays|essays|works|writings|fiction|cuentos|relatos|poemas|poesias|obras)\b|^(?:stories|poems|novels|tales|plays|essays)\b|^collection$/
/** How a subtitle begins that tells what a book is, not which of several. */
const tells =
  /^(?:a|an|the|una|un|la|el|my|one|his|her|their|or|o|and|y|how(?! to)|why|what|inside|from|with|in|on|being|overcoming|como|por|historia|novela|novel|memoir|memorias|stories|poems|relatos|portrait|confessions|adventures|tales|lessons|reflections|notes|essays|life|true|based)\b/
const kinds =
  /\b(?:novel|novela|novella|memoir|memoirs|memorias|thriller|mystery|romance|story|stories|tale|tales|history|historia|biography|biografia|autobiography|autobiografia|life|guide|poems|essays|introduction|fable|fabula|edition|edicion|classics|classic|unabridged|paperback|hardcover|tie|winner|bestseller|true|account|chronicle|journey|portrait|quest|search|secrets|lessons|confessions|adventures|inquiry|study)\b/
/** Which edition of a house it is: "50th anniversary edition". */
const editions = new Set(['edition', 'edicion', 'edicio'])
const kindsOfEdition = new Set(['anniversary', 'revised', 'movie'])
/** Such a long subtitle names no part of a series. */
const longSubtitle = 6
const nobody =
  /^(?:various|anonymous|anonimo|unknown|varios|aa-?vv|vv-?aa|multiple|staff|editors?|n-?a|not-available|none|author|authors)\b|\b(?:press|publishing|publications|publishers|publisher|books|staff|editors|games|editions|magazine|group|company|inc|ltd|library|university|society|institute|various|anonymous|disney|marvel|comics)\b/

const plain = (text: string) => (/[\p{L}\p{N}]/u.test(text) ? slugOf(text) : '')
const spaced = (slug: string) => slug.replaceAll('-', ' ')

function withoutEdition(words: readonly string[]): string[] {
  const kept: string[] = []
  for (const word of words)
    if (!editions.has(word)) kept.push(word)
    else if (kept.at(-1) === 'in' && kept.at(-2) === 'tie') kept.splice(-3)
    else kept.splice(kindsOfEdition.has(kept.at(-1) ?? '') ? -2 : -1)
  return kept
}

/** What a subtitle adds to the key: nothing where it only describes the book. */
function told(text: string): string {
  const slug = plain(text)
  const words = withoutEdition(spaced(slug).split(' ')).join(' ')
  if (words === '') return ''
  if (made.test(words) || numbered.test(words) || several.test(words) || /\p{L}\/\p{L}/u.test(text)) return slug
  const length = words.split(' ').length
  const describes = tells.test(words) && (kinds.test(words) || length >= 4)
  return describes || length >= longSubtitle || /^(?:a |una )?novela?\b/.test(words) ? '' : slug
}

/** A bracket names a series, with the number in it, or an edition of a house, unless it holds nothing but a number or says that it is something else. */
function toldInBrackets(text: string): string {
  const words = spaced(plain(text))
  if (made.test(words.replace(/\b(?:young readers?|junior) (?:edition|classics?)\b|\breader s circle\b|\bbooks?\b/g, ' ')))
    return plain(text)
  const named = words.replace(numbering, ' ').trim()
  return named === '' && numbered.test(words) ? plain(text) : ''
}

/**
 * The key that editions of one work share: the title without its article and without a subtitle that only describes it, the first
 * author's surname and initial, and whatever tells parts, sets and books made from a work apart. Undefined where a title says too little:
 * without an author, or one that many books of an author bear. Formats, houses, years and languages do not count; translations under
 * another title are joined by hand.
 */
export function workKeyOf({ title, subtitle, author, series, inParts = false }: Titled): string | undefined {
  const writer = plain(author ?? '')
  if (writer === '' || nobody.test(writer)) return undefined
  const brackets = [...title.matchAll(bracketed)].map(([, inside]) => inside ?? '')
  const bare = title.replace(bracketed, ' ').replace(/\s+/g, ' ').trim()
  const mark = bare.slice(2).search(subtitleMark)
  const main = mark < 0 ? bare : bare.slice(0, mark + 2)
  const rest = mark < 0 ? '' : bare.slice(mark + 2)
  const slug = plain(main).replace(article, '')
  if (slug === '' || slug.split('-').every((word) => general.has(word))) return undefined
  const name = writer.split('-')
  const parts = [told(rest), told(subtitle ?? ''), ...brackets.map(toldInBrackets)]
  // "Amulet" as number 3 of "Amulet" is its third part; "Dune Messiah" is itself, whichever number it has in "Dune".
  if (series?.number && series.number !== '1' && plain(series.name).replace(article, '').startsWith(slug))
    parts.push(`n-${plain(series.number)}`)
  const more = [...new Set(parts.filter((part) => part !== '' && part.replace(article, '') !== slug))].toSorted()
  if (inParts && !/\d/.test(slug) && !more.some((part) => /\d/.test(part))) return undefined
  return [slug, `${name.at(-1)}-${name[0]![0]}`, ...more].join('|')
}
