/** Why a row of an import is refused, or what is left out of it: a code with its details, and its sentence in three languages. */
import { fillIn } from '#kernel/fill-in.ts'
import type { Language } from '#kernel/language.ts'
import { availabilityWords } from '#modules/goods/titles/availability-words.ts'
import { fieldWord } from './field-words.ts'
import { xmlFault } from './xml-faults.ts'

const en = {
  // The file
  file_missing: '{name}: no such file',
  file_closed: '{name}: cannot be opened ({fault})',
  run_broke_off: 'The shop broke it off: {fault}',
  file_none: '{name}: not a file',
  file_large: '{name}: {size}, more than the {most} allowed',
  file_unpacks: '{name}: unpacks to more than {most}',
  file_cut: '{name}: breaks off ({fault})',
  file_packed_twice: '{name}: packed twice',
  file_other_kind: '{name}: {found}, not {expected}',
  file_utf16: '{name}: UTF-16: save it as UTF-8',
  file_binary: '{name}: binary, not a table',
  file_web_page: '{name}: a web page, an error of the server it came from perhaps, not an XML message',
  file_not_xml: '{name}: not XML: it does not begin with "<"',
  file_empty: '{name}: empty',
  file_no_column: '{name}: no column {column}',
  file_no_sheet: '{name}: a workbook without a sheet that can be read',
  file_many_rows: '{name}: more than {most} rows',
  long_line: 'line {line} is longer than {most}',
  // The message
  sending_date: 'the sending date is {fault}: "{written}"',
  encoding: 'declares {declared}, but {lines} line(s) from here read as {real}',
  no_product: 'no product in this file',
  ends_early: 'the message ends before </ONIXMessage>',
  closes_nothing: '</{tag}> closes nothing',
  between: 'text between the products',
  part_too_large: 'a {part} larger than {most} MB: given up until the next product',
  not_well_formed: 'not well-formed: {fault}',
  // The record
  test_record: 'a record of a test (notification {code}): not taken',
  test_message: '{ean}: the message says that it is a test: not taken',
  part_of_unknown:
    '{ean}: an update of a part (notification {code}) of a title that is not in the catalogue; send the whole record',
  empty_part: '{ean}: an update of a part (notification {code}) that holds no part',
  no_identifier: 'no ISBN and no EAN',
  no_valid_identifier: 'no valid ISBN or EAN among {tried}',
  no_title: '{ean}: no title',
  no_pages: 'no number of pages: "{written}"',
  date: '{what}: {fault}: "{written}"',
  unknown_form: 'unknown ProductForm "{written}"',
  no_form: 'no ProductForm',
  unknown_language_code: 'unknown LanguageCode "{written}"',
  unknown_code: 'unknown code: {written}',
  no_name: 'a contributor without a name',
  unknown_role: 'unknown ContributorRole "{written}"',
  no_amount: 'no amount: "{written}"',
  no_currency: 'a price without a currency: {written}',
  no_rate: 'no rate for the currency "{currency}"; not for sale without another price',
  estimated: '{ean}: about {price} from {written} {currency}: an estimate, not on sale until a person confirms it',
  // The row of a table
  cells: '{found} cells instead of {expected}',
  no_valid_isbn: 'no valid ISBN: "{written}"',
  doubtful_title: 'doubtful characters in the title "{written}"',
  unknown_language: 'unknown language "{written}"',
  unknown_format: 'unknown binding "{written}"',
  unknown_availability: 'unknown availability "{written}"',
  no_object_number: 'no object number',
  no_euro_prices: '{rows} rows state no price in euros: not for sale (--demo-prices gives them one of the demonstration)',
  no_number: '{field}: "{written}" is not a number',
  no_day: '{field}: "{written}" is no day',
  not_json: '{name}: not JSON',
  // The catalogue
  wrong_check_digit: '{ean}: wrong check digit',
  field: '{field}: {fault}',
  twice: '{ean} stands in line {first} already',
  former_price: 'the former price is not above the price',
  kept_by_hand: '{ean}: kept by hand: {field} stays “{ours}”; the source says “{theirs}”',
  sku_taken: 'the SKU {sku} belongs to another product',
  price_falls: '{ean}: the price falls from {from} to {to}; if that is meant, run it again with --accept-prices',
  withdrawn: '{ean}: withdrawn by its source, taken off sale',
  withdrawn_before: '{ean}: withdrawn by its source, off sale since an earlier run',
  withdrawn_unknown: '{ean}: withdrawn by its source, not in the catalogue',
  no_store: 'no store yet to hold its stock',
  unknown_store: 'unknown store "{key}"',
  unknown_category: 'unknown category {key}',
  unknown_lot: 'unknown lot {key}',
  unknown_tag: 'unknown tag "{key}"',
  unknown_value: 'unknown {kind} "{key}"',
  // Taking back
  sold_since: '{ean}: sold since the import',
  changed_since: '{ean}: changed since the import ({fields})',
  in_use: '{ean}: in somebody’s basket or list',
}
export type ReasonCode = keyof typeof en
type Sentences = Record<ReasonCode, string>

