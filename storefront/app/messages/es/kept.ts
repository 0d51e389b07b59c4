/** What the page says to which the letter about a basket leads. */
export const kept = {
  title: 'Su cesta',
  stopTitle: 'Avisos de la cesta',
  text: 'Pulse el botón para ver lo que dejó en la cesta, a los precios de hoy.',
  open: 'Abrir la cesta',
  stopText: 'Pulse el botón y no volveremos a escribirle sobre su cesta.',
  stop: 'No quiero más avisos',
}
