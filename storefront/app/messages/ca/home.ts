import { articleTo } from '#kernel/catalan-day.ts'
import type { home as es } from '../es/home.ts'

export const home: typeof es = {
  title: 'Llibres i objectes del palau',
  description:
    'La botiga del palau i els seus jardins: llibres d’art i d’història, ceràmica, joieria i papereria inspirades en els seus enrajolats, gelosies i guixeries.',
  novelties: 'Acabats d’arribar',
  recommended: 'Ho recomanen els llibreters',
  seeNovelties: 'Totes les novetats',
  seeRecommended: 'Totes les recomanacions',
  whatsOn: 'Properament al palau',
  seeAgenda: 'Tota l’agenda',
  until: (day) => `fins ${articleTo(day)}`,
  magazine: 'A la revista',
  seeMagazine: 'Tota la revista',
  discover: 'Mostra la col·lecció',
  previous: 'Anteriors',
  next: 'Següents',
}
