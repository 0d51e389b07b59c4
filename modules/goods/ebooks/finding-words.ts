import type { Language } from '#kernel/language.ts'
import type { OwnCode } from './findings.ts'

export const es = {
  zip_broken: 'El archivo está incompleto o dañado: no se puede abrir como EPUB.',
  too_many_parts: 'El libro tiene más de 10 000 partes.',
  bomb: 'Desplegado, el libro ocupa demasiado para lo que pesa.',
  part_locked: 'Esta parte está cifrada.',
  drm: 'El libro lleva una protección de otra tienda: solo se abre con sus claves.',
  no_container: 'Falta META-INF/container.xml, que dice dónde empieza el libro.',
  no_package: 'Falta el paquete (OPF) que anuncia META-INF/container.xml, o no se puede leer.',
  scripted: 'Esta página lleva código. En nuestro lector no se ejecuta; compruebe que se entiende sin él.',
  not_checked: 'Es demasiado grande para la comprobación completa: solo se ha mirado su estructura.',
  check_stopped: 'La comprobación no terminó: el archivo pide demasiado tiempo o memoria.',
  pdf_broken: 'El archivo está incompleto o dañado: no se puede abrir como PDF.',
  pdf_locked: 'El PDF está cifrado o pide contraseña.',
  pdf_empty: 'El PDF no tiene páginas.',
  pdf_script: 'El PDF lleva código o acciones que se ejecutan al abrirlo.',
  pdf_untagged: 'El PDF no está etiquetado: un lector de pantalla no conoce su orden ni sus encabezados.',
  pdf_no_language: 'El PDF no dice en qué idioma está.',
}

type Words = Record<OwnCode, string>

const ca: Words = {
  zip_broken: 'El fitxer és incomplet o està malmès: no es pot obrir com a EPUB.',
  too_many_parts: 'El llibre té més de 10.000 parts.',
  bomb: 'Desplegat, el llibre ocupa massa per al que pesa.',
  part_locked: 'Aquesta part està xifrada.',
  drm: 'El llibre porta una protecció d’una altra botiga: només s’obre amb les seves claus.',
  no_container: 'Falta META-INF/container.xml, que diu on comença el llibre.',
  no_package: 'Falta el paquet (OPF) que anuncia META-INF/container.xml, o no es pot llegir.',
  scripted: 'Aquesta pàgina porta codi. Al nostre lector no s’executa; comproveu que s’entén sense.',
  not_checked: 'És massa gran per a la comprovació completa: només se n’ha mirat l’estructura.',
  check_stopped: 'La comprovació no s’ha acabat: el fitxer demana massa temps o memòria.',
  pdf_broken: 'El fitxer és incomplet o està malmès: no es pot obrir com a PDF.',
  pdf_locked: 'El PDF està xifrat o demana contrasenya.',
  pdf_empty: 'El PDF no té pàgines.',
  pdf_script: 'El PDF porta codi o accions que s’executen en obrir-lo.',
  pdf_untagged: 'El PDF no està etiquetat: un lector de pantalla no en coneix l’ordre ni els encapçalaments.',
  pdf_no_language: 'El PDF no diu en quina llengua està.',
}

const en: Words = {
  zip_broken: 'The file is incomplete or damaged: it cannot be opened as an EPUB.',
  too_many_parts: 'The book has more than 10,000 parts.',
  bomb: 'Unpacked, the book is far too large for its size.',
  part_locked: 'This part is encrypted.',
  drm: 'The book carries another shop’s protection: only its keys open it.',
  no_container: 'META-INF/container.xml, which says where the book begins, is missing.',
  no_package: 'The package (OPF) that META-INF/container.xml names is missing or cannot be read.',
  scripted: 'This page carries a script. Our reader does not run it; please check that the page makes sense without it.',
  not_checked: 'Too large to be checked in full: only its structure was looked at.',
  check_stopped: 'The check did not finish: the file takes too much time or memory.',
  pdf_broken: 'The file is incomplete or damaged: it cannot be opened as a PDF.',
  pdf_locked: 'The PDF is encrypted or asks for a password.',
  pdf_empty: 'The PDF has no pages.',
  pdf_script: 'The PDF carries scripts or actions that run when it is opened.',
  pdf_untagged: 'The PDF is not tagged: a screen reader knows neither its order nor its headings.',
  pdf_no_language: 'The PDF does not say which language it is in.',
}

export const words: Record<Language, Words> = { es, ca, en }
