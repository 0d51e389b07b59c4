/** Where a source's subjects, codes and titles stand in the shop's tree. One rule per line, the first that speaks wins. */

import { comics } from '#modules/goods/titles/work-key.ts'

/** Ids of the tree's main branches; database/demo/categories.json names them. */
export const bookCategories = {
  art: 1000,
  architecture: 1100,
  history: 1200,
  literature: 1300,
  children: 1400,
  essay: 1500,
  travel: 1600,
  science: 1700,
  comics,
  leisure: 1900,
} as const
export const objectCategories = { home: 51, fashion: 95, jewellery: 2, stationery: 46, children: 59, agenda: 67 } as const

type Branch = keyof typeof bookCategories

/** Words of headings in English, Spanish, French and Portuguese, as the sources write them. */
const byWords: readonly (readonly [Branch, RegExp])[] = [
  ['comics', /\b(comics?|graphic novels?|manga|c[oó]mics?|historietas?|bande dessin[eé]e|bd)\b/i],
  [
    'children',
    /\b(child(ren)?'?s?|youngadult|juvenile|picture books?|young adult|teens?|infantil|juvenil|jeunesse|kids?|fairy tales?|baby|toddler)\b/i,
  ],
  [
    'leisure',
    /\b(cook(ing|ery|book)?s?|food|recipes?|wine|drinks?|cocina|gastronom[ií]a|cuisine|crafts?|hobb(y|ies)|games?|sports?|knitting|deportes|juegos|pets?|self-?help|health|diets?|fitness|parenting)\b/i,
  ],
  [
    'architecture',
    /\b(architect\w*|arquitectur\w*|gardens?|gardening|jardin\w*|landscape|urbanis\w*|interior design|palaces?|castles?)\b/i,
  ],
  ['travel', /\b(travel\w*|viajes?|voyages?|guidebooks?|gu[ií]as? tur[ií]stic\w*|atlas(es)?|maps?|geograph\w*|geograf[ií]a)\b/i],
  [
    'art',
    /\b(arts?|arte|photograph\w*|fotograf[ií]a|paint(ing|ers?)|pintura|sculpture|drawing|design|music\w*|m[uú]sica|musique|film|cinema|cine|theat(er|re)|dance|fashion|antiques?|museums?|ceramics?)\b/i,
  ],
  [
    'history',
    /\b(history|historical(?![ -]?fiction)|historia|histoire|biograph\w*|biograf[ií]as?|memoirs?|autobiograph\w*|war|military|archaeolog\w*|arqueolog[ií]a|medieval|ancient|civil war|monarch\w*)\b/i,
  ],
  [
    'science',
    /\b((?<!social |political )science(?![ -]?fiction)|ciencias?(?! ficci[oó]n)|mathemat\w*|matem[aá]tic\w*|physics|biolog\w*|chemistry|nature|natur(al|aleza)|animals?|birds?|medic\w*|engineering|computers?|comput\w*|technolog\w*|programming|inform[aá]tica|environment\w*|astronom\w*|medical)\b/i,
  ],
  [
    'essay',
    /\b(philosoph\w*|filosof[ií]a|religi\w*|politic\w*|pol[ií]tica|econom\w*|business|management|law|derecho|droit|sociolog\w*|social|psycholog\w*|psicolog[ií]a|educati\w*|educaci[oó]n|essays?|ensayo|essais?|criticism|language|ling[uü][ií]stic\w*|reference|christian\w*|spiritual\w*|nonfiction|non-fiction|finance|feminis\w*|test prep\w*|study)\b/i,
  ],
  [
    'literature',
    /\b(\w*fiction|fantasy\w*|chicklit|classics|novels?|novela|roman|romans|poe(try|ms?)|poes[ií]a|literat\w*|classics?|short stories|cuentos|romance|thrillers?|mystery|fantasy|crime|horror|drama|plays|suspense|humou?r)\b/i,
  ],
]

/** First letters of Thema and BIC/IBIC codes (both schemes agree at this depth), longest first. */
const byCode: readonly (readonly [RegExp, Branch])[] = [
  [/^(XA|XQ|XR|FX)/, 'comics'],
  [/^(Y|5A)/, 'children'],
  [/^(AM|TN[KU]|WM)/, 'architecture'],
  [/^(WB|WD|WF|WG|WK|WS|WZ|VF|VS|VX|W[HJ])/, 'leisure'],
  [/^(WT|RG)/, 'travel'],
  [/^A/, 'art'],
  [/^(H|N|DN|B[GMTJ]|BG)/, 'history'],
  [/^(P|R|T|U|M|WN)/, 'science'],
  [/^(J|K|L|Q|C|G|E|DS|V)/, 'essay'],
  [/^(F|D)/, 'literature'],
]

/** Headings of BISAC: the three letters before the digits. */
const bisac: Readonly<Record<string, Branch>> = {
  ANT: 'art',
  ARC: 'architecture',
  ART: 'art',
  BIB: 'essay',
  BIO: 'history',
  BUS: 'essay',
  CGN: 'comics',
  CKB: 'leisure',
  COM: 'science',
  CRA: 'leisure',
  DES: 'art',
  DRA: 'literature',
  EDU: 'essay',
  FAM: 'leisure',
  FIC: 'literature',
  FOR: 'essay',
  GAM: 'leisure',
  GAR: 'architecture',
  HEA: 'leisure',
  HIS: 'history',
  HOM: 'leisure',
  HUM: 'literature',
  JNF: 'children',
  JUV: 'children',
  LAN: 'essay',
  LAW: 'essay',
  LCO: 'literature',
  LIT: 'essay',
  MAT: 'science',
  MED: 'science',
  MUS: 'art',
  NAT: 'science',
  OCC: 'essay',
  PER: 'art',
  PET: 'leisure',
  PHI: 'essay',
  PHO: 'art',
  POE: 'literature',
  POL: 'essay',
  PSY: 'essay',
  REF: 'essay',
  REL: 'essay',
  SCI: 'science',
  SEL: 'leisure',
  SOC: 'essay',
  SPO: 'leisure',
  STU: 'essay',
  TEC: 'science',
  TRA: 'science',
  TRU: 'history',
  TRV: 'travel',
  YAF: 'children',
  YAN: 'children',
}

function ofCode(code: string): Branch | undefined {
  const letters = /^([A-Z]{3})\d{3}/.exec(code)?.[1]
  if (letters) return bisac[letters]
  if (/^[A-Z][A-Z0-9]{0,8}(-[A-Z0-9-]+)?$/.test(code)) return byCode.find(([pattern]) => pattern.test(code))?.[1]
  return undefined
}

/** "FA - Narrativa" and "FIC014000" start with a code, "Social Science" does not; codes of other schemes are passed over. */
function ofSubject(subject: string): Branch | undefined {
  const code = /^([A-Z0-9][A-Z0-9-]*)(?:\s+-\s+|$)/.exec(subject)?.[1]
  return (code && ofCode(code)) || byWords.find(([, pattern]) => pattern.test(subject))?.[0]
}

/**
 * The branch of a book by its subjects, in the order its source gives them; else by the words of its title; else literature,
 * as most general trade is.
 */
export function categoryOfBook(subjects: readonly string[], title: string): number {
  for (const subject of subjects) {
    const branch = ofSubject(subject.trim())
    if (branch) return bookCategories[branch]
  }
  const branch = byWords.find(([, pattern]) => pattern.test(title))?.[0]
  return bookCategories[branch ?? 'literature']
}

const objectRules: readonly (readonly [keyof typeof objectCategories, RegExp])[] = [
  ['jewellery', /\b(jewel\w*|jewelry|ring|brooch|necklace|bracelet|earrings?|pendant|pin)\b/i],
  ['children', /\b(toys?|dolls?|puppets?|games?)\b/i],
  [
    'fashion',
    /\b(textiles?|costume|fashion|garments?|shawl|scarf|lace|silk|embroider\w*|handbag|fan|clothing|accessor\w*|tapestr\w*)\b/i,
  ],
  ['agenda', /\b(calendars?|almanac)\b/i],
  [
    'stationery',
    /\b(prints?|drawings?|watercolou?rs?|works? on paper|photograph\w*|posters?|books?|paper|lithograph\w*|etching|engraving|woodcut|graphite|ink)\b/i,
  ],
]

/** The branch of a museum object by its classification, then its materials and title; the home when nothing speaks. */
export function categoryOfObject(classification: string, ...more: string[]): number {
  for (const text of [classification, ...more]) {
    const rule = objectRules.find(([, pattern]) => pattern.test(text))
    if (rule) return objectCategories[rule[0]]
  }
  return objectCategories.home
}
