import type { reviews as es } from '../es/reviews.ts'

export const reviews: typeof es = {
  title: 'Reviews by people who bought it',
  of: ({ title }) => `Reviews of “${title}”`,
  stars: ({ stars }) => `${stars} out of 5 stars`,
  sum: ({ average, count }) =>
    count === 1 ? `${average} out of 5, from one review` : `${average} out of 5, from ${count} reviews`,
  share: ({ stars, times }) => `${stars === 1 ? 'One star' : `${stars} stars`}: ${times === 1 ? '1 review' : `${times} reviews`}`,
  none: 'There are none yet.',
  write: 'Write a review',
  all: ({ count }) => `Read all ${count} reviews`,
  edition: ({ title }) => `Bought “${title}”`,
  reply: 'The shop’s reply',
  checked: 'Verified purchase',
  rule: 'Only people who bought it here can write: every review is tied to its order. We read them before publishing and publish bad ones too; we leave out those that insult, advertise, contain personal data or are not about the work. We pay for none of them.',
  back: 'Back to the work’s page',
}
