import type { Language } from '#kernel/language.ts'

const es = {
  'facturae.certificate_not_valid':
    'El certificado vale del {from} al {until}. Instale uno vigente o descargue la factura sin firmar.',
  'facturae.not_now': 'Ese paso no sigue al último anotado.',
  'facturae.day': 'Indique una fecha entre la del paso anterior y hoy.',
  'facturae.number_missing': 'Indique el número de registro.',
  'facturae.reason_missing': 'Indique el motivo del rechazo.',
  'facturae.noted_meanwhile': 'Otra persona ha anotado un paso entretanto. Vuelva a mirarlo.',
}
type Messages = Record<keyof typeof es, string>

const ca: Messages = {
  'facturae.certificate_not_valid':
    'El certificat val del {from} al {until}. Instal·leu-ne un de vigent o baixeu la factura sense signar.',
  'facturae.not_now': 'Aquest pas no segueix l’últim anotat.',
  'facturae.day': 'Indiqueu una data entre la del pas anterior i avui.',
  'facturae.number_missing': 'Indiqueu el número de registre.',
  'facturae.reason_missing': 'Indiqueu el motiu del rebuig.',
  'facturae.noted_meanwhile': 'Una altra persona ha anotat un pas entretant. Torneu-ho a mirar.',
}

const en: Messages = {
  'facturae.certificate_not_valid':
    'The certificate is valid from {from} to {until}. Install one that is valid, or download the invoice unsigned.',
  'facturae.not_now': 'This step does not follow the last one noted.',
  'facturae.day': 'Give a day between that of the step before and today.',
  'facturae.number_missing': 'Give the registry number.',
  'facturae.reason_missing': 'Give the reason for the rejection.',
  'facturae.noted_meanwhile': 'Somebody else noted a step meanwhile. Please look again.',
}

export const facturaeMessages: Record<Language, Messages> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Messages {}
}
