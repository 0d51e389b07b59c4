import type { reviews as es } from '../es/reviews.ts'

export const reviews: typeof es = {
  title: 'Ressenyes de qui ho ha comprat',
  of: ({ title }) => `Ressenyes de «${title}»`,
  stars: ({ stars }) => `${stars} de 5 estrelles`,
  sum: ({ average, count }) => (count === 1 ? `${average} de 5, per una ressenya` : `${average} de 5, per ${count} ressenyes`),
  share: ({ stars, times }) =>
    `${stars === 1 ? 'Una estrella' : `${stars} estrelles`}: ${times === 1 ? '1 ressenya' : `${times} ressenyes`}`,
  none: 'Encara no n’hi ha cap.',
  write: 'Escriu una ressenya',
  all: ({ count }) => `Llegeix les ${count} ressenyes`,
  edition: ({ title }) => `Va comprar «${title}»`,
  reply: 'Resposta de la botiga',
  checked: 'Compra comprovada',
  rule: 'Només pot escriure qui ho ha comprat aquí: cada ressenya va unida a la seva comanda. Les llegim abans de publicar-les i publiquem també les dolentes; deixem fora les que insulten, fan publicitat, porten dades personals o no tracten de l’obra. No paguem per cap.',
  back: 'Torna a la pàgina de l’obra',
}