const es: Sentences = {
  file_missing: '{name}: el archivo no existe',
  file_closed: '{name}: no se puede abrir ({fault})',
  run_broke_off: 'La tienda la interrumpió: {fault}',
  file_none: '{name}: no es un archivo',
  file_large: '{name}: {size}, más de los {most} permitidos',
  file_unpacks: '{name}: descomprimido ocupa más de {most}',
  file_cut: '{name}: está cortado ({fault})',
  file_packed_twice: '{name}: está comprimido dos veces',
  file_other_kind: '{name}: es {found}, no {expected}',
  file_utf16: '{name}: está en UTF-16; guárdelo en UTF-8',
  file_binary: '{name}: es un archivo binario, no una tabla',
  file_web_page: '{name}: es una página web, quizá un error del servidor de origen, no un mensaje XML',
  file_not_xml: '{name}: no es XML: no empieza por «<»',
  file_empty: '{name}: está vacío',
  file_no_column: '{name}: falta la columna {column}',
  file_no_sheet: '{name}: es un libro sin ninguna hoja que se pueda leer',
  file_many_rows: '{name}: tiene más de {most} filas',
  long_line: 'la línea {line} ocupa más de {most}',
  sending_date: 'la fecha de envío {fault}: «{written}»',
  encoding: 'declara {declared}, pero {lines} líneas a partir de esta se leen como {real}',
  no_product: 'el archivo no contiene ningún producto',
  ends_early: 'el mensaje termina antes de </ONIXMessage>',
  closes_nothing: '</{tag}> no cierra nada',
  between: 'hay texto entre los productos',
  part_too_large: 'un {part} de más de {most} MB: se salta hasta el producto siguiente',
  not_well_formed: 'XML mal formado: {fault}',
  test_record: 'registro de prueba (notificación {code}): no se toma',
  test_message: '{ean}: el mensaje dice que es una prueba: no se toma',
  part_of_unknown:
    '{ean}: actualización parcial (notificación {code}) de un título que no está en el catálogo; hace falta el registro completo',
  empty_part: '{ean}: actualización parcial (notificación {code}) sin ninguna parte',
  no_identifier: 'sin ISBN ni EAN',
  no_valid_identifier: 'ningún ISBN o EAN válido entre {tried}',
  no_title: '{ean}: sin título',
  no_pages: 'no es un número de páginas: «{written}»',
  date: '{what}: {fault}: «{written}»',
  unknown_form: 'ProductForm «{written}» desconocido',
  no_form: 'sin ProductForm',
  unknown_language_code: 'LanguageCode «{written}» desconocido',
  unknown_code: 'código desconocido: {written}',
  no_name: 'un autor sin nombre',
  unknown_role: 'ContributorRole «{written}» desconocido',
  no_amount: 'no es un importe: «{written}»',
  no_currency: 'precio sin moneda: {written}',
  no_rate: 'no hay cambio para la moneda «{currency}»; no se vende sin otro precio',
  estimated:
    '{ean}: unos {price} a partir de {written} {currency}: es una estimación y no se vende hasta que alguien la confirme',
  cells: '{found} celdas en lugar de {expected}',
  no_valid_isbn: 'ISBN no válido: «{written}»',
  doubtful_title: 'caracteres dudosos en el título «{written}»',
  unknown_language: 'idioma «{written}» desconocido',
  unknown_format: 'encuadernación «{written}» desconocida',
  unknown_availability: 'disponibilidad «{written}» desconocida',
  no_object_number: 'sin número de objeto',
  no_euro_prices: '{rows} filas no dan ningún precio en euros: no se venden',
  no_number: '{field}: «{written}» no es un número válido',
  no_day: '{field}: «{written}» no es una fecha',
  not_json: '{name}: no es JSON',
  wrong_check_digit: '{ean}: el dígito de control no es correcto',
  field: '{field}: valor no válido ({fault})',
  twice: '{ean} ya figura en la línea {first}',
  former_price: 'el precio anterior no es mayor que el precio',
  kept_by_hand: '{ean}: escrito a mano: {field} sigue siendo «{ours}»; la fuente dice «{theirs}»',
  sku_taken: 'la referencia {sku} es de otro producto',
  price_falls: '{ean}: el precio baja de {from} a {to}; si es correcto, márquelo al importar',
  withdrawn: '{ean}: lo retira su fuente; deja de venderse',
  withdrawn_before: '{ean}: lo retira su fuente; ya no se vendía desde una importación anterior',
  withdrawn_unknown: '{ean}: lo retira su fuente; no está en el catálogo',
  no_store: 'todavía no hay ninguna tienda para sus existencias',
  unknown_store: 'tienda «{key}» desconocida',
  unknown_category: 'categoría {key} desconocida',
  unknown_lot: 'lista {key} desconocida',
  unknown_tag: 'etiqueta «{key}» desconocida',
  unknown_value: '{kind} «{key}» desconocido',
  sold_since: '{ean}: se ha vendido después de la importación',
  changed_since: '{ean}: se ha cambiado después de la importación ({fields})',
  in_use: '{ean}: está en la cesta o en la lista de alguien',
}

