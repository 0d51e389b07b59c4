/** Euros or a percentage as they were typed, with a comma or a point; null where nothing was. */
export const amountOf = (typed: string): number | null => {
  const amount = Number(typed.trim().replace(',', '.'))
  return typed.trim() !== '' && Number.isFinite(amount) && amount >= 0 ? Math.round(amount * 100) / 100 : null
}
