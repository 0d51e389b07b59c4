import type { Language } from '#kernel/language.ts'

const es = {
  'pictures.none': 'Este archivo no es una imagen. Se admiten JPEG, PNG, WebP, AVIF, HEIC y TIFF.',
  'pictures.broken': 'La imagen está incompleta o dañada. Envíela de nuevo desde el original.',
  'pictures.too_large': 'La imagen ocupa más de {megabytes} MB.',
  'pictures.too_many_pixels': 'La imagen tiene más de {megapixels} megapíxeles.',
  'pictures.too_small': 'La imagen es demasiado pequeña: el lado más largo necesita {least} píxeles como mínimo.',
  'pictures.enough': 'Este título ya tiene {most} imágenes, el máximo.',
  'pictures.unknown': 'Esta imagen ya no está.',
  'pictures.other_ones': 'Las imágenes han cambiado mientras tanto. Vuelva a ordenarlas.',
}
type Messages = Record<keyof typeof es, string>

const ca: Messages = {
  'pictures.none': 'Aquest fitxer no és una imatge. S’admeten JPEG, PNG, WebP, AVIF, HEIC i TIFF.',
  'pictures.broken': 'La imatge és incompleta o està malmesa. Torneu a enviar-la des de l’original.',
  'pictures.too_large': 'La imatge ocupa més de {megabytes} MB.',
  'pictures.too_many_pixels': 'La imatge té més de {megapixels} megapíxels.',
  'pictures.too_small': 'La imatge és massa petita: el costat més llarg necessita {least} píxels com a mínim.',
  'pictures.enough': 'Aquest títol ja té {most} imatges, el màxim.',
  'pictures.unknown': 'Aquesta imatge ja no hi és.',
  'pictures.other_ones': 'Les imatges han canviat mentrestant. Torneu a ordenar-les.',
}

const en: Messages = {
  'pictures.none': 'This file is not a picture. JPEG, PNG, WebP, AVIF, HEIC and TIFF are accepted.',
  'pictures.broken': 'The picture is incomplete or damaged. Please send it again from the original.',
  'pictures.too_large': 'The picture is larger than {megabytes} MB.',
  'pictures.too_many_pixels': 'The picture has more than {megapixels} megapixels.',
  'pictures.too_small': 'The picture is too small: its longer side needs at least {least} pixels.',
  'pictures.enough': 'This title already has {most} pictures, the maximum.',
  'pictures.unknown': 'This picture is no longer there.',
  'pictures.other_ones': 'The pictures have changed in the meantime. Please put them in order again.',
}

export const pictureMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
