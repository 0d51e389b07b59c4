import type { Localized } from '#kernel/language.ts'

export type PieceWords = readonly [date: string, materials: string, dimensions: string, origin: string]

/** How the lines begin that tell what the museum says of a piece. */
export const pieceWords: Localized<PieceWords> = {
  es: ['Fecha de la pieza', 'Materiales', 'Medidas', 'Datos de la pieza'],
  ca: ['Data de la peça', 'Materials', 'Mides', 'Dades de la peça'],
  en: ['Date of the piece', 'Materials', 'Dimensions', 'Data of the piece'],
}
