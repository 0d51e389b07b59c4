/** Said on the page of a product alone. */
export const productPage = {
  /** How often promised days were kept. */
  keptPromises: ({ percent, times }: { percent: number; times: string }) =>
    `En el último año, el ${percent}\u00a0% de las ${times} entregas de artículos como este llegó en plazo.`,
  chargedLater: 'Se cobra cuando sale de la tienda, no antes.',
  askAvailability: 'Preguntar por la disponibilidad',
}
