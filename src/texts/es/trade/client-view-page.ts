import type { DocumentTexts } from '#texts/texts.ts'
import { kinds } from '../catalogue/kinds.ts'

export const clientViewPage: DocumentTexts['clientViewPage'] = {
  kinds: kinds.forClients,
  proposal: 'Viaje',
  contents: 'Lo que sigue',
  endsAt: 'Los servicios terminan en',
  transfer: 'Traslado',
  pictures: 'Imágenes',
  gone: {
    title: 'Esta página ya no está disponible',
    text: 'El enlace venció o no está completo. Pida uno nuevo a quien se lo envió.',
  },
  later: {
    title: 'La página no se puede mostrar ahora',
    text: 'Vuelva a intentarlo en unos minutos.',
  },
}