const ca: Sentences = {
  file_missing: '{name}: el fitxer no existeix',
  file_closed: '{name}: no es pot obrir ({fault})',
  run_broke_off: 'La botiga la va interrompre: {fault}',
  file_none: '{name}: no és un fitxer',
  file_large: '{name}: {size}, més dels {most} permesos',
  file_unpacks: '{name}: descomprimit ocupa més de {most}',
  file_cut: '{name}: està tallat ({fault})',
  file_packed_twice: '{name}: està comprimit dues vegades',
  file_other_kind: '{name}: és {found}, no {expected}',
  file_utf16: '{name}: està en UTF-16; deseu-lo en UTF-8',
  file_binary: '{name}: és un fitxer binari, no una taula',
  file_web_page: '{name}: és una pàgina web, potser un error del servidor d’origen, no un missatge XML',
  file_not_xml: '{name}: no és XML: no comença per «<»',
  file_empty: '{name}: és buit',
  file_no_column: '{name}: falta la columna {column}',
  file_no_sheet: '{name}: és un llibre sense cap full que es pugui llegir',
  file_many_rows: '{name}: té més de {most} files',
  long_line: 'la línia {line} ocupa més de {most}',
  sending_date: 'la data d’enviament {fault}: «{written}»',
  encoding: 'declara {declared}, però {lines} línies a partir d’aquesta es llegeixen com a {real}',
  no_product: 'el fitxer no conté cap producte',
  ends_early: 'el missatge acaba abans de </ONIXMessage>',
  closes_nothing: '</{tag}> no tanca res',
  between: 'hi ha text entre els productes',
  part_too_large: 'un {part} de més de {most} MB: se salta fins al producte següent',
  not_well_formed: 'XML mal format: {fault}',
  test_record: 'registre de prova (notificació {code}): no es pren',
  test_message: '{ean}: el missatge diu que és una prova: no es pren',
  part_of_unknown: '{ean}: actualització parcial (notificació {code}) d’un títol que no és al catàleg; cal el registre complet',
  empty_part: '{ean}: actualització parcial (notificació {code}) sense cap part',
  no_identifier: 'sense ISBN ni EAN',
  no_valid_identifier: 'cap ISBN o EAN vàlid entre {tried}',
  no_title: '{ean}: sense títol',
  no_pages: 'no és un nombre de pàgines: «{written}»',
  date: '{what}: {fault}: «{written}»',
  unknown_form: 'ProductForm «{written}» desconegut',
  no_form: 'sense ProductForm',
  unknown_language_code: 'LanguageCode «{written}» desconegut',
  unknown_code: 'codi desconegut: {written}',
  no_name: 'un autor sense nom',
  unknown_role: 'ContributorRole «{written}» desconegut',
  no_amount: 'no és un import: «{written}»',
  no_currency: 'preu sense moneda: {written}',
  no_rate: 'no hi ha canvi per a la moneda «{currency}»; no es ven sense un altre preu',
  estimated: '{ean}: uns {price} a partir de {written} {currency}: és una estimació i no es ven fins que algú la confirmi',
  cells: '{found} cel·les en lloc de {expected}',
  no_valid_isbn: 'ISBN no vàlid: «{written}»',
  doubtful_title: 'caràcters dubtosos en el títol «{written}»',
  unknown_language: 'llengua «{written}» desconeguda',
  unknown_format: 'enquadernació «{written}» desconeguda',
  unknown_availability: 'disponibilitat «{written}» desconeguda',
  no_object_number: 'sense número d’objecte',
  no_euro_prices: '{rows} files no donen cap preu en euros: no es venen',
  no_number: '{field}: «{written}» no és un nombre vàlid',
  no_day: '{field}: «{written}» no és una data',
  not_json: '{name}: no és JSON',
  wrong_check_digit: '{ean}: el dígit de control no és correcte',
  field: '{field}: valor no vàlid ({fault})',
  twice: '{ean} ja figura a la línia {first}',
  former_price: 'el preu anterior no és més alt que el preu',
  kept_by_hand: '{ean}: escrit a mà: {field} continua sent «{ours}»; la font diu «{theirs}»',
  sku_taken: 'la referència {sku} és d’un altre producte',
  price_falls: '{ean}: el preu baixa de {from} a {to}; si és correcte, marqueu-ho en importar',
  withdrawn: '{ean}: el retira la seva font; deixa de vendre’s',
  withdrawn_before: '{ean}: el retira la seva font; ja no es venia des d’una importació anterior',
  withdrawn_unknown: '{ean}: el retira la seva font; no és al catàleg',
  no_store: 'encara no hi ha cap botiga per a les seves existències',
  unknown_store: 'botiga «{key}» desconeguda',
  unknown_category: 'categoria {key} desconeguda',
  unknown_lot: 'llista {key} desconeguda',
  unknown_tag: 'etiqueta «{key}» desconeguda',
  unknown_value: '{kind} «{key}» desconegut',
  sold_since: '{ean}: s’ha venut després de la importació',
  changed_since: '{ean}: s’ha canviat després de la importació ({fields})',
  in_use: '{ean}: és a la cistella o a la llista d’algú',
}

