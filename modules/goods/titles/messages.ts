import type { Language } from '#kernel/language.ts'

const es = {
  'titles.changed_meanwhile':
    'Alguien ha cambiado este título mientras usted lo editaba. Compare los dos textos y guarde de nuevo.',
  'titles.unknown_format': 'Esta encuadernación no está en la lista.',
  'titles.unknown_language': 'Este código de idioma no está en la lista.',
  'titles.unknown_availability': 'Este código de disponibilidad no existe; se distinguen mayúsculas y minúsculas.',
  'titles.unknown_name': 'Algo de lo elegido ya no existe. Elija de nuevo.',
  'titles.no_price': 'Falta el precio.',
  'titles.no_category': 'Falta la sección en la que está.',
  'titles.no_safety': 'Falta quién lo fabrica y cómo contactar con la empresa: la ley obliga a mostrarlo con cada objeto.',
  'titles.withdrawn_already': 'Ya está retirado.',
  'titles.not_withdrawn': 'No está retirado.',
  'titles.not_draft': 'No es un borrador.',
  'titles.former_not_above': 'El precio anterior tiene que ser más alto que el nuevo.',
  'titles.book_over_cap':
    'La ley del libro no permite bajar tanto: el mínimo es {least_cents}. En el Día del Libro y en ferias, use una promoción.',
  'titles.price_far': 'Este precio es menos de la décima parte del actual. Si es correcto, confírmelo.',
  'titles.day_gone': 'Ese día ya ha pasado.',
  'titles.ends_before': 'El último día es anterior al primero.',
  'titles.nothing_before': 'No hay ningún precio anterior al que volver.',
  'titles.no_such_price': 'No hay ningún precio previsto con ese número.',
  'titles.unknown_code': 'Ningún artículo tiene este código.',
  'titles.twice': 'Este artículo ya aparece en una línea anterior.',
  'titles.price_unreadable': 'No se puede leer el precio.',
  'titles.sheet_empty': 'Ninguna línea tiene un código y un precio.',
  'titles.sheet_long': 'Son demasiadas líneas: 5000 como máximo.',
  'titles.isbn_missing': 'Escriba el ISBN del libro.',
  'titles.isbn_wrong': 'No es un ISBN: compruebe las cifras, la última es de control.',
  'titles.ean_wrong': 'No es un EAN: compruebe las trece cifras, la última es de control.',
  'titles.number_taken': 'Ya hay un artículo con el número {number}.',
  'titles.other_kind': 'Un libro no puede ser otra edición de un objeto, ni al revés.',
}
type Messages = Record<keyof typeof es, string>

const ca: Messages = {
  'titles.changed_meanwhile': 'Algú ha canviat aquest títol mentre l’editàveu. Compareu els dos textos i torneu a desar.',
  'titles.unknown_format': 'Aquesta enquadernació no és a la llista.',
  'titles.unknown_language': 'Aquest codi de llengua no és a la llista.',
  'titles.unknown_availability': 'Aquest codi de disponibilitat no existeix; es distingeixen majúscules i minúscules.',
  'titles.unknown_name': 'Alguna cosa del que heu triat ja no existeix. Torneu a triar.',
  'titles.no_price': 'Falta el preu.',
  'titles.no_category': 'Falta la secció on és.',
  'titles.no_safety': 'Falta qui el fabrica i com contactar amb l’empresa: la llei obliga a mostrar-ho amb cada objecte.',
  'titles.withdrawn_already': 'Ja està retirat.',
  'titles.not_withdrawn': 'No està retirat.',
  'titles.not_draft': 'No és un esborrany.',
  'titles.former_not_above': 'El preu anterior ha de ser més alt que el nou.',
  'titles.book_over_cap':
    'La llei del llibre no permet rebaixar tant: el mínim és {least_cents}. El Dia del Llibre i a les fires, feu una promoció.',
  'titles.price_far': 'Aquest preu és menys de la dècima part de l’actual. Si és correcte, confirmeu-lo.',
  'titles.day_gone': 'Aquest dia ja ha passat.',
  'titles.ends_before': 'L’últim dia és anterior al primer.',
  'titles.nothing_before': 'No hi ha cap preu anterior al qual tornar.',
  'titles.no_such_price': 'No hi ha cap preu previst amb aquest número.',
  'titles.unknown_code': 'Cap article no té aquest codi.',
  'titles.twice': 'Aquest article ja surt en una línia anterior.',
  'titles.price_unreadable': 'No es pot llegir el preu.',
  'titles.sheet_empty': 'Cap línia no té un codi i un preu.',
  'titles.sheet_long': 'Són massa línies: 5000 com a màxim.',
  'titles.isbn_missing': 'Escriviu l’ISBN del llibre.',
  'titles.isbn_wrong': 'No és un ISBN: comproveu les xifres, l’última és de control.',
  'titles.ean_wrong': 'No és un EAN: comproveu les tretze xifres, l’última és de control.',
  'titles.number_taken': 'Ja hi ha un article amb el número {number}.',
  'titles.other_kind': 'Un llibre no pot ser una altra edició d’un objecte, ni al revés.',
}

const en: Messages = {
  'titles.changed_meanwhile': 'Someone changed this title while you were editing it. Compare the two texts and save again.',
  'titles.unknown_format': 'This binding is not in the list.',
  'titles.unknown_language': 'This language code is not in the list.',
  'titles.unknown_availability': 'There is no such availability code; capitals and small letters differ.',
  'titles.unknown_name': 'Something you chose no longer exists. Please choose again.',
  'titles.no_price': 'The price is missing.',
  'titles.no_category': 'The section it belongs to is missing.',
  'titles.no_safety': 'Who makes it and how to contact them is missing: the law requires it beside every object.',
  'titles.withdrawn_already': 'It is withdrawn already.',
  'titles.not_withdrawn': 'It is not withdrawn.',
  'titles.not_draft': 'It is not a draft.',
  'titles.former_not_above': 'The former price has to be higher than the new one.',
  'titles.book_over_cap':
    'The book law does not allow this reduction: the least is {least_cents}. For Book Day and fairs, use a promotion.',
  'titles.price_far': 'This price is less than a tenth of the present one. If that is right, confirm it.',
  'titles.day_gone': 'That day has passed.',
  'titles.ends_before': 'The last day is before the first.',
  'titles.nothing_before': 'There is no earlier price to go back to.',
  'titles.no_such_price': 'No planned price has this number.',
  'titles.unknown_code': 'No item has this code.',
  'titles.twice': 'This item is in an earlier line already.',
  'titles.price_unreadable': 'The price cannot be read.',
  'titles.sheet_empty': 'No line has a code and a price.',
  'titles.sheet_long': 'There are too many lines: the maximum is 5000.',
  'titles.isbn_missing': 'Please enter the ISBN of the book.',
  'titles.isbn_wrong': 'This is not an ISBN: please check the figures, the last one is a check digit.',
  'titles.ean_wrong': 'This is not an EAN: please check the thirteen figures, the last one is a check digit.',
  'titles.number_taken': 'There is already an item with the number {number}.',
  'titles.other_kind': 'A book cannot be another edition of an object, nor the other way round.',
}

export const titleMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
