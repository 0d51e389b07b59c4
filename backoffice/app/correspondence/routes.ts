import type { LazyRouteFunction, RouteObject } from 'react-router'
import { screen } from '../frame/desk.ts'
import { applicationWords } from './application-words.ts'
import { doorWords } from './door-words.ts'
import { emailWords } from './email-words.ts'
import { letterWords } from './letter-words.ts'
import { requestWords } from './request-words.ts'
import { reviewWords } from './review-words.ts'
import { tradeWords } from './trade-words.ts'
import { correspondenceWords } from './words.ts'

type Loaded = Parameters<typeof screen>[1]
const shown = (load: Loaded): LazyRouteFunction<RouteObject> => screen(correspondenceWords, load)
const application = (load: Loaded): LazyRouteFunction<RouteObject> => screen(applicationWords, load)
const door = (load: Loaded): LazyRouteFunction<RouteObject> => screen(doorWords, load)
const email = (load: Loaded): LazyRouteFunction<RouteObject> => screen(emailWords, load)
const letter = (load: Loaded): LazyRouteFunction<RouteObject> => screen(letterWords, load)
const request = (load: Loaded): LazyRouteFunction<RouteObject> => screen(requestWords, load)
const review = (load: Loaded): LazyRouteFunction<RouteObject> => screen(reviewWords, load)
const trade = (load: Loaded): LazyRouteFunction<RouteObject> => screen(tradeWords, load)

export const correspondenceRoutes: RouteObject[] = [
  {
    path: 'messages',
    lazy: shown(() => import('./messages.tsx')),
    children: [{ path: ':message', lazy: shown(() => import('./message.tsx')) }],
  },
  { path: 'house-answers', lazy: shown(() => import('./house-answers.tsx')) },
  {
    path: 'claims',
    lazy: trade(() => import('./claims.tsx')),
    children: [{ path: ':claim', lazy: trade(() => import('./claim.tsx')) }],
  },
  {
    path: 'applications',
    lazy: application(() => import('./applications.tsx')),
    children: [{ path: ':application', lazy: application(() => import('./application.tsx')) }],
  },
  {
    path: 'emails',
    lazy: email(() => import('./emails.tsx')),
    children: [{ path: ':email', lazy: email(() => import('./email.tsx')) }],
  },
  {
    path: 'order-letters',
    lazy: letter(() => import('./order-letters.tsx')),
    children: [{ path: ':letter', lazy: letter(() => import('./order-letter.tsx')) }],
  },
  {
    path: 'requests',
    lazy: request(() => import('./requests.tsx')),
    children: [{ path: ':request', lazy: request(() => import('./request.tsx')) }],
  },
  {
    path: 'reviews',
    lazy: review(() => import('./reviews.tsx')),
    children: [{ path: ':review', lazy: review(() => import('./review.tsx')) }],
  },
  { path: 'doors', lazy: door(() => import('./doors.tsx')) },
  { path: 'doors/:activity', lazy: door(() => import('./door.tsx')) },
  { path: 'doors/:activity/signed', lazy: door(() => import('./signed.tsx')) },
  {
    path: 'doors/:activity/registrations',
    lazy: door(() => import('./registrations.tsx')),
    children: [{ path: ':registration', lazy: door(() => import('./registration.tsx')) }],
  },
]