/** Details that are words themselves; they stand in a reason as `@code`; a field of a title as `@field:title`, its availability as `@availability:e0`. */
const words = {
  publication_date: { es: 'fecha de publicación', ca: 'data de publicació', en: 'publication date' },
  market_date: { es: 'fecha de mercado', ca: 'data de mercat', en: 'market date' },
  supply_date: { es: 'fecha de suministro', ca: 'data de subministrament', en: 'supply date' },
  expected_date: { es: 'fecha prevista', ca: 'data prevista', en: 'expected date' },
  no_date: { es: 'no es una fecha', ca: 'no és una data', en: 'no date' },
  no_such_day: { es: 'no existe', ca: 'no existeix', en: 'no such day' },
  no_encoding: { es: 'ninguna codificación', ca: 'cap codificació', en: 'no encoding' },
  zip: {
    es: 'un archivo ZIP o una hoja de cálculo',
    ca: 'un fitxer ZIP o un full de càlcul',
    en: 'a ZIP archive or a spreadsheet',
  },
  pdf: { es: 'un PDF', ca: 'un PDF', en: 'a PDF' },
  old_office: { es: 'un documento de Office antiguo', ca: 'un document d’Office antic', en: 'an old Office document' },
  picture: { es: 'una imagen', ca: 'una imatge', en: 'a picture' },
  bzip2: { es: 'un archivo bzip2', ca: 'un fitxer bzip2', en: 'a bzip2 archive' },
  xz: { es: 'un archivo xz', ca: 'un fitxer xz', en: 'an xz archive' },
  zstd: { es: 'un archivo zstd', ca: 'un fitxer zstd', en: 'a zstd archive' },
  program: { es: 'un programa', ca: 'un programa', en: 'a program' },
  bomb: {
    es: 'un archivo que ocupa demasiado al descomprimirse',
    ca: 'un fitxer que ocupa massa en descomprimir-se',
    en: 'an archive that unpacks to far too much',
  },
  message: { es: 'un mensaje XML', ca: 'un missatge XML', en: 'an XML message' },
  table: { es: 'una tabla', ca: 'una taula', en: 'a table' },
} as const satisfies Record<string, Record<Language, string>>
export type ReasonWord = `@${keyof typeof words}`

