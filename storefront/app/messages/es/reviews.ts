/** What buyers say of a work, on its page. */
export const reviews = {
  title: 'Reseñas de quienes lo han comprado',
  of: ({ title }: { title: string }) => `Reseñas de «${title}»`,
  stars: ({ stars }: { stars: string }) => `${stars} de 5 estrellas`,
  sum: ({ average, count }: { average: string; count: number }) =>
    count === 1 ? `${average} de 5, por una reseña` : `${average} de 5, por ${count} reseñas`,
  share: ({ stars, times }: { stars: number; times: number }) =>
    `${stars === 1 ? 'Una estrella' : `${stars} estrellas`}: ${times === 1 ? '1 reseña' : `${times} reseñas`}`,
  none: 'Todavía no hay ninguna.',
  write: 'Escribir una reseña',
  all: ({ count }: { count: number }) => `Leer las ${count} reseñas`,
  edition: ({ title }: { title: string }) => `Compró «${title}»`,
  reply: 'Respuesta de la tienda',
  checked: 'Compra comprobada',
  rule: 'Solo puede escribir quien lo ha comprado aquí: cada reseña está unida a su pedido. Las leemos antes de publicarlas y publicamos también las malas; dejamos fuera las que insultan, hacen publicidad, llevan datos personales o no tratan de la obra. No pagamos por ninguna.',
  back: 'Volver a la página de la obra',
}
