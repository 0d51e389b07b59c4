/** From the plainest a price is agreed at to the finest that is printed, in hundredths of a percent. */
const steps = [100, 50, 25, 10]
/** Rates that are agreed on in words. */
const plainest = [100, 50]

/**
 * The percentage that was taken off, as whoever agreed on it calls it: 15 %, although a copy's discount is rounded to the cent and
 * comes to 14.97 %. The plainest rate that explains the amount, half a cent a copy off at most; failing that a whole or half percent of
 * which less than a cent a copy was kept back, since a discount that the law limits is never rounded up: 2.99 of 19.99 is 15 %, not 14.96 %.
 * @param listCents price of all copies before the discount @param paidCents what they cost @param copies at least one
 * @returns percent with up to two decimals; 0 when nothing was taken off.
 */
export function discountRate(listCents: number, paidCents: number, copies: number): number {
  const off = listCents - paidCents
  if (listCents <= 0 || off <= 0) return 0
  const exact = (off * 10_000) / listCents
  const nearest = (step: number) => Math.round(exact / step) * step
  /** What the rate would take off beyond what was. */
  const beyond = (rate: number) => (listCents * rate) / 10_000 - off
  const rate =
    steps.map(nearest).find((one) => one > 0 && Math.abs(beyond(one)) <= (copies + 1) / 2) ??
    plainest.map(nearest).find((one) => one > 0 && beyond(one) > 0 && beyond(one) < copies)
  return (rate ?? Math.round(exact)) / 100
}
