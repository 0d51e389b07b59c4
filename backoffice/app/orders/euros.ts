/** Euros as they are typed, 12,50 or 12.50; what is no figure is none, and the call says what it expects. */
export const eurosOf = (text: string): number => Number(text.trim().replace(',', '.') || Number.NaN)
