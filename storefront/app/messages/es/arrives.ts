/** Lists by the day on which things arrive: the filter, its chip, and the day on each card. */
export const arrives = {
  title: 'Llega a tiempo',
  postcode: 'Su código postal',
  by: 'Llega, como muy tarde, el',
  show: 'Ver lo que llega',
  myStore: 'Recoger en mi librería',
  inStore: 'Lo que hay ahora en mi librería',
  chipInStore: ({ place, day }: { place: string; day: string | null }) => `Ahora en ${place}${day ? `, hasta el ${day}` : ''}`,
  chip: ({ place, day }: { place: string; day: string | null }) => (day ? `${place}, hasta el ${day}` : place),
  card: ({ day }: { day: string }) => `Como muy tarde, el ${day}`,
  cardAtStore: ({ day }: { day: string }) => `Para recoger el ${day}`,
  today: ({ time }: { time: string }) => `Días para pedidos hechos hoy antes de las ${time}.`,
  onDay: ({ day, time }: { day: string; time: string }) => `Días para pedidos hechos antes del ${day} a las ${time}.`,
}
