import { shownEuros } from '#kernel/figures.ts'
import type { LetterLineState, LetterState, Proof } from '#modules/libraries/order-letters/contract.ts'
import type { letterReasons } from '#modules/libraries/order-letters/staff-contract.ts'

type Reason =
  | 'check_digit'
  | 'length'
  | 'spreadsheet'
  | 'quantity'
  | 'not_in_catalogue'
  | 'not_looked_for'
  | 'not_for_sale'
  | 'other_edition'
  | 'several'
  | 'alike'

export const words = {
  title: 'Pedidos por correo',
  empty: 'Ningún pedido por correo espera.',
  views: { open: 'Por preparar', ordered: 'Pedidos hechos', listed: 'Hechos listas', refused: 'Rechazados', all: 'Todos' },
  columns: {
    number: 'Pedido',
    customer: 'Quién',
    date: 'Recibido',
    lines: 'Líneas',
    proof: 'Remitente',
    comments: 'Lo que pide',
    state: 'Estado',
  },
  openLines: (count: number) => `${count} sin título`,
  states: {
    open: 'Por preparar',
    listed: 'Hecho lista',
    in_basket: 'En la cesta',
    ordered: 'Hecho pedido',
    refused: 'Rechazado',
    handled: 'Atendido de otro modo',
  } satisfies Record<LetterState, string>,
  proofs: { signed_in: 'Desde su cuenta', answered: 'Dirección comprobada', unproved: 'Sin comprobar' } satisfies Record<
    Proof,
    string
  >,
  proofSentences: {
    signed_in: 'Lo envió alguien que había entrado en la cuenta.',
    answered: 'Contestó desde este correo: la dirección es suya.',
    unproved:
      'Cualquiera puede poner este remitente. Le hemos pedido que conteste; hasta entonces no se carga nada a una cuenta.',
  } satisfies Record<Proof, string>,
  ofAccount: 'La dirección es de la cuenta, que la ha comprobado.',
  notOfAccount: 'La cuenta no ha comprobado que esta dirección sea suya.',
  whose: '¿De qué cuenta es?',
  whoseElse: '¿Es de otra cuenta?',
  suggested: (name: string) => `De ${name}, que tiene esta dirección`,
  findAccount: 'Buscar una cuenta',
  assigned: 'Cuenta asignada',
  by: 'Lo envió',
  email: 'Correo',
  message: 'Lo que escribió',
  messageText: 'Texto',
  file: (name: string) => `Descargar ${name}`,
  original: 'Descargar el correo como llegó',
  unread: 'Líneas que no piden nada',
  decidedBy: 'Lo decidió',
  decidedAt: 'Cuándo',
  order: 'Pedido',
  list: 'Lista de la cuenta',
  reason: 'Motivo',
  reading: 'Lo que pide',
  counts: (found: number, lines: number) => `${found} de ${lines} líneas con título`,
  more: (count: number) => `Y ${count} líneas más, que van también.`,
  nothing: 'No se ha podido leer como lista. Añada los títulos que pide.',
  lineStates: {
    found: 'Encontrado',
    choose: 'Hay que elegir',
    unknown: 'No encontrado',
    unwanted: 'No se quiere',
  } satisfies Record<LetterLineState, string>,
  reasons: {
    check_digit: 'La última cifra del ISBN no corresponde a las demás.',
    length: 'Al ISBN le faltan o le sobran cifras.',
    spreadsheet: 'La hoja de cálculo redondeó el ISBN.',
    quantity: 'La cantidad no es un número entero.',
    not_in_catalogue: 'No está en el catálogo.',
    not_looked_for: 'La lista es larga: este título no se ha buscado.',
    not_for_sale: 'Esta edición no está a la venta.',
    other_edition: 'El ISBN no está; el título sí.',
    several: 'Hay varias ediciones.',
    alike: 'Hay títulos parecidos.',
  } satisfies Record<Reason, string> as Record<Reason, string>,
  asked: (text: string) => `Escribió: ${text}`,
  readCopies: (count: number) => (count === 1 ? 'Pedía 1 ejemplar' : `Pedía ${count} ejemplares`),
  copiesThere: (count: number) => (count === 1 ? 'hay 1' : `hay ${count}`),
  notSold: 'no a la venta',
  mend: 'Corregir',
  mendLine: (line: number) => `Corregir la línea ${line}`,
  meant: 'Título:',
  none: 'ninguno',
  notThis: 'No es este',
  candidates: 'Los que pueden ser',
  choose: 'Elija uno',
  find: 'Buscar el título',
  add: 'Añadir un título',
  added: 'Título añadido',
  copies: 'Ejemplares',
  unwanted: 'No se incluye',
  note: 'Nota',
  noteHint: 'Se le dice a quien lo envió.',
  save: 'Guardar',
  cancel: 'Cancelar',
  mended: 'Línea corregida',
  changed: 'Otra persona lo ha cambiado mientras tanto. Mire cómo está ahora y guarde otra vez.',
  decision: 'Qué se hace con él',
  makeOrder: 'Hacer el pedido',
  ordered: 'Pedido hecho',
  pays: 'Cómo se paga',
  ways: { account: 'A crédito, en las condiciones de la cuenta', link: 'Con un enlace de pago que recibe por correo' },
  address: 'Se envía a',
  collected: 'Se recoge en una tienda',
  collectAt: 'Tienda donde se recoge',
  madeIn: 'Tienda que lo prepara',
  budget: 'Presupuesto',
  noBudget: 'Ninguno',
  budgetLeft: (title: string, available: number) => `${title} · quedan ${shownEuros(available, 'es')}`,
  reference: 'Referencia del cliente',
  noCost: 'Diga adónde va para ver lo que cuesta.',
  leftOut: (count: number) =>
    count === 1
      ? '1 línea sin título sigue en una lista de la cuenta.'
      : `${count} líneas sin título siguen en una lista de la cuenta.`,
  shipping: 'Envío',
  total: 'Total, IVA incluido',
  left: 'Queda en el presupuesto',
  into: {
    list: {
      name: 'Hacer una lista',
      question: 'La lista queda en la cuenta, que la revisa y la pide. Quien lo envió recibe un correo.',
      done: 'Lista hecha',
    },
    basket: {
      name: 'Poner en la cesta',
      question: 'Los títulos van a la cesta de la cuenta, todos o ninguno. Quien lo envió recibe un correo.',
      done: 'Puesto en la cesta',
    },
  },
  refuse: 'Rechazar',
  refused: 'Rechazado; se le ha escrito',
  why: 'Motivo',
  whyHint: (language: string) => `Se envía tal cual. Escríbalo en ${language}.`,
  languages: { es: 'español', ca: 'catalán', en: 'inglés' },
  handle: 'Atendido de otro modo',
  done: 'Marcado como atendido',
  whyNot: {
    'order_letter.decided': 'Ya está decidido.',
    'order_letter.no_account': 'Diga antes de qué cuenta es.',
    'order_letter.no_lines': 'Ninguna línea tiene un título que se quiera.',
    'order_letter.open_lines': 'Hay líneas sin título: elíjalo o no las incluya.',
    'order_letter.unproved': 'Nadie ha demostrado que este correo sea de quien dice.',
    'order_letter.no_desk': 'La cuenta es de un particular o no está activada: no tiene listas.',
    'order_letter.no_terms': 'La cuenta no compra a crédito.',
    'order_letter.signed_in': 'Lo envió alguien desde su cuenta.',
  } satisfies Record<(typeof letterReasons)[number], string>,
}

export type Words = typeof words
