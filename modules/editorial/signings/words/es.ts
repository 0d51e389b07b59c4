/** What is said of signed copies, in letters and on every screen that names one. */
export interface SignedTexts {
  /** Where authors sign copies to order, on the page of their book. */
  invites: (author: string, day: string) => string
  /** The same on their own page, behind the activity. */
  takesOrders: (day: string) => string
  /** What is done with a copy, and from when on it travels. */
  signed: (day: string) => string
  dedicated: (day: string, to: string) => string
  cancelled: string
  /** That what is made for one person is not withdrawn from (TRLGDCU 103 c). */
  dedicatedStays: string
}

export const signed: SignedTexts = {
  invites: (author, day) => `${author} firma ejemplares de este libro el ${day}: encargue el suyo, con dedicatoria si lo desea`,
  takesOrders: (day) => `Se encargan ejemplares firmados hasta el ${day}`,
  signed: (day) => `Ejemplar firmado: se firma el ${day} y sale después`,
  dedicated: (day, to) => `Ejemplar firmado con dedicatoria para «${to}»: se firma el ${day} y sale después`,
  cancelled: 'Ejemplar firmado: la firma se ha suspendido',
  dedicatedStays:
    'Un ejemplar con dedicatoria se hace a la medida de quien lo encarga: la ley no prevé para él derecho de desistimiento (art. 103 c del Real Decreto Legislativo 1/2007). Los demás artículos del pedido lo conservan.',
}