export type ReasonDetails = Readonly<Record<string, string>>

/** A reason as it is kept: its code, what fills its sentence, and the sentence in English for a terminal. */
export interface Because {
  code: ReasonCode
  details: ReasonDetails
  reason: string
}

const sentences: Record<Language, Sentences> = { es, ca, en }

const spelled = (details: ReasonDetails, language: Language) =>
  Object.fromEntries(
    Object.entries(details).map(([name, said]) => {
      const [of, code = ''] = said.startsWith('@') ? said.slice(1).split(':') : []
      if (of === 'field') return [name, fieldWord(code, language)]
      if (of === 'availability') return [name, availabilityWords[code]?.[language] ?? code]
      return [name, words[of as keyof typeof words]?.[language] ?? said]
    }),
  )

const wellSaid = ({ fault, ...rest }: ReasonDetails, language: Language): ReasonDetails =>
  fault === undefined ? rest : { ...rest, fault: xmlFault(fault, language) }

export const isReasonCode = (code: string): code is ReasonCode => Object.hasOwn(en, code)

/** The sentence of a reason. */
export const reasonIn = (language: Language, code: ReasonCode, details: ReasonDetails): string =>
  fillIn(
    sentences[language][code],
    language,
    spelled(code === 'not_well_formed' ? wellSaid(details, language) : details, language),
  )

/** What a reason says of all the rows that it was given for. */
export const reasonTitle = (language: Language, code: ReasonCode): string =>
  reasonIn(language, code, {})
    .replace(/[«"“]?\{\w+\}[»"”]?/g, '…')
    .replace(/^…:? /, '')

/** A reason to hand on. What a source wrote is cut to what a report can show. */
export function because(code: ReasonCode, given: Readonly<Record<string, string | number>> = {}): Because {
  const details = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, String(value).slice(0, 200)]))
  return { code, details, reason: reasonIn('en', code, details) }
}
