import type { Language } from '#kernel/language.ts'

type Code =
  | 'verifactu.unknown'
  | 'verifactu.no_xml'
  | 'verifactu.not_sent'
  | 'verifactu.not_answered'
  | 'verifactu.accepted'
  | 'verifactu.corrected'
  | 'verifactu.off'
  | 'verifactu.cancelled'
  | 'verifactu.names_nobody'
  | 'verifactu.nif_invalid'
  | 'verifactu.country_missing'
  | 'verifactu.id_spanish'

const es: Record<Code, string> = {
  'verifactu.unknown': 'No existe ese registro de facturación.',
  'verifactu.no_xml': 'Este registro es anterior al envío de registros y no tiene XML.',
  'verifactu.not_sent': 'Este registro se conserva sin enviarse: no hay nada que subsanar.',
  'verifactu.not_answered': 'La Agencia Tributaria todavía no ha contestado a este registro.',
  'verifactu.accepted': 'La Agencia Tributaria aceptó este registro: no hay nada que subsanar.',
  'verifactu.corrected': 'Otro registro ya ocupa el lugar de este.',
  'verifactu.off': 'La tienda no envía ahora registros a la Agencia Tributaria.',
  'verifactu.cancelled': 'La factura está anulada: su registro ya no se subsana.',
  'verifactu.names_nobody': 'Este registro no lleva destinatario.',
  'verifactu.nif_invalid': 'El NIF no es válido. Compruebe los números y la letra.',
  'verifactu.country_missing': 'Indique el país con dos letras.',
  'verifactu.id_spanish': 'De España solo se admiten el NIF, el pasaporte o «no censado».',
}
const ca: Record<Code, string> = {
  'verifactu.unknown': 'No existeix aquest registre de facturació.',
  'verifactu.no_xml': 'Aquest registre és anterior a l’enviament de registres i no té XML.',
  'verifactu.not_sent': 'Aquest registre es conserva sense enviar-se: no hi ha res per esmenar.',
  'verifactu.not_answered': 'L’Agència Tributària encara no ha contestat aquest registre.',
  'verifactu.accepted': 'L’Agència Tributària va acceptar aquest registre: no hi ha res per esmenar.',
  'verifactu.corrected': 'Un altre registre ja ocupa el lloc d’aquest.',
  'verifactu.off': 'La botiga ara no envia registres a l’Agència Tributària.',
  'verifactu.cancelled': 'La factura està anul·lada: el seu registre ja no s’esmena.',
  'verifactu.names_nobody': 'Aquest registre no porta destinatari.',
  'verifactu.nif_invalid': 'El NIF no és vàlid. Comproveu-ne els números i la lletra.',
  'verifactu.country_missing': 'Indiqueu el país amb dues lletres.',
  'verifactu.id_spanish': 'D’Espanya només s’admeten el NIF, el passaport o «no censat».',
}
const en: Record<Code, string> = {
  'verifactu.unknown': 'There is no such invoice record.',
  'verifactu.no_xml': 'This record was made before records were sent and has no XML.',
  'verifactu.not_sent': 'This record is kept and not sent: there is nothing to correct.',
  'verifactu.not_answered': 'The tax agency has not answered this record yet.',
  'verifactu.accepted': 'The tax agency accepted this record: there is nothing to correct.',
  'verifactu.corrected': 'Another record has already taken its place.',
  'verifactu.off': 'The shop sends no records to the tax agency at the moment.',
  'verifactu.cancelled': 'The invoice is cancelled: its record is no longer corrected.',
  'verifactu.names_nobody': 'This record names no buyer.',
  'verifactu.nif_invalid': 'This NIF is not valid. Please check its digits and letter.',
  'verifactu.country_missing': 'Give the country as two letters.',
  'verifactu.id_spanish': 'For Spain only the NIF, a passport or “not registered” is possible.',
}

export const verifactuMessages: Record<Language, Record<Code, string>> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Record<Code, string> {}
}
