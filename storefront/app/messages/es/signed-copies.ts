/** Copies that an author signs at an activity, ordered before it. */
export const signedCopies = {
  order: 'Encargar un ejemplar firmado',
  until: (day: string) => `Se encargan hasta el ${day}, con dedicatoria si lo desea.`,
  over: 'Ya no se admiten encargos de ejemplares firmados.',
  lead: 'Cuesta lo mismo que el libro sin firmar. Se firma en esta actividad y se lo enviamos, o lo recoge, después.',
  book: 'Libro',
  dedication: 'Dedicatoria: ¿para quién? (opcional)',
  dedicationHint: 'El nombre de quien lo recibe, hasta 60 caracteres: «Para Inés». En blanco, solo la firma.',
  law: 'Un ejemplar con dedicatoria se hace a la medida de quien lo encarga y la ley no prevé para él derecho de desistimiento (art. 103 c del Real Decreto Legislativo 1/2007). Si solo va firmado, lo conserva.',
  data: 'Usamos este nombre solo para la dedicatoria y lo borramos un año después de la firma.',
  toBasket: 'Añadir a la cesta',
  back: 'Volver a la actividad',
}
