/** From the plainest a price is agreed at to the finest that is printed, in hundredths of a percent. */
const steps = [100, 50, 25, 10, 1]

/**
 * The percentage that was taken off, as whoever agreed on it calls it: 15 %, although a copy's discount is rounded to the cent and
 * comes to 14.97 %. The plainest rate that explains the amount, half a cent a copy off at most.
 * @param listCents price of all copies before the discount @param paidCents what they cost @param copies at least one
 * @returns percent with up to two decimals; 0 when nothing was taken off.
 */
export function discountRate(listCents: number, paidCents: number, copies: number): number {
  const off = listCents - paidCents
  if (listCents <= 0 || off <= 0) return 0
  const exact = (off * 10_000) / listCents
  const rate = steps
    .map((step) => Math.round(exact / step) * step)
    .find((rate) => rate > 0 && Math.abs((listCents * rate) / 10_000 - off) <= (copies + 1) / 2)
  return (rate ?? Math.round(exact)) / 100
}
