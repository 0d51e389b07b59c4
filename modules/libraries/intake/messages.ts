import type { Language } from '#kernel/language.ts'

type Code =
  | 'intake.too_large'
  | 'intake.too_many_rows'
  | 'intake.bomb'
  | 'intake.damaged'
  | 'intake.old_excel'
  | 'intake.no_list'
  | 'intake.executable'
  | 'intake.unknown_kind'
  | 'intake.nothing'
  | 'intake.taken'
  | 'intake.unknown_reading'

const es: Record<Code, string> = {
  'intake.too_large': 'El archivo es demasiado grande: caben {megabytes} MB. Puede repartirlo en varios.',
  'intake.too_many_rows': 'La lista es demasiado larga: caben {most} líneas. Puede repartirla en varias.',
  'intake.bomb': 'El archivo ocupa demasiado una vez descomprimido. Guarde solo la hoja con la lista y vuelva a intentarlo.',
  'intake.damaged': 'No se puede abrir el archivo: está dañado o incompleto. Guárdelo de nuevo y vuelva a intentarlo.',
  'intake.old_excel':
    'Es un libro de Excel antiguo (.xls). Ábralo, elija «Guardar como», «Libro de Excel (.xlsx)», y súbalo otra vez.',
  'intake.no_list':
    'De un PDF o un documento de Word no sabemos sacar la lista. Copie aquí el texto, o envíelo con un pedido por correo electrónico.',
  'intake.executable': 'No se admiten programas, ni páginas web, ni documentos con macros.',
  'intake.unknown_kind': 'No reconocemos este tipo de archivo. Sirven xlsx, ods, csv, txt, mrc, MARCXML y eml.',
  'intake.nothing': 'No hemos encontrado ningún ISBN, EAN ni título. Pegue la lista o elija un archivo.',
  'intake.taken': 'Estas líneas ya están en su lista de pedido.',
  'intake.unknown_reading': 'Esta lectura ya no se guarda: pegue la lista otra vez.',
}
const ca: Record<Code, string> = {
  'intake.too_large': 'El fitxer és massa gran: com a màxim, {megabytes} MB. El podeu repartir en uns quants.',
  'intake.too_many_rows': 'La llista és massa llarga: com a màxim, {most} línies. La podeu repartir en unes quantes.',
  'intake.bomb': 'El fitxer ocupa massa un cop descomprimit. Deseu només el full amb la llista i torneu-ho a provar.',
  'intake.damaged': 'No es pot obrir el fitxer: està malmès o incomplet. Torneu-lo a desar i proveu-ho una altra vegada.',
  'intake.old_excel':
    'És un llibre d’Excel antic (.xls). Obriu-lo, trieu «Anomena i desa», «Llibre d’Excel (.xlsx)», i torneu-lo a pujar.',
  'intake.no_list':
    'D’un PDF o un document de Word no en sabem treure la llista. Copieu aquí el text, o envieu-lo amb una comanda per correu electrònic.',
  'intake.executable': 'No s’admeten programes, ni pàgines web, ni documents amb macros.',
  'intake.unknown_kind': 'No reconeixem aquest tipus de fitxer. Serveixen xlsx, ods, csv, txt, mrc, MARCXML i eml.',
  'intake.nothing': 'No hem trobat cap ISBN, EAN ni títol. Enganxeu la llista o trieu un fitxer.',
  'intake.taken': 'Aquestes línies ja són a la vostra llista de comanda.',
  'intake.unknown_reading': 'Aquesta lectura ja no es desa: torneu a enganxar la llista.',
}
const en: Record<Code, string> = {
  'intake.too_large': 'The file is too large: the maximum is {megabytes} MB. You can split it into several files.',
  'intake.too_many_rows': 'The list is too long: the maximum is {most} lines. You can split it into several lists.',
  'intake.bomb': 'The file is too large when unpacked. Save only the sheet with the list and try again.',
  'intake.damaged': 'The file cannot be opened: it is damaged or incomplete. Please save it again and retry.',
  'intake.old_excel':
    'This is an old Excel workbook (.xls). Open it, choose “Save as”, “Excel Workbook (.xlsx)”, and upload it again.',
  'intake.no_list':
    'We cannot read lists from PDF or Word documents. Paste the text here, or attach the file to an order by e-mail.',
  'intake.executable': 'Programs, web pages and documents with macros are not accepted.',
  'intake.unknown_kind': 'We do not recognise this kind of file. You can use xlsx, ods, csv, txt, mrc, MARCXML and eml.',
  'intake.nothing': 'We found no ISBN, EAN or title. Paste the list or choose a file.',
  'intake.taken': 'These lines are already in your order list.',
  'intake.unknown_reading': 'This list is no longer available: please paste it again.',
}

export const intakeMessages: Record<Language, Record<Code, string>> = { es, ca, en }

declare module '#kernel/errors.ts' {
  interface RefusalSentences extends Record<Code, string> {}
}
